import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { contentFolder } from '../article-files.ts';
import { kebab, text } from '../content-fields.ts';
import { parseYaml } from '../parse-yaml.ts';

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
        .array(
          z.string().check(z.regex(/^[a-z]+\/(?:\*|[\w-]+(?:\/[\w-]+)?)$/, 'must be like "css/flexbox" or "css/*"')),
        )
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
export const parsePath = (source: string): StageSource[] =>
  parseYaml(source, pathSchema, {
    Problem: PathError,
    notYaml: 'is not YAML',
    placeOf: (path) => path.join('.') || 'path',
  });
