import * as z from 'zod/mini';
import type { ExampleCode } from '../src/features/examples/check.ts';
import { countedPlace, parseYaml } from './parse-yaml.ts';

/** Something that a reader easily gets wrong in a step of a project: a part of the solution, and what she writes there. */
export interface Mistake {
  replace: string;
  with: string;
}

const mistakesSchema = z.array(z.strictObject({ replace: z.string().check(z.minLength(1)), with: z.string() }));

/** So many are tried at least for each step. */
const fewest = 2;

/** Mistakes that are not as `mistakesSchema` wants them. */
class MistakeError extends Error {
  override readonly name = 'MistakeError';
}

const parseMistakes = (yaml: string): Mistake[] =>
  parseYaml(yaml, mistakesSchema, { Problem: MistakeError, placeOf: countedPlace });

/** Reads mistakes; what cannot be read is left out, and `mistakeProblems` reports it. */
export function readMistakes(yaml: string | undefined): Mistake[] {
  try {
    return yaml === undefined ? [] : parseMistakes(yaml);
  } catch (error) {
    if (error instanceof MistakeError) return [];
    throw error;
  }
}

/** @returns what an author must mend in the mistakes of a step, one sentence each */
export function mistakeProblems(yaml: string | undefined, solution: ExampleCode | null): string[] {
  try {
    const mistakes = yaml === undefined ? [] : parseMistakes(yaml);
    const few = mistakes.length < fewest ? [`yaml mistakes: needs ${fewest}, which its checks must notice`] : [];
    const lost = mistakes.filter(
      ({ replace }) => !Object.values(solution ?? {}).some((part) => part.includes(replace)),
    );
    return [...few, ...lost.map(({ replace }) => `yaml mistakes: the solution has no "${replace}"`)];
  } catch (error) {
    if (error instanceof MistakeError) return [`yaml mistakes: ${error.message}`];
    throw error;
  }
}

/** The solution with a mistake in it, at every place where it may stand. */
export function withMistake({ html, css, js }: ExampleCode, mistake: Mistake): ExampleCode {
  const wrong = (part: string) => part.replaceAll(mistake.replace, () => mistake.with);
  return { html: wrong(html), css: wrong(css), js: wrong(js) };
}
