import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import type { MailboxEntry, MailboxMessage } from '@femcoders/contracts/mail';
import { LRUCache } from 'lru-cache';
import { wordsOf } from '../lists/admin-list.ts';
import { readEml } from './eml.ts';
import type { Mailbox } from './mailbox.ts';

export interface WrittenMail {
  /** UUID. */
  id: string;
  createdAt: Date;
  /** The mail as it would travel. */
  content: Buffer;
}

/** Puts a mail into the folder, whole or not at all; the same mail twice is one file. */
export async function writeToMailbox(folder: string, { id, createdAt, content }: WrittenMail): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, join(folder, `${fileTime(createdAt)}_${id}.eml`));
}

/** How a file's name begins: in the order of time. */
const fileTime = (instant: Date) => instant.toISOString().replaceAll(':', '-');

/** As the outbox does. */
const keepDays = 30;
const dayMs = 24 * 3_600_000;

const idPattern = /^[\w.-]+_[0-9a-f-]{36}$/;
const ending = '.eml';

/** Enough of a mail's file to hold its headers, in bytes. */
const headBytes = 4096;
/** Files read at once. */
const readAtOnce = 64;

export interface LocalMailbox extends Mailbox {
  /** Removes the mails that were written a month ago, as the outbox does. */
  purge(now: Date): Promise<void>;
}

/**
 * The mails of a folder, for the admin to read. A mail's id is its file's name: they sort by time. Only the mails of
 * the page asked for are opened; a search opens the others too, once, and no further than their headers.
 */
export function createMailbox(folder: string, memory = createCacheMemory()): LocalMailbox {
  /** A file never changes once it is there. */
  const known = memory.cache(
    'mailbox',
    (maxSize) =>
      new LRUCache<string, MailboxEntry>({ maxSize, sizeCalculation: (entry) => 2 * JSON.stringify(entry).length }),
  );

  async function read(id: string): Promise<MailboxMessage | null> {
    if (!idPattern.test(id)) return null;
    const source = await unlessGone(readFile(join(folder, `${id}${ending}`), 'utf8'));
    if (source === null) return null;
    const { to, subject, date, text, html } = await readEml(source);
    return { id, to, subject, sentAt: date.toISOString(), text, html };
  }

  async function entryOf(id: string): Promise<MailboxEntry | null> {
    const before = known.get(id);
    if (before) return before;
    const head = await unlessGone(readHead(join(folder, `${id}${ending}`)));
    if (head === null) return null;
    const { to, subject, date } = await readEml(head);
    const entry = { id, to, subject, sentAt: date.toISOString() };
    known.set(id, entry);
    return entry;
  }

  async function entriesOf(ids: readonly string[]): Promise<MailboxEntry[]> {
    const entries: (MailboxEntry | null)[] = [];
    for (let start = 0; start < ids.length; start += readAtOnce) {
      entries.push(...(await Promise.all(ids.slice(start, start + readAtOnce).map(entryOf))));
    }
    return entries.filter((entry) => entry !== null);
  }

  return {
    read,
    async purge(now) {
      const kept = fileTime(new Date(now.getTime() - keepDays * dayMs));
      for (const id of (await mailIds(folder)).filter((id) => id < kept)) {
        await unlessGone(unlink(join(folder, `${id}${ending}`)));
        known.delete(id);
      }
    },
    async list({ q, page, limit }) {
      const ids = await mailIds(folder);
      const cut = <T>(all: readonly T[]) => all.slice((page - 1) * limit, page * limit);
      const words = wordsOf(q).map(plain);
      if (words.length === 0) return { entries: await entriesOf(cut(ids)), total: ids.length };
      const found = (await entriesOf(ids)).filter(({ to, subject }) => {
        const text = plain(`${to} ${subject}`);
        return words.every((word) => text.includes(word));
      });
      return { entries: cut(found), total: found.length };
    },
  };
}

/** The newest first. */
async function mailIds(folder: string): Promise<string[]> {
  const files = (await unlessGone(readdir(folder))) ?? [];
  return files
    .flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []))
    .filter((id) => idPattern.test(id))
    .sort()
    .reverse();
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Null for what does not exist, or no longer. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** As the database's `plain_text`: lower case, without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
