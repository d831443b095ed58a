import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { contentFolder } from '../article-files.ts';
import { kebab, text } from '../content-fields.ts';

/** The order in which everything is learnt, as an author writes it (content/path.yaml). A field that is not here is refused. */
const pathSchema = z
  .array(
    z.strictObject({
      /** The place of the stage in its page: `/recursos#estilo`. */
      id: kebab,
      title: text,
      /** One sentence on what is learnt. */
      about: text,
      /** The outcome at its end, as the rest of a sentence. */
      result: text,
      /** `area/slug` in the order of reading; `area/*`: those of the area that no stage names. */
      articles: z
        .array(z.string().check(z.regex(/^[a-z]+\/(?:\*|[\w-]+)$/, 'must be like "css/flexbox" or "css/*"')))
        .check(z.minLength(1)),
      /** The quiz that is taken at its end. */
      quiz: z.optional(kebab),
    }),
  )
  .check(z.minLength(1));
export type StageSource = z.infer<typeof pathSchema>[number];

/** content/path.yaml is not as `pathSchema` wants it. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/** The text of content/path.yaml. */
export const readPathFile = (folder = contentFolder): Promise<string> => readFile(join(folder, 'path.yaml'), 'utf8');

/**
 * Reads the order of learning.
 * @param source the whole YAML file
 * @throws PathError with every field that is wrong
 */
export function parsePath(source: string): StageSource[] {
  let data: unknown;
  try {
    data = parse(source);
  } catch (cause) {
    throw new PathError(`is not YAML: ${(cause as Error).message}`, { cause });
  }
  const parsed = pathSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new PathError(
    parsed.error.issues
      .map(
        (issue) =>
          `${issue.path.join('.') || 'path'}: ${issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys.join(', ')}` : issue.message}`,
      )
      .join('; '),
  );
}
