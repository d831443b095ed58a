import { sql } from 'drizzle-orm';
import { contactAttachments } from '../database/contact-tables.ts';
import type { Database } from '../database/database.ts';
import { documentContents } from '../database/document-tables.ts';
import { pictures } from '../database/schema.ts';
import { talkFiles } from '../database/talk-tables.ts';
import { type UploadStore, uploadsPrefix } from './uploaded-files.ts';

/** The age from which an object without a row is removed, in milliseconds: an upload has its row sooner. */
const strayLife = 24 * 3_600_000;

/** The keys of all objects that rows name. */
const named = sql`
  select object ->> 'key' as key from ${documentContents} where object is not null
  union all select object ->> 'key' from ${contactAttachments} where object is not null
  union all select object ->> 'key' from ${talkFiles} where object is not null
  union all select object ->> 'key' from ${pictures} where object is not null`;

/**
 * Removes the objects whose rows are gone. Removing one twice changes nothing: a run that was interrupted is repeated.
 * @throws what the store throws; the rest waits for the next time
 */
export async function removeObjects(db: Database, store: UploadStore): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from removed_objects where key not in (${named}) order by removed_at limit 5000`,
  );
  for (const { key } of rows) {
    await store.remove(key);
    await db.execute(sql`delete from removed_objects where key = ${key}`);
  }
}

/**
 * Removes objects that no row names: of uploads that were interrupted before their row was written, or refused after. Only those older than a
 * day, so that none is taken from an upload that is under way.
 */
export async function removeStrayObjects(db: Database, store: UploadStore, now: Date): Promise<void> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of store.list(uploadsPrefix))
    if (now.getTime() - modifiedAt.getTime() > strayLife) old.push(key);
  if (old.length === 0) return;
  const { rows } = await db.execute<{ key: string }>(named);
  const kept = new Set(rows.map(({ key }) => key));
  for (const key of old) if (!kept.has(key)) await store.remove(key);
}
