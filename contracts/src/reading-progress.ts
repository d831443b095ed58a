import * as z from 'zod/mini';
import { readingLimits } from './reading-limits.ts';

/** Whether she has read an article, as she has said it last. */
export const readArticleSchema = z.strictObject({
  /** When she said it. */
  at: z.iso.datetime(),
  /** False once she has taken it back. */
  read: z.boolean(),
});
export type ReadArticle = z.infer<typeof readArticleSchema>;

/** The progress on the path. Kept on her device, and in her account when she has one. */
export const readingProgressSchema = z.strictObject({
  version: z.literal(1),
  /** By the article's area and name, a chapter's too: `css/css-grid`, `react/nike-store-replica/carrito`. */
  articles: z
    .record(
      z
        .string()
        .check(
          z.maxLength(readingLimits.article),
          z.regex(/^[a-z][a-z0-9-]*(?:\/[a-z0-9-]+){1,2}$/, 'Ese artículo no puede existir.'),
        ),
      readArticleSchema,
    )
    .check(z.refine((articles) => Object.keys(articles).length <= readingLimits.articles, 'Hay demasiados artículos.')),
});
export type ReadingProgress = z.infer<typeof readingProgressSchema>;
