import type { Asker, StoredTextSite, StoredTextWorld, TextWriter } from './text-writer.ts';
import { writeAccounts } from './write-accounts.ts';
import { writeComments } from './write-comments.ts';
import { writeDocuments } from './write-documents.ts';
import { writeEvents } from './write-events.ts';
import { writeHub } from './write-hub.ts';
import { writeJobs } from './write-jobs.ts';
import { writeMentoring } from './write-mentoring.ts';
import { writeNews } from './write-news.ts';
import { writePeople } from './write-people.ts';
import { writeTalks } from './write-talks.ts';

export interface StoredTextPage {
  path: string;
  as?: Asker | undefined;
}

/** Writes a hostile text into every field of the list, each through the route that takes it. @returns where they are read */
export async function writeStoredTexts(site: StoredTextSite, writer: TextWriter): Promise<StoredTextPage[]> {
  const pages: StoredTextPage[] = [];
  const world: StoredTextWorld = {
    site,
    writer,
    admin: await site.somebody('admin'),
    member: await site.somebody('member'),
    seenOn: (path, as) => void pages.push({ path, as }),
  };
  await writeAccounts(world);
  await writePeople(world);
  await writeComments(world);
  await writeEvents(world);
  await writeHub(world);
  await writeTalks(world);
  await writeNews(world);
  await writeJobs(world);
  await writeMentoring(world);
  await writeDocuments(world);
  return pages;
}
