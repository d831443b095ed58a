import * as z from 'zod/mini';
import type { FieldProblem } from './problem.ts';
import { inDigits } from './spanish-count.ts';

// What schemas of bodies say alike.

/** A text without white space around it; empty when nothing was sent. */
export const text = z._default(z.string().check(z.trim()), '');

/** @param limit how the sentence about one that is too long begins: `La nota no puede` */
export const limitedText = (most: number, limit: string, stop = '.') =>
  z.string().check(z.trim(), z.maxLength(most, `${limit} pasar de ${inDigits(most)} caracteres${stop}`));

/**
 * A text that must be there.
 * @param whenEmpty the sentence for one that is not; where it has a full stop, the other sentence has one, too
 * @param limit as of `limitedText`
 */
export function neededText(whenEmpty: string, most: number, limit = 'No puede', string = z.string(whenEmpty)) {
  const tooLong = `${limit} pasar de ${inDigits(most)} caracteres${whenEmpty.endsWith('.') ? '.' : ''}`;
  return string.check(z.trim(), z.minLength(1, whenEmpty), z.maxLength(most, tooLong));
}

/** Texts without empty ones, each once however often it was sent. @param most that are looked at */
export const distinctTexts = (most: number) =>
  z.pipe(
    z._default(z.array(z.string().check(z.trim())).check(z.maxLength(most)), []),
    z.transform((given: string[]) => [...new Set(given.filter(Boolean))]),
  );

/** Lets through fields in which the rules that forms have, too, find nothing. */
export function without<Fields>(problems: (fields: Fields) => FieldProblem[]): z.core.CheckFn<Fields> {
  return ({ value, issues }) => {
    for (const { field, message } of problems(value))
      issues.push({ code: 'custom', path: field.split('.'), message, input: value });
  };
}

/** Lets through a text in which a rule that forms have, too, finds nothing. */
export function sound(problem: (text: string) => string | null): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    const message = problem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  };
}
