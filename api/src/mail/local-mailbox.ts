import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailbox, MailboxMessage } from '../features/mailbox/mailbox.ts';
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

/** The mails of a folder, for the admin to read. A mail's id is its file's name: they sort by time. */
export function createMailbox(folder: string): Mailbox {
  async function read(id: string): Promise<MailboxMessage | null> {
    if (!idPattern.test(id)) return null;
    try {
      const { to, subject, date, text, html } = readEml(await readFile(join(folder, `${id}.eml`), 'utf8'));
      return { id, to, subject, sentAt: date.toISOString(), text, html };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  return {
    read,
    async list(limit) {
      const files = await readdir(folder).catch(() => []);
      const newest = files
        .filter((file) => file.endsWith('.eml'))
        .sort()
        .reverse()
        .slice(0, limit);
      const mails = await Promise.all(newest.map((file) => read(file.slice(0, -'.eml'.length))));
      return mails.flatMap((mail) =>
        mail ? [{ id: mail.id, to: mail.to, subject: mail.subject, sentAt: mail.sentAt }] : [],
      );
    },
  };
}
