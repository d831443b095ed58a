import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailboxEntry, MailboxMessage } from '@femcoders/contracts/mail';
import { wordsOf } from '../features/admin-list.ts';
import type { Mailbox } from '../features/mailbox/mailbox.ts';
import { readEml } from './eml.ts';

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
  await rename(unfinished, join(folder, `${createdAt.toISOString().replaceAll(':', '-')}_${id}.eml`));
}

const idPattern = /^[\w.-]+_[0-9a-f-]{36}$/;
const ending = '.eml';

/** Enough of a mail's file to hold its headers, in bytes. */
const headBytes = 4096;
/** Files read at once. */
const readAtOnce = 64;
/** Most mails whose headers are kept in memory for the search, some 200 bytes each. */
const mostKnown = 20_000;

/**
 * The mails of a folder, for the admin to read. A mail's id is its file's name: they sort by time. Only the mails of
 * the page asked for are opened; a search opens the others too, once, and no further than their headers.
 */
export function createMailbox(folder: string): Mailbox {
  /** A file never changes once it is there. */
  const known = new Map<string, MailboxEntry>();

  async function read(id: string): Promise<MailboxMessage | null> {
    if (!idPattern.test(id)) return null;
    const source = await unlessGone(readFile(join(folder, `${id}${ending}`), 'utf8'));
    if (source === null) return null;
    const { to, subject, date, text, html } = readEml(source);
    return { id, to, subject, sentAt: date.toISOString(), text, html };
  }

  async function entryOf(id: string): Promise<MailboxEntry | null> {
    const before = known.get(id);
    if (before) return before;
    const head = await unlessGone(readHead(join(folder, `${id}${ending}`)));
    if (head === null) return null;
    const { to, subject, date } = readEml(head);
    const entry = { id, to, subject, sentAt: date.toISOString() };
    if (known.size < mostKnown) known.set(id, entry);
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
