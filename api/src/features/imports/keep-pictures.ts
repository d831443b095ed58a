import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/event-tables.ts';
import type { UploadedFiles } from '../../files/uploaded-files.ts';
import { ApiProblem } from '../../problems.ts';
import { preparePicture, storePicture } from '../pictures/feature.ts';
import { ImportFailure } from './import-failure.ts';
import type { ImportedEvent, SourceReading } from './imported-event.ts';
import type { OutsideFetch } from './outside-fetch.ts';

const pictureMax = 4 * 1024 * 1024;
const patience = 10_000;
/** Most pictures of one reading, so that a first one comes to an end; the rest comes with the next. */
const mostPictures = 30;

export interface PicturePorts {
  fetchOutside: OutsideFetch;
  /** The prefix of the keys of this source's events. */
  prefix: string;
  basePath: string;
  uploads: UploadedFiles;
  now: Date;
}

/**
 * Fetches the pictures that events have not had yet: the site shows no picture of another. One that cannot be had costs
 * its event nothing but the picture.
 * @param notes called with the reason, in Spanish sentences
 * @returns their paths by their addresses
 */
export async function keepPictures(
  db: Database,
  reading: SourceReading,
  { fetchOutside, prefix, basePath, uploads, now }: PicturePorts,
  notes: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: events.sourceKey, logo: sql<string | null>`${events.imported} ->> 'logo'` })
    .from(events)
    .where(sql`starts_with(${events.sourceKey}, ${prefix})`);
  const known = new Map(rows.map(({ key, logo }) => [key, logo]));
  const isNew = ({ key, logo, state }: ImportedEvent) =>
    logo && state === 'published' && known.get(prefix + key) !== logo;
  const wanted = new Map(reading.events.filter(isNew).map(({ logo, name }) => [logo as string, name]));
  const kept = new Map<string, string>();
  for (const [address, name] of [...wanted].slice(0, mostPictures)) {
    try {
      const file = await fetchOutside(address, { maxBytes: pictureMax, timeoutMs: patience });
      const { path } = await storePicture(db, await preparePicture(file), { basePath, now, uploads });
      kept.set(address, path);
    } catch (error) {
      if (!(error instanceof ImportFailure || error instanceof ApiProblem)) throw error;
      notes.push(`«${name}» se importa sin imagen. ${error.message}.`);
    }
  }
  return kept;
}
