import { achievementLimits } from './achievement-limits.ts';
import { type Fact, factWords } from './achievement-names.ts';
import type { FieldProblem } from './problem.ts';
import { isDay, problemsOf, textProblem } from './text-problems.ts';

/** When it is awarded by the site: who has done something so often, counted since a day in Madrid, or since ever. */
export interface AchievementRule {
  fact: Fact;
  threshold: number;
  /** `2026-11-21` */
  since: string | null;
}

export interface AchievementFields {
  name: string;
  why: string;
  /** Null: it is awarded by hand only. */
  rule: AchievementRule | null;
}

/**
 * Returns the problems that keep an achievement from being stored, in the order of the form: the same sentences in browser
 * and API.
 */
export function validateAchievement({ name, why, rule }: AchievementFields): FieldProblem[] {
  const checks: [field: string, problem: string | null][] = [
    ['name', textProblem('El nombre', name, achievementLimits.name, 'Escribe su nombre')],
    ['why', textProblem('La frase', why, achievementLimits.why, 'Escribe por qué se consigue')],
    ['threshold', rule && thresholdProblem(rule)],
    ['since', rule?.since && !isDay(rule.since) ? 'Escribe un día que exista' : null],
  ];
  return problemsOf(checks);
}

/** Returns what is wrong with the reason for an award by hand, or for taking one away. */
export function reasonProblem(reason: string): string | null {
  return textProblem('El motivo', reason, achievementLimits.reason, 'Escribe el motivo');
}

function thresholdProblem({ fact, threshold }: AchievementRule): string | null {
  if (factWords[fact].once) return threshold === 1 ? null : 'Esto solo pasa una vez: pon 1';
  const fits = Number.isInteger(threshold) && threshold >= 1 && threshold <= achievementLimits.threshold;
  return fits ? null : `Pon un número entero, del 1 al ${achievementLimits.threshold}`;
}
