import type { FieldProblem } from './problem.ts';

// What rules of forms say alike. A problem is a Spanish sentence, or null where nothing is wrong.

/**
 * Returns what is wrong with a text that is too long, as a Spanish sentence; null where it is not.
 * @param what its name with its article: «El título»
 * @param most characters (UTF-16 units)
 * @param verb after «no»: «pueden» for several
 */
export function tooLong(what: string, { length }: string, most: number, verb = 'puede'): string | null {
  return length > most ? `${what} no ${verb} pasar de ${most} caracteres (llevas ${length})` : null;
}

/**
 * Returns what is wrong with a text that must be there, as a Spanish sentence; null for nothing.
 * @param what its name with its article: «El título»
 * @param most characters (UTF-16 units)
 * @param whenEmpty the sentence for an empty one
 */
export const textProblem = (what: string, text: string, most: number, whenEmpty: string): string | null =>
  text ? tooLong(what, text, most) : whenEmpty;

/** Whether a text is an ISO date that exists. There is no year 0: the database refuses it. */
export function isDay(text: string): boolean {
  const date = new Date(text);
  const isWritten = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text);
  return isWritten && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a number is whole and fits, both ends included. */
export const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The fields that something is wrong with, in the order of the checks. */
export const problemsOf = (checks: readonly (readonly [field: string, problem: string | null])[]): FieldProblem[] =>
  checks.flatMap(([field, message]) => (message ? [{ field, message }] : []));
