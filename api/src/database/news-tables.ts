import type { NewsFields, NewsState } from '@femcoders/contracts/news-names';
import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const news = pgTable('news', {
  id: uuid().primaryKey().defaultRandom(),
  /** Under which its comments are kept. */
  postId: integer('post_id').notNull().generatedAlwaysAsIdentity(),
  /** Of the version that was saved last. */
  slug: text().notNull(),
  state: text().$type<NewsState>().notNull().default('draft'),
  savedVersion: integer('saved_version').notNull().default(1),
  /** The version that readers see, and its place: both stay noted while the news are off the site. */
  liveVersion: integer('live_version'),
  liveSlug: text('live_slug'),
  publishedOn: date('published_on'),
  revisedOn: date('revised_on'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const newsVersions = pgTable('news_versions', {
  newsId: uuid('news_id').notNull(),
  version: integer().notNull(),
  title: text().notNull(),
  content: jsonb().$type<NewsFields>().notNull(),
  /** Ids of the pictures that it shows. */
  pictures: text().array().notNull().default([]),
  savedAt: instant('saved_at').notNull(),
  savedBy: uuid('saved_by'),
  publishedAt: instant('published_at'),
});

/** Places that news had before, in small letters. */
export const newsFormerSlugs = pgTable('news_former_slugs', {
  slug: text().primaryKey(),
  newsId: uuid('news_id').notNull(),
});
