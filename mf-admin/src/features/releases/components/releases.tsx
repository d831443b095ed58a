import type { ReleaseSwitch } from '@femcoders/contracts/releases';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { MomentText } from '../../lists/components/moment-text.tsx';
import type { ListDefinition } from '../../lists/list-definition.ts';
import { filedMoment } from '../../lists/moment.ts';
import { knownParts, partName } from '../part-name.ts';
import { LiveReleases } from './live-releases.tsx';
import styles from './releases.module.css';

export const actionNames: Record<ReleaseSwitch['action'], string> = {
  publish: 'Publicada',
  rollback: 'Vuelta atrás',
  pin: 'Fijada',
  unpin: 'Liberada',
  retire: 'Retirada',
};

const switchList: ListDefinition<ReleaseSwitch> = {
  path: '/admin/releases/history',
  noun: { one: 'cambio', many: 'cambios' },
  caption: 'Cambios de versión',
  searchLabel: 'Buscar parte, versión o persona',
  filters: [
    {
      name: 'parte',
      query: 'name',
      label: 'Parte:',
      all: 'todas',
      options: knownParts.map((name) => ({ value: name, label: partName(name) })),
    },
    {
      name: 'cambio',
      query: 'action',
      label: 'Cambio:',
      all: 'todos',
      options: Object.entries(actionNames).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    {
      id: 'at',
      header: 'Cuándo',
      sort: 'descending',
      width: '11rem',
      cell: ({ at }) => <MomentText at={at} />,
      csv: ({ at }) => filedMoment(at),
    },
    { id: 'name', header: 'Parte', cell: ({ name }) => partName(name), csv: ({ name }) => name },
    {
      id: 'action',
      header: 'Cambio',
      cell: ({ action }) => actionNames[action],
      csv: ({ action }) => actionNames[action],
    },
    {
      id: 'after',
      header: 'En vivo',
      cell: ({ after }) => <code className={styles.version}>{after}</code>,
      csv: ({ after }) => after,
    },
    {
      id: 'before',
      header: 'Antes',
      cell: ({ before }) => before && <code className={styles.version}>{before}</code>,
      csv: ({ before }) => before,
    },
    { id: 'by', header: 'Quién', cell: ({ by }) => by, csv: ({ by }) => by },
  ],
  rowKey: ({ id }) => String(id),
  defaultSort: '-at',
  exportName: 'versiones',
};

/** What is live of each part of the site, and every switch that led there. */
export function Releases() {
  return (
    <>
      <section aria-labelledby="en-vivo">
        <h2 id="en-vivo" className={styles.heading}>
          En vivo
        </h2>
        <LiveReleases />
      </section>
      <section aria-labelledby="cambios">
        <h2 id="cambios" className={styles.heading}>
          Cambios
        </h2>
        <AdminList definition={switchList} empty={{ title: 'Todavía no se ha publicado nada' }} />
      </section>
    </>
  );
}
