import { isDeepStrictEqual } from 'node:util';
import type { AdminNews, NewsStateChange, NewsToStore } from '@femcoders/contracts/news';
import type { NewsFields } from '@femcoders/contracts/news-names';
import { documentText } from '@femcoders/contracts/rich-document';
import type { TextRestore } from '@femcoders/contracts/saved-text';
import { and, eq } from 'drizzle-orm';
import type { ActPorts } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { news, newsFormerSlugs, newsVersions } from '../../database/news-tables.ts';
import { conflict, invalid } from '../../problems.ts';
import { changesOf, recordStore, refuseStale } from '../../record-store.ts';
import { wallClockAt } from '../../wall-clock.ts';
import { picturesOf } from '../pictures/feature.ts';
import { missingFor, type NewsRow, noAdminNews, readAdminNews, readVersion } from './admin-news.ts';
import { freeNewsSlug, isSlugTaken } from './news-slug.ts';

const newsStore = recordStore({ kind: 'news', table: news, missing: noAdminNews, channel: 'news_changed' });
const { changing, edit, lock, record } = newsStore;

/**
 * Drafts news.
 * @throws ApiProblem `validation` for an address that another page has
 */
export function addNews(input: NewsToStore, ports: ActPorts): Promise<AdminNews> {
  return changing(ports, async ({ db }) => {
    const content = await withSlug(db, input, null);
    const { slug } = content;
    const { id } = await newsStore.add(db, { slug, createdAt: ports.now, updatedAt: ports.now });
    await saveVersion(db, { newsId: id, version: 1, content }, ports);
    await record(db, ports, 'news.create', id, undefined, { title: content.title });
    return readAdminNews(db, id);
  });
}

/**
 * Saves what is written of news as a new version. What readers see stays as it is until that is published.
 * @throws ApiProblem `not-found`; `validation` for an address that another page has; `conflict` when somebody else has changed it
 * since `updatedAt`
 */
export function changeNews(
  id: string,
  { updatedAt, ...input }: NewsToStore & { updatedAt: string },
  ports: ActPorts,
): Promise<AdminNews> {
  return edit(id, ports, readAdminNews, async (row, { db }) => {
    const before = await readVersion(db, id, row.savedVersion);
    const content = await withSlug(db, input, row);
    if (!isDeepStrictEqual(before, content)) {
      refuseStale(row, updatedAt, stale, 'updatedAt');
      await saveNext(db, row, content, ports);
      const changes = changesOf(inShort(before), inShort(content));
      await record(db, ports, 'news.update', id, changes.before, changes.after);
    }
  });
}

/**
 * Publishes what was saved last, or takes the news off the site.
 * @throws ApiProblem `not-found`; `conflict` when something is missing, or somebody else has changed it meanwhile
 */
export function changeNewsState(
  id: string,
  { state, updatedAt }: NewsStateChange,
  ports: ActPorts,
): Promise<AdminNews> {
  return edit(id, ports, readAdminNews, async (row, { db }) => {
    const isThere = state === 'published' ? row.liveVersion === row.savedVersion : true;
    if (row.state === state && isThere) return;
    refuseStale(row, updatedAt, stale, 'state');
    if (state === 'published') await publish(db, row, ports);
    else {
      await db.update(news).set({ state, updatedAt: ports.now }).where(eq(news.id, id));
      await record(db, ports, 'news.withdraw', id, { state: row.state }, { state });
    }
  });
}

async function publish(db: Database, row: NewsRow, ports: ActPorts): Promise<void> {
  const content = await readVersion(db, row.id, row.savedVersion);
  const missing = missingFor(content);
  if (missing.length > 0) throw conflict(`No se puede publicar. ${missing.join(' ')}`, 'state');
  const today = wallClockAt(ports.now, 'Europe/Madrid').slice(0, 10);
  const publishedOn = content.date || row.publishedOn || today;
  await moveAddress(db, row, content.slug);
  await db
    .update(news)
    .set({
      ...{ state: 'published' as const, liveVersion: row.savedVersion, liveSlug: content.slug, publishedOn },
      ...{ revisedOn: today > publishedOn ? today : publishedOn, updatedAt: ports.now },
    })
    .where(eq(news.id, row.id));
  await db
    .update(newsVersions)
    .set({ publishedAt: ports.now })
    .where(and(eq(newsVersions.newsId, row.id), eq(newsVersions.version, row.savedVersion)));
  const before = { state: row.state, ...(row.liveVersion !== null && { version: row.liveVersion }) };
  await record(db, ports, 'news.publish', row.id, before, { state: 'published', version: row.savedVersion });
}

