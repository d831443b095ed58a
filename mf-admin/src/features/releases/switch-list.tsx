import type { ReleaseSwitch } from '@femcoders/contracts/releases';
import { MomentText } from '../lists/components/moment-text.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import styles from './components/releases.module.css';
import { partName } from './part-name.ts';

export const actionNames: Record<ReleaseSwitch['action'], string> = {
  publish: 'Publicada',
  rollback: 'Vuelta atrás',
  pin: 'Fijada',
  unpin: 'Soltada',
  retire: 'Retirada',
};

/**
 * Every switch of what is live.
 * @param parts what it can be narrowed to
 */
export function switchList(parts: readonly string[]): ListDefinition<ReleaseSwitch> {
  return {
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
        options: parts.map((name) => ({ value: name, label: partName(name) })),
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
        csv: ({ at }) => at,
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
        cell: ({ after }) => (after ? <code className={styles.version}>{after}</code> : 'nada'),
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
    exportName: 'despliegues',
  };
}
