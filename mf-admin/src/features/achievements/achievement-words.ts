import {
  type AchievementPalette,
  type AchievementState,
  factCounted,
  factWords,
} from '@femcoders/contracts/achievement-names';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';

export const stateNames: Record<AchievementState, string> = { draft: 'Borrador', active: 'Activo', paused: 'En pausa' };

/** Ground and petals. */
export const paletteNames: Record<AchievementPalette, string> = {
  violet: 'Violeta y sol',
  coral: 'Coral y tinta',
  sun: 'Sol y tinta',
  mint: 'Menta y tinta',
  lilac: 'Lila y violeta',
  ink: 'Noche y menta',
  blush: 'Coral y papel',
  iris: 'Violeta y lila',
  ember: 'Noche y coral',
};

/** `5 eventos con asistencia, desde el 1 de noviembre de 2026` */
export function ruleWords(rule: AchievementRule | null): string {
  if (!rule) return 'A mano';
  const what = factWords[rule.fact].once ? factWords[rule.fact].name : factCounted(rule.threshold, rule.fact);
  return rule.since ? `${what}, desde el ${dayInWords(rule.since)}` : what;
}

/** Where the achievements are, and what is said where one is not there. */
export const achievementPlace = { gone: 'Este logro no está aquí', list: '/admin/achievements' };
