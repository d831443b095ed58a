import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { termPlace } from '../../src/features/glossary/place-names.ts';
import { contentFolder } from '../article-files.ts';
import { kebab, text } from '../content-fields.ts';
import { parseYaml } from '../parse-yaml.ts';
import { parseRichText, RichTextError } from '../quizzes/parse-rich-text.ts';

/** One sentence, with `code` where needed. */
const sentence = text.check(
  z.maxLength(240, 'must not pass 240 characters'),
  z.regex(/[.?)]$/, 'must be a sentence, with a full stop'),
  (context) => {
    try {
      parseRichText(context.value);
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      context.issues.push({ code: 'custom', message: error.message, input: context.value });
    }
  },
);

/** The words of the house, as an author writes them (content/glosario.yaml). A field that is not here is refused. */
const glossarySchema = z
  .array(
    z.strictObject({
      /** The word in Spanish, in the singular, as it stands within a sentence. */
      es: text,
      /** The word in English. */
      en: text,
      /** The place in the glossary's page, where the one made from the word does not do. */
      id: z.optional(kebab),
      /** Other forms under which texts know it, beyond the regular plural. */
      also: z.optional(z.array(text).check(z.minLength(1))),
      /** False for a word that texts use in its everyday meaning, too: it is explained here and not marked there. */
      mark: z.optional(z.boolean()),
      says: sentence,
      /** The section that teaches it: `/recursos/css/css-grid#subgrid`. */
      learn: z
        .string()
        .check(z.regex(/^\/recursos\/[\w-]+(?:\/[\w-]+){1,2}#.+$/, 'must be like "/recursos/css/css-grid#subgrid"')),
      /** The word that the section uses for it, where it is none of the other forms. */
      called: z.optional(text),
    }),
  )
  .check(z.minLength(1));
type TermSource = z.infer<typeof glossarySchema>[number];

/** A word of the glossary, as an author has written it, with the place that it has. */
export interface WrittenTerm extends TermSource {
  id: string;
}

/** content/glosario.yaml is not as `glossarySchema` wants it. */
export class GlossaryError extends Error {
  override readonly name = 'GlossaryError';
}

export const glossaryFile = join(contentFolder, 'glosario.yaml');

/** The text of content/glosario.yaml. */
export const readGlossaryFile = (): Promise<string> => readFile(glossaryFile, 'utf8');

/**
 * Reads the glossary.
 * @param source the whole YAML file
 * @returns its words in the order of the alphabet
 * @throws GlossaryError with every field that is wrong
 */
export function parseGlossary(source: string): WrittenTerm[] {
  return parseYaml(source, glossarySchema, { Problem: GlossaryError, notYaml: 'is not YAML', placeOf: placeInGlossary })
    .map((term) => ({ ...term, id: term.id ?? termPlace(term.es) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'es'));
}

/** By the word itself, where it can be read. */
function placeInGlossary(path: readonly PropertyKey[], data: unknown): string {
  const [index, ...rest] = path;
  return [(data as { es?: unknown }[])[index as number]?.es ?? path.join('.'), ...rest].join('.');
}
