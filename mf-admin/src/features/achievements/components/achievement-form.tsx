import type { AdminAchievement, NewAchievement } from '@femcoders/contracts/achievement';
import { recordForm } from '../../records/record-form.tsx';
import {
  type AchievementValues,
  bodyOf,
  emptyAchievement,
  hasKnownChoices,
  ruleOf,
  validateValues,
  valuesOf,
} from '../achievement-values.ts';
import { achievementPlace } from '../achievement-words.ts';
import { type AchievementMutations, useAchievement, useAchievementMutations } from '../api/achievement.ts';
import { AchievementFields } from './achievement-fields.tsx';
import { AchievementPreview } from './achievement-preview.tsx';
import { AchievementSide } from './achievement-side.tsx';
import { Trial } from './trial.tsx';

/** An achievement. */
export const achievementForm = recordForm<AdminAchievement, AchievementValues, NewAchievement, AchievementMutations>({
  draft: 'achievement',
  label: 'Logro',
  what: 'el logro',
  changed: 'este logro',
  ...achievementPlace,
  useRecord: useAchievement,
  useMutations: useAchievementMutations,
  values: { empty: emptyAchievement, isValid: hasKnownChoices, valuesOf, validate: validateValues, bodyOf },
  Fields: AchievementFields,
  labels: {
    name: 'Nombre',
    why: 'Por qué se consigue',
    family: 'Familia',
    fact: 'Cómo se consigue',
    threshold: 'Cuántas veces',
    since: 'Desde el día',
    secret: 'Es una sorpresa',
    petals: 'Pétalos',
    palette: 'Colores',
  },
  addedWords: ({ name }) => `«${name}» está guardado como borrador.`,
  side: {
    label: 'Estado y vista previa',
    draw: ({ record, values, mutations, unsaved }) => (
      <>
        <AchievementSide achievement={record} mutations={mutations} unsaved={unsaved} />
        <AchievementPreview values={values} />
      </>
    ),
  },
  newSide: {
    label: 'Vista previa',
    draw: ({ values }) => (
      <>
        <p className="quiet small breaks">No se da a nadie hasta que lo actives.</p>
        <AchievementPreview values={values} />
      </>
    ),
  },
  below: ({ record, values, stored }) =>
    record && values.fact === 'hand' && stored.fact === 'hand' ? null : (
      <Trial rule={ruleOf(values)} achievementId={record?.id} />
    ),
});
