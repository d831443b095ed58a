import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as connect, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { releaseFiles } from '@femcoders/contracts/release-files';
import { type Pack, pack } from 'tar-stream';
import { PublishingError } from './publishing-error.ts';

/** A release that is ready to be sent. */
export interface PackedRelease {
  release: Release;
  /** The gzip of a tar: `release.json` first, so that the site can refuse before the rest has come, then all files it names. */
  archive: Readable;
}

/**
 * Reads a release's folder as the archive that the site takes. Compressed variants stay at home: the site makes them itself.
 * @param folder in which its `release.json` lies
 * @throws PublishingError when there is no whole release; a file that vanishes later fails the archive
 */
export async function packRelease(folder: string): Promise<PackedRelease> {
  const description = await readFile(join(folder, 'release.json')).catch(() => null);
  const release = description && releaseOf(description.toString());
  if (!release)
    throw new PublishingError(`En ${folder} no hay ninguna versión construida: falta release.json o no vale.`);
  const files = releaseFiles(release);
  if (!files) throw new PublishingError(`${release.name} ${release.version}: release.json nombra archivos de fuera.`);
  const sized: [string, number][] = [];
  for (const { path } of files) {
    const found = await lstat(join(folder, path)).catch(() => null);
    if (!found?.isFile())
      throw new PublishingError(
        `${release.name} ${release.version} no está completa: falta ${path}. Constrúyela de nuevo.`,
      );
    sized.push([path, found.size]);
  }
  const tape = pack();
  const archive = createGzip();
  connect(tape, archive, () => {});
  write(tape, folder, description, sized).catch((error: unknown) => archive.destroy(error as Error));
  return { release, archive };
}

async function write(tape: Pack, folder: string, description: Buffer, files: [string, number][]): Promise<void> {
  // The same folder makes the same archive.
  const header = { mode: 0o644, mtime: new Date(0) };
  await new Promise<void>((resolve, reject) => {
    tape.entry({ ...header, name: 'release.json' }, description, (error) => (error ? reject(error) : resolve()));
  });
  for (const [name, size] of files) {
    await pipeline(createReadStream(join(folder, name)), tape.entry({ ...header, name, size }));
  }
  tape.finalize();
}

function releaseOf(text: string): Release | null {
  try {
    return releaseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
