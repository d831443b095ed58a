import * as z from 'zod/mini';
import { newsStates } from './news-names.ts';
import { richDocumentSchema } from './rich-document-schema.ts';
import { savedTextSchema } from './saved-text.ts';
import { distinctTexts, text, without } from './schema-parts.ts';
import { validateNews } from './validate-news.ts';

const state = z.enum(newsStates, 'Ese estado no existe.');
const author = z.object({ name: text, role: text, about: text });
const cover = z.nullable(
  z.object({
    path: text,
    alt: text,
    width: z.int().check(z.gte(1), z.lte(10_000)),
    height: z.int().check(z.gte(1), z.lte(10_000)),
  }),
);

/** Published news as lists show them. */
export const newsSummarySchema = z.object({
  /** Its place below `/noticias/`. */
  slug: z.string(),
  /** Number under which its comments are kept. */
  postId: z.number(),
  title: z.string(),
  description: z.string(),
  author,
  /** ISO dates. */
  published: z.string(),
  revised: z.string(),
  tags: z.array(z.string()),
  /** Reading time. */
  minutes: z.number(),
  cover,
  /** The places that it had before: they lead here. */
  formerSlugs: z.array(z.string()),
});
export type NewsSummary = z.infer<typeof newsSummarySchema>;
export const newsListSchema = z.array(newsSummarySchema);

/** Published news, with their text. */
export const newsArticleSchema = z.extend(newsSummarySchema, { document: richDocumentSchema });
export type NewsArticle = z.infer<typeof newsArticleSchema>;

/** News as the administration lists them. */
export const adminNewsEntrySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  state,
  /** ISO date; null before it is published. */
  publishedOn: z.nullable(z.string()),
  /** Whether what is written differs from what readers see. */
  pending: z.boolean(),
  updatedAt: z.string(),
});
export type AdminNewsEntry = z.infer<typeof adminNewsEntrySchema>;

/** One of the texts that were saved. */
export const newsVersionSchema = z.extend(savedTextSchema, { publishedAt: z.nullable(z.string()) });
export type NewsVersion = z.infer<typeof newsVersionSchema>;

const content = {
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  author,
  date: z.string(),
  tags: z.array(z.string()),
  cover,
  document: richDocumentSchema,
};

/** News as their editor sees them: what was saved last. */
export const adminNewsSchema = z.object({
  id: z.string(),
  postId: z.number(),
  state,
  ...content,
  publishedOn: z.nullable(z.string()),
  /** The place of what readers see; null before it is published. */
  liveSlug: z.nullable(z.string()),
  /** Whether what is written differs from what readers see. */
  pending: z.boolean(),
  version: z.number(),
  /** The obstacles to publishing, as sentences. */
  missing: z.array(z.string()),
  /** Those saved last, the newest first. */
  history: z.array(newsVersionSchema),
  updatedAt: z.string(),
});
export type AdminNews = z.infer<typeof adminNewsSchema>;

const fields = {
  title: text,
  slug: text,
  description: text,
  author,
  date: text,
  tags: distinctTexts(24),
  cover: z._default(cover, null),
  document: richDocumentSchema,
};

/** The body with which news are drafted. */
export const newNewsSchema = z.object(fields).check(without(validateNews));
export type NewNews = z.input<typeof newNewsSchema>;
export type NewsToStore = z.output<typeof newNewsSchema>;

/** The body of a change; `updatedAt` as it was read: of two who edit at once, the second gets a conflict. */
export const newsChangeSchema = z.object({ ...fields, updatedAt: z.string() }).check(without(validateNews));
export type NewsChange = z.input<typeof newsChangeSchema>;

/** The body that publishes what is written, or takes the news off the site. */
export const newsStateChangeSchema = z.object({ state, updatedAt: z.string() });
export type NewsStateChange = z.infer<typeof newsStateChangeSchema>;
