import { Readable } from 'node:stream';
import type { Database } from '../../database/database.ts';
import type { DataPart, Owner } from '../../feature/data-part.ts';
import type { UploadedFiles } from '../../files/uploaded-files.ts';
import type { Secrets } from '../../secrets.ts';
import type { DataCopy, FilledPart } from './copied-data.ts';
import { copyJson } from './copy-json.ts';
import { copyPage } from './copy-page.ts';
import { copyReadme } from './copy-readme.ts';
import { type ZipEntry, zipped } from './zip.ts';
export interface CopyPorts {
  db: Database;
  parts: readonly DataPart[];
  brand: string;
  now: Date;
  /** Opens what is kept sealed. */
  secrets: Secrets;
  uploads: UploadedFiles;
}

/** Reads all that is kept about a member. What is no text is read while the ZIP is written. */
export async function readCopy(
  db: Database,
  owner: Owner,
  { parts, brand, now }: Omit<CopyPorts, 'db' | 'secrets' | 'uploads'>,
): Promise<DataCopy> {
  const filled: FilledPart[] = [];
  for (const { read, ...part } of parts) filled.push({ ...part, entries: await read(db, owner) });
  return { brand, madeAt: now, parts: filled };
}

/** A ZIP with the same twice, for people and for programs, and with her files. */
export function packCopy(
  copy: DataCopy,
  owner: Owner,
  { db, parts, now, secrets, uploads }: Omit<CopyPorts, 'brand'>,
): Readable {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'LEEME.txt', pieces: copyReadme(copy) };
    yield { path: 'index.html', pieces: copyPage(copy) };
    yield { path: 'datos.json', pieces: copyJson(copy) };
    for (const part of parts) {
      if (!part.files) continue;
      for await (const { path, content } of part.files(db, owner, { secrets, uploads })) {
        yield { path, pieces: [content], packed: true };
      }
    }
  }
  return Readable.from(zipped(entries(), now), { objectMode: false });
}
