import { newNewsSchema } from '@femcoders/contracts/news';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { news, newsVersions } from '../database/news-tables.ts';
import { readDemo } from './read-demo.ts';

const id = '00000000-0000-4000-8000-000000007901';

/** Adds a draft that the demonstration's editors find: readers see nothing of it. */
export async function addDemoNews(db: Database, now: Date): Promise<void> {
  const draft = readDemo('news', z.pipe(z.unknown(), newNewsSchema));
  const at = new Date(now.getTime() - 26 * 3_600_000);
  const { title, slug } = draft;
  await db.insert(news).values({ id, slug, createdAt: at, updatedAt: at }).onConflictDoNothing();
  const version = { newsId: id, version: 1, title, content: draft, savedAt: at };
  await db.insert(newsVersions).values(version).onConflictDoNothing();
}
