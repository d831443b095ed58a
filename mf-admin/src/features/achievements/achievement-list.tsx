import type { AdminAchievement } from '@femcoders/contracts/achievement';
import {
  type AchievementState,
  achievementFamilies,
  achievementStates,
  familyNames,
} from '@femcoders/contracts/achievement-names';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { PanotTile } from '@femcoders/shared-ui';
import type { ListDefinition } from '../lists/list-definition.ts';
import { ruleWords, stateNames } from './achievement-words.ts';
import styles from './components/achievements.module.css';

const stateTabs: Record<AchievementState, string> = { draft: 'Borradores', active: 'Activos', paused: 'En pausa' };

/** All achievements, in any state. */
export const achievementList: ListDefinition<AdminAchievement> = {
  path: '/admin/achievements',
  noun: { one: 'logro', many: 'logros' },
  caption: 'Logros',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/achievements/${id}`,
  searchLabel: 'Buscar por nombre o frase',
  defaultSort: 'family',
  exportName: 'logros',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'state',
      label: 'Estado',
      all: 'Todos',
      options: achievementStates.map((state) => ({ value: state, label: stateTabs[state] })),
    },
    {
      name: 'familia',
      query: 'family',
      label: 'Familia:',
      all: 'todas',
      options: achievementFamilies.map((family) => ({ value: family, label: familyNames[family] })),
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'Nombre',
      sort: 'ascending',
      width: '14rem',
      cell: ({ name, drawing }) => (
        <span className={styles.named}>
          <PanotTile {...drawing} size={32} />
          {name}
        </span>
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'family',
      header: 'Familia',
      sort: 'ascending',
      width: '6rem',
      cell: ({ family }) => familyNames[family],
      csv: ({ family }) => familyNames[family],
    },
    {
      id: 'rule',
      header: 'Se consigue con',
      cell: ({ rule, secret }) => `${ruleWords(rule)}${secret ? ' · secreto' : ''}`,
      csv: ({ rule }) => ruleWords(rule),
    },
    {
      id: 'state',
      header: 'Estado',
      sort: 'ascending',
      width: '6rem',
      cell: ({ state }) => stateNames[state],
      csv: ({ state }) => stateNames[state],
    },
    {
      id: 'holders',
      header: 'Lo tienen',
      sort: 'descending',
      width: '6rem',
      align: 'end',
      cell: ({ holders }) => inDigits(holders),
      csv: ({ holders }) => holders,
    },
    {
      id: 'updated_at',
      header: 'Cambiado',
      sort: 'descending',
      width: '7.5rem',
      cell: ({ updatedAt }) => shortDay(updatedAt),
      csv: ({ updatedAt }) => updatedAt,
    },
  ],
};
