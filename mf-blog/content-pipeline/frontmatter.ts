import { parse } from 'yaml';
import * as z from 'zod/mini';

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2023-11-17'));
const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** What every article says of itself above its text. A field that is not listed here is refused. */
export const frontmatterSchema = z.strictObject({
  /** Number under which the comments are kept (spec section 2: post 16 is the CSS Grid article). */
  postId: z.int().check(z.gte(1)),
  title: text,
  /** For search engines and cards: at most 160 characters. */
  description: text.check(z.maxLength(160, 'must not pass 160 characters')),
  /** A role, unless the person has agreed to be named. */
  author: z.strictObject({ name: text, role: text, about: text }),
  published: isoDate,
  revised: isoDate,
  level: z.enum(['inicial', 'intermedio', 'avanzado']),
  area: z.enum(['css', 'html', 'react', 'noticias']),
  /** What the reader will be able to do. */
  goals: z.array(text).check(z.minLength(1)),
  sources: z.array(z.strictObject({ title: text, url: z.url() })).check(z.minLength(1)),
});
export type Frontmatter = z.infer<typeof frontmatterSchema>;

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
  let data: unknown;
  try {
    data = parse(yaml);
  } catch (cause) {
    throw new FrontmatterError(`the frontmatter is not YAML: ${(cause as Error).message}`, { cause });
  }
  const parsed = frontmatterSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new FrontmatterError(parsed.error.issues.map(problemOf).join('; '));
}

function problemOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.') || 'frontmatter';
  if (issue.code === 'unrecognized_keys') return `${place}: unknown field ${issue.keys.join(', ')}`;
  return `${place}: ${issue.message}`;
}