/** The place that readers know goes on leading here. */
async function moveAddress(db: Database, { id, liveSlug }: NewsRow, slug: string): Promise<void> {
  const [before, now] = [liveSlug?.toLowerCase(), slug.toLowerCase()];
  if (before === undefined || before === now) return;
  await db.delete(newsFormerSlugs).where(and(eq(newsFormerSlugs.newsId, id), eq(newsFormerSlugs.slug, now)));
  await db.insert(newsFormerSlugs).values({ slug: before, newsId: id });
}

/**
 * Saves a text of before as the newest version; it is published when somebody publishes it.
 * @throws ApiProblem `not-found`; `validation` when another page has its address by now; `conflict` when somebody else has
 * changed it meanwhile
 */
export function restoreNews(id: string, { version, updatedAt }: TextRestore, ports: ActPorts): Promise<AdminNews> {
  return edit(id, ports, readAdminNews, async (row, { db }) => {
    refuseStale(row, updatedAt, stale, 'updatedAt');
    const content = await withSlug(db, await readVersion(db, id, version), row);
    if (!isDeepStrictEqual(await readVersion(db, id, row.savedVersion), content)) {
      await saveNext(db, row, content, ports);
      await record(db, ports, 'news.restore', id, { version: row.savedVersion }, { version });
    }
  });
}

/**
 * Removes a draft for good.
 * @throws ApiProblem `not-found`; `conflict` for what was ever published
 */
export function deleteNews(id: string, ports: ActPorts): Promise<void> {
  return changing(ports, async ({ db }) => {
    const { liveVersion, savedVersion } = await lock(db, id);
    if (liveVersion !== null)
      throw conflict('Solo se borran los borradores que nunca se han publicado. Esta, retírala.', 'state');
    const { title } = await readVersion(db, id, savedVersion);
    await db.delete(news).where(eq(news.id, id));
    await record(db, ports, 'news.delete', id, { title });
  });
}

const stale = 'Alguien ha cambiado esta noticia mientras la editabas. Mira cómo está antes de guardar lo tuyo.';

/** The address that was written, else the one that it has, else one made from the title. */
async function withSlug(db: Database, content: NewsToStore | NewsFields, row: NewsRow | null): Promise<NewsFields> {
  const slug = content.slug || row?.liveSlug || (await freeNewsSlug(db, content.title, row?.id ?? null));
  if (content.slug && (await isSlugTaken(db, slug, row?.id ?? null)))
    throw invalid([{ field: 'slug', message: 'Otra página tiene o tuvo ya esa dirección. Elige otra' }]);
  const { title, description, author, date, tags, cover, document } = content;
  return { title, slug, description, author, date, tags, cover, document };
}

async function saveNext(db: Database, row: NewsRow, content: NewsFields, ports: ActPorts): Promise<void> {
  const version = row.savedVersion + 1;
  await saveVersion(db, { newsId: row.id, version, content }, ports);
  await db
    .update(news)
    .set({ slug: content.slug, savedVersion: version, updatedAt: ports.now })
    .where(eq(news.id, row.id));
}

async function saveVersion(
  db: Database,
  { newsId, version, content }: { newsId: string; version: number; content: NewsFields },
  { now, actor }: ActPorts,
): Promise<void> {
  const { title } = content;
  await db.insert(newsVersions).values({
    newsId,
    version,
    title,
    content,
    pictures: picturesOf(content.document, content.cover?.path),
    savedAt: now,
    savedBy: actor.id,
  });
}

/** The text as its length: the log says that it changed, its versions have it. */
function inShort({ document, ...rest }: NewsFields) {
  return { ...rest, text: documentText(document).length, blocks: document.content.length };
}
