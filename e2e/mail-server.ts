import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** `smtp://` address. */
  url: string;
  close: () => Promise<void>;
}

/**
 * A mail server to which the site under test sends everything. What arrives is kept, as it came over the wire, in the
 * folder of the site's local mailbox: there administrators and tests read it.
 * @param folder `mailbox` in the site's `VAR_DIR`
 */
export async function startMailServer(folder: string): Promise<MailServer> {
  await mkdir(folder, { recursive: true });
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

/** Whole or not at all: tests look while mails arrive. The name is one that the local mailbox knows. */
async function keep(folder: string, mail: Buffer): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, mail);
  await rename(unfinished, join(folder, `${new Date().toISOString().replaceAll(':', '-')}_${randomUUID()}.eml`));
}
