import { parse } from 'yaml';
import type * as z from 'zod/mini';

interface YamlProblems {
  /** The class of the error, for those who catch it. */
  Problem: new (
    message: string,
    options?: ErrorOptions,
  ) => Error;
  /** Words before the parser's reason, where the text is no YAML. */
  notYaml?: string;
  /** The place of an issue in the words of an author. */
  placeOf: (path: readonly PropertyKey[], data: unknown) => string;
}

/**
 * Reads YAML that an author has written.
 * @param schema refuses fields that it does not have
 * @throws `Problem` with everything that is wrong
 */
export function parseYaml<Schema extends z.ZodMiniType>(
  yaml: string,
  schema: Schema,
  { Problem, notYaml = 'not YAML', placeOf }: YamlProblems,
): z.output<Schema> {
  let data: unknown;
  try {
    data = parse(yaml);
  } catch (cause) {
    throw new Problem(`${notYaml}: ${(cause as Error).message}`, { cause });
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Problem(
    parsed.error.issues.map((issue) => `${placeOf(issue.path, data)}: ${issueWords(issue)}`).join('; '),
  );
}

/** The problem of one place, in words. */
export const issueWords = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys.join(', ')}` : issue.message;

/** Places in lists are counted from one. */
export const countedPlace = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.');
