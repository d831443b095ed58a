import { createHash } from 'node:crypto';
import type { StoredPicture } from '@femcoders/contracts/picture';
import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events, eventTexts } from '../../database/event-tables.ts';
import { newsVersions } from '../../database/news-tables.ts';
import { people, pictures } from '../../database/schema.ts';
import { noBytes, type UploadedFiles } from '../../files/uploaded-files.ts';
import { notFound } from '../../problems.ts';
import type { PreparedPicture } from './prepare-picture.ts';

const folder = '/pictures/';
/** How long a picture may wait for the form that it was chosen in, in ms. */
const unusedLife = 24 * 3_600_000;

/**
 * Keeps a picture; one that is there already is the same one.
 * @param basePath where the API is mounted: `/api`, or empty
 * @throws ApiProblem `unavailable` while the store is away
 */
export async function storePicture(
  db: Database,
  { webp, width, height }: PreparedPicture,
  { basePath, now, uploads }: { basePath: string; now: Date; uploads: UploadedFiles },
): Promise<StoredPicture> {
  const id = createHash('sha256').update(webp).digest('hex').slice(0, 32);
  const known = await db
    .update(pictures)
    .set({ storedAt: now })
    .where(eq(pictures.id, id))
    .returning({ id: pictures.id });
  if (known.length === 0) {
    const object = await uploads.put([webp]);
    await db
      .insert(pictures)
      .values({ id, webp: object ? noBytes : webp, object, width, height, storedAt: now })
      .onConflictDoUpdate({ target: pictures.id, set: { storedAt: now } });
  }
  return { path: `${basePath}${folder}${id}.webp`, width, height };
}

/**
 * @param file its name: the id and `.webp`
 * @throws ApiProblem `not-found`; `unavailable` while the store is away
 */
export async function readPicture(db: Database, file: string, uploads: UploadedFiles): Promise<Buffer> {
  const id = file.slice(0, -'.webp'.length);
  const [row] = await db
    .select({ content: pictures.webp, object: pictures.object })
    .from(pictures)
    .where(eq(pictures.id, id));
  if (!row) throw notFound('Esta imagen no existe.');
  return uploads.read(row);
}

/** Removes what no event, no person, no text of before and no version of news shows any more, or never did. */
export async function purgePictures(db: Database, now: Date): Promise<void> {
  const path = sql`${`%${folder}`} || ${pictures.id} || '.webp'`;
  const pathInDocument = sql`${`%${folder}`} || ${pictures.id} || '.webp"%'`;
  await db.delete(pictures).where(
    and(
      lt(pictures.storedAt, new Date(now.getTime() - unusedLife)),
      notExists(
        db
          .select()
          .from(events)
          .where(or(sql`${events.logoUrl} like ${path}`, sql`${events.aboutDocument}::text like ${pathInDocument}`)),
      ),
      notExists(db.select().from(people).where(sql`${people.portrait} like ${path}`)),
      notExists(db.select().from(eventTexts).where(sql`${eventTexts.pictures} @> array[${pictures.id}]`)),
      notExists(db.select().from(newsVersions).where(sql`${newsVersions.pictures} @> array[${pictures.id}]`)),
    ),
  );
}
