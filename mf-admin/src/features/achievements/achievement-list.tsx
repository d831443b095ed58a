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
import { listPage } from '../lists/components/admin-list.tsx';
import { choice, column, dayColumn, optionsOf, stateColumn, stateTabs } from '../lists/list-parts.tsx';
import { ruleWords, stateNames } from './achievement-words.ts';

const tabNames: Record<AchievementState, string> = { draft: 'Borradores', active: 'Activos', paused: 'En pausa' };

/** All achievements, in any state. */
export const AchievementList = listPage<AdminAchievement>({
  endpoint: listAchievements,
  empty: 'Todavía no hay logros',
  ways: [{ to: '/admin/achievements/nuevo', label: 'Crear logro' }],
  noun: { one: 'logro', many: 'logros' },
  caption: 'Logros',
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
});
