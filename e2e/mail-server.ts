import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { keptMail } from './mailbox.ts';

export interface MailServer {
  /** `smtp://` address. */
  url: string;
  close: () => Promise<void>;
}

/**
 * A mail server to which the site under test sends everything. What arrives is kept, as it came over the wire, in the
 * folder of the site's local mailbox: there administrators and tests read it. One mail is there from the start.
 * @param folder `mailbox` in the site's `VAR_DIR`
 */
export async function startMailServer(folder: string): Promise<MailServer> {
  await mkdir(folder, { recursive: true });
  await keep(folder, firstMail, keptMail);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        keep(folder, Buffer.concat(parts)).then(() => callback(), callback);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** In both forms, with what a mail of the site has: a heading, a list and a link. */
const firstMail = [
  'From: FemCoders Club <hola@femcoders.example>',
  'To: Persona de muestra <muestra@prueba.example>',
  'Subject: Tu plaza en el taller de muestra',
  'Date: Wed, 01 Jul 2026 10:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="parte"',
  '',
  '--parte',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Tienes plaza.',
  '',
  '- Trae tu portátil: https://femcoders.example/eventos',
  '--parte',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<h1>Tienes plaza</h1><ul><li>Trae <a href="https://femcoders.example/eventos">tu portátil</a>.</li></ul>',
  '--parte--',
  '',
].join('\r\n');

const newId = () => `${new Date().toISOString().replaceAll(':', '-')}_${randomUUID()}`;

/** Whole or not at all: tests look while mails arrive. The name is one that the local mailbox knows. */
async function keep(folder: string, mail: Buffer | string, id = newId()): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, mail);
  await rename(unfinished, join(folder, `${id}.eml`));
}
