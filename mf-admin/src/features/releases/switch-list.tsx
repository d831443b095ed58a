import { listReleaseSwitches } from '@femcoders/contracts/endpoints/releases';
import type { ReleaseSwitch } from '@femcoders/contracts/releases';
import type { ListDefinition } from '../lists/list-definition.ts';
import { choice, column, momentColumn, named } from '../lists/list-parts.tsx';
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
    endpoint: listReleaseSwitches,
    empty: 'Todavía no se ha publicado nada',
    noun: { one: 'cambio', many: 'cambios' },
    caption: 'Cambios de versión',
    searchLabel: 'Buscar parte, versión o persona',
    filters: [
      choice(
        'parte',
        'name',
        'Parte:',
        'todas',
        parts.map((name) => ({ value: name, label: partName(name) })),
      ),
      choice('cambio', 'action', 'Cambio:', 'todos', named(actionNames)),
    ],
    columns: [
      momentColumn('at', 'Cuándo', ({ at }) => at, { sort: 'descending' }),
      column('name', 'Parte', ({ name }) => name, { cell: ({ name }) => partName(name) }),
      column('action', 'Cambio', ({ action }) => actionNames[action]),
      column('after', 'En vivo', ({ after }) => after, {
        cell: ({ after }) => (after ? <code className="code breaks">{after}</code> : 'nada'),
      }),
      column('before', 'Antes', ({ before }) => before, {
        cell: ({ before }) => before && <code className="code breaks">{before}</code>,
      }),
      column('by', 'Quién', ({ by }) => by),
    ],
    rowKey: ({ id }) => String(id),
    defaultSort: '-at',
    exportName: 'despliegues',
  };
}
