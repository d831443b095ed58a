import * as z from 'zod/mini';
import { areaNames, libraryAreas } from '../src/features/articles/article-names.ts';
import { type Motif, motifs } from '../src/features/articles/motifs/motifs.ts';
import { type CoverPalette, palettes } from '../src/features/articles/motifs/palettes.ts';
import { description, isoDate, kebab, level, text } from './content-fields.ts';
import { parseYaml } from './parse-yaml.ts';

/** The frontmatter of an article. A field that is not listed here is refused. */
export const frontmatterSchema = z
  .strictObject({
    /** Not to be read yet: it has no address, and nothing lists it or links to it. It is checked like the others. */
    draft: z.optional(z.boolean()),
    /** Number under which the comments are kept (spec section 2: post 16 is the CSS Grid article). */
    postId: z.int().check(z.gte(1)),
    /** The last part of its address, and the name of its file. */
    slug: text,
    title: text.check(z.maxLength(70, 'must not pass 70 characters')),
    description,
    /** A role, unless the person has agreed to be named. */
    author: z.strictObject({ name: text, role: text, about: text }),
    published: isoDate,
    revised: isoDate,
    /** Every article of the library has one. */
    level: z.optional(level),
    area: z.enum(Object.keys(areaNames)),
    /** The further topics, beyond its area: `accesibilidad`, `maquetacion` (names: tag-names.ts). */
    tags: z
      .array(kebab)
      .check(
        z.minLength(1),
        z.refine(isWithoutRepeats, 'names a tag twice'),
        z.refine(isWithoutAreas, 'names an area: filters would have it twice'),
      ),
    /**
     * The drawing above the text and in lists: a motif with its colours. Without one it is made from the address. Above
     * its text an article may have its own drawing (`export { Drawing as Cover }`).
     */
    cover: z
      .strictObject({
        motif: z.optional(z.enum(Object.keys(motifs) as Motif[])),
        palette: z.optional(z.enum(Object.keys(palettes) as CoverPalette[])),
        /** The alternative text of the drawing above the text. */
        alt: text,
      })
      .check(
        z.refine(({ motif, palette }) => (motif === undefined) === (palette === undefined), 'needs motif and palette'),
      ),
    /** The project that its code builds, and which of its chapters this is (projects/project-states.ts). */
    project: z.optional(z.strictObject({ name: kebab, chapter: z.int().check(z.gte(1)) })),
    /** The prerequisites, with where to learn them. */
    requires: z.optional(z.array(z.strictObject({ text, path: z.optional(text) })).check(z.minLength(1))),
    /** The learning goals. Every article of the library has some. */
    goals: z.optional(z.array(text).check(z.minLength(1))),
    /** Facts that only the founders know, by the names that the text uses (`<Fact name="…" />`) once they are known. */
    toConfirm: z.optional(
      z.record(
        kebab,
        z
          .strictObject({
            /** The question to the founders. */
            asks: text,
            /** Their answer, as the text says it. */
            says: z.optional(text),
            /** The day on which they gave it. */
            confirmed: z.optional(isoDate),
          })
          .check(
            z.refine(
              ({ says, confirmed }) => (says === undefined) === (confirmed === undefined),
              'what it says needs the day on which the founders confirmed it, and the other way round',
            ),
          ),
      ),
    ),
    /** The sources. Every article of the library has some. */
    sources: z.optional(z.array(z.strictObject({ title: text, url: z.url() })).check(z.minLength(1))),
  })
  .check(...(['level', 'goals', 'sources'] as const).map(demandInLibrary));
export type Frontmatter = z.infer<typeof frontmatterSchema>;

function isWithoutRepeats(list: string[]): boolean {
  return new Set(list).size === list.length;
}

function isWithoutAreas(tags: string[]): boolean {
  return tags.every((tag) => !(tag in areaNames));
}

function demandInLibrary(field: 'level' | 'goals' | 'sources') {
  return z.refine<{ area: string; level?: unknown; goals?: unknown; sources?: unknown }>(
    (article) => !libraryAreas.includes(article.area) || article[field] !== undefined,
    { path: [field], error: `is missing: the areas ${libraryAreas.join(', ')} need it` },
  );
}

/** The lines above an article's text are missing, or are not as `frontmatterSchema` wants them. */
export class FrontmatterError extends Error {
  override readonly name = 'FrontmatterError';
}

const block = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---\r?\n/;

/**
 * Reads what an article says of itself.
 * @param source the whole MDX file
 * @throws FrontmatterError with every field that is wrong
 */
export function parseFrontmatter(source: string): Frontmatter {
  const yaml = block.exec(source)?.groups?.yaml;
  if (yaml === undefined)
    throw new FrontmatterError('the file must begin with a frontmatter block between two lines of ---');
  return parseYaml(yaml, frontmatterSchema, {
    Problem: FrontmatterError,
    notYaml: 'the frontmatter is not YAML',
    placeOf: (path) => path.join('.') || 'frontmatter',
  });
}

/** Whether an article is not to be read yet. One that cannot be read is none: its check says what is wrong. */
export function isDraft(source: string): boolean {
  try {
    return parseFrontmatter(source).draft === true;
  } catch (error) {
    if (error instanceof FrontmatterError) return false;
    throw error;
  }
}

/** The articles that are for readers. */
export function publishedOnly<File extends { source: string }>(files: File[]): File[] {
  return files.filter(({ source }) => !isDraft(source));
}
