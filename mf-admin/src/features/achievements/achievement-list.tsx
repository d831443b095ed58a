import type { AdminAchievement } from '@femcoders/contracts/achievement';
import {
  type AchievementState,
  achievementFamilies,
  achievementStates,
  familyNames,
} from '@femcoders/contracts/achievement-names';
import { listAchievements } from '@femcoders/contracts/endpoints/achievements';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { PanotTile } from '@femcoders/shared-ui';
import type { ListDefinition } from '../lists/list-definition.ts';
import { choice, column, dayColumn, optionsOf, stateTabs } from '../lists/list-parts.ts';
import { stateColumn } from '../lists/state-column.tsx';
import { ruleWords, stateNames } from './achievement-words.ts';

const tabNames: Record<AchievementState, string> = { draft: 'Borradores', active: 'Activos', paused: 'En pausa' };

/** All achievements, in any state. */
export const achievementList: ListDefinition<AdminAchievement> = {
  endpoint: listAchievements,
  noun: { one: 'logro', many: 'logros' },
  caption: 'Logros',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/achievements/${id}`,
  searchLabel: 'Buscar por nombre o frase',
  defaultSort: 'family',
  exportName: 'logros',
  filters: [
    stateTabs('Todos', optionsOf(achievementStates, tabNames)),
    choice('familia', 'family', 'Familia:', 'todas', optionsOf(achievementFamilies, familyNames)),
  ],
  columns: [
    {
      id: 'name',
      header: 'Nombre',
      sort: 'ascending',
      width: '14rem',
      cell: ({ name, drawing }) => (
        <span className="bar gap-12 middle">
          <PanotTile {...drawing} size={32} />
          {name}
        </span>
      ),
      csv: ({ name }) => name,
    },
    column('family', 'Familia', ({ family }) => familyNames[family], { sort: 'ascending', width: '6rem' }),
    column('rule', 'Se consigue con', ({ rule }) => ruleWords(rule), {
      cell: ({ rule, secret }) => `${ruleWords(rule)}${secret ? ' · secreto' : ''}`,
    }),
    stateColumn(stateNames, '8.5rem', 'ascending'),
    column('holders', 'Lo tienen', ({ holders }) => holders, {
      sort: 'descending',
      width: '6rem',
      align: 'end',
      cell: ({ holders }) => inDigits(holders),
    }),
    dayColumn('updated_at', 'Cambiado', ({ updatedAt }) => updatedAt),
  ],
};
