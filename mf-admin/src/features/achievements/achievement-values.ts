import type { AdminAchievement, NewAchievement } from '@femcoders/contracts/achievement';
import {
  type AchievementFamily,
  type AchievementPalette,
  achievementFamilies,
  achievementPalettes,
  achievementPetals,
  type Fact,
  facts,
  factWords,
} from '@femcoders/contracts/achievement-names';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { type AchievementRule, validateAchievement } from '@femcoders/contracts/validate-achievement';

/** The form of an achievement with nothing in it; all is as it is typed. */
export const emptyAchievement = {
  name: '',
  why: '',
  family: '' as AchievementFamily | '',
  /** `hand`: no rule. */
  fact: '' as Fact | 'hand' | '',
  threshold: '1',
  since: '',
  secret: '' as 'yes' | '',
  petals: '5',
  palette: 'violet',
};
export type AchievementValues = typeof emptyAchievement;

export function valuesOf({ name, why, family, rule, secret, drawing }: AdminAchievement): AchievementValues {
  return {
    ...{ name, why, family },
    fact: rule?.fact ?? 'hand',
    threshold: String(rule?.threshold ?? 1),
    since: rule?.since ?? '',
    secret: secret ? 'yes' : '',
    petals: String(drawing.petals),
    palette: drawing.palette,
  };
}

/** Whether it may be done more than once: the form asks how often. */
export const isCounted = ({ fact }: AchievementValues) => fact !== '' && fact !== 'hand' && !factWords[fact].once;

/** The rule as it is typed, whether it can be one or not; null where it is awarded by hand. */
export function ruleOf(values: AchievementValues): AchievementRule | null {
  const { fact, threshold, since } = values;
  if (fact === '' || fact === 'hand') return null;
  return { fact, threshold: isCounted(values) ? Number(threshold.trim() || Number.NaN) : 1, since: since || null };
}

/** Returns what is wrong with the form, in its order. */
export function validateValues(values: AchievementValues): FieldProblem[] {
  const { family, fact } = values;
  const problems = validateAchievement({ name: values.name.trim(), why: values.why.trim(), rule: ruleOf(values) });
  const ofRule = (field: string) => field === 'threshold' || field === 'since';
  return [
    ...problems.filter(({ field }) => !ofRule(field)),
    ...(family ? [] : [{ field: 'family', message: 'Elige una familia' }]),
    ...(fact ? [] : [{ field: 'fact', message: 'Elige cómo se consigue' }]),
    ...problems.filter(({ field }) => ofRule(field)),
  ];
}

/** Returns what is wrong with the rule alone. */
export function validateRule(rule: AchievementRule): FieldProblem[] {
  return validateAchievement({ name: 'regla', why: 'regla', rule });
}

/** The form as the API takes it; call it when nothing is wrong. */
export function bodyOf(values: AchievementValues): NewAchievement {
  return {
    name: values.name.trim(),
    why: values.why.trim(),
    family: values.family || 'join',
    rule: ruleOf(values),
    secret: values.secret === 'yes',
    drawing: drawingOf(values),
  };
}

export function drawingOf({ petals, palette }: AchievementValues) {
  return {
    petals: achievementPetals.find((one) => String(one) === petals) ?? 5,
    palette: achievementPalettes.find((one) => one === palette) ?? ('violet' satisfies AchievementPalette),
  };
}

/** Whether a kept draft names a family and a fact that there are. */
export const hasKnownChoices = ({ family, fact }: AchievementValues) =>
  (family === '' || achievementFamilies.includes(family)) && (fact === '' || fact === 'hand' || facts.includes(fact));
