import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { isPlainPath, type ReleaseFile, releaseFiles } from '@femcoders/contracts/release-files';
import { extract } from 'tar-stream';
import { boundDescription } from './description-bounds.ts';
import { badArchive, isOurs, tooMuch, toUploadError } from './upload-error.ts';

/** The limits of an archive; tests may override them. */
export type ArchiveLimits = Pick<
  typeof publishingLimits,
  'archiveBytes' | 'unpackedBytes' | 'fileBytes' | 'descriptionBytes' | 'files' | 'path' | 'uploadMs' | 'candidates'
>;

interface Receiving {
  /**
   * Called once `release.json` is read, before anything is written.
   * @returns the empty folder to unpack into; throws what refuses the release
   */
  begin: (release: Release) => Promise<string>;
  limits?: { [Name in keyof ArchiveLimits]: number };
}

/**
 * Unpacks an archive while it comes: nothing of it but `release.json` is ever in memory whole. Its first entry is `release.json`; the others are
 * the files that it names, with the content that it names, each once.
 * @param archive the gzip of a tar
 * @returns what its `release.json` says
 * @throws UploadError for what is not so, or too much; what has been written stays to be removed by the caller
 */
export async function receiveArchive(
  archive: Readable,
  { begin, limits = publishingLimits }: Receiving,
): Promise<Release> {
  const tape = extract();
  const timer = AbortSignal.timeout(limits.uploadMs);
  const coming = pipeline(
    archive,
    counted(limits.archiveBytes, `más de ${megabytes(limits.archiveBytes)} comprimido`),
    createGunzip(),
    // Headers of entries count, too: a bomb of empty files is one.
    counted(limits.unpackedBytes + limits.files * 2048, `más de ${megabytes(limits.unpackedBytes)} sin comprimir`),
    tape,
    { signal: timer },
  );
  // Both have ended before anybody removes what was written.
  const [unpacked, came] = await Promise.allSettled([unpack(tape, begin, limits), coming]);
  if (unpacked.status === 'fulfilled' && came.status === 'fulfilled') return unpacked.value;
  const failures = [unpacked, came].flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  // Of two failures the one that says why; the other one follows from it.
  throw toUploadError(failures.find(isOurs) ?? failures.at(-1), timer.aborted);
}

async function unpack(
  tape: ReturnType<typeof extract>,
  begin: Receiving['begin'],
  limits: NonNullable<Receiving['limits']>,
): Promise<Release> {
  let release: Release | undefined;
  let folder = '';
  let bytes = 0;
  const awaited = new Map<string, ReleaseFile>();
  for await (const entry of tape) {
    const { name, size = 0 } = entry.header;
    if (entry.header.type !== 'file') throw badArchive(`${shown(name)} no es un archivo normal`);
    if (name.length > limits.path) throw badArchive(`la ruta ${shown(name)} es demasiado larga`);
    bytes += size;
    if (bytes > limits.unpackedBytes) throw tooMuch(`más de ${megabytes(limits.unpackedBytes)} sin comprimir`);
    if (!release) {
      if (name !== 'release.json') throw badArchive(`lo primero tiene que ser release.json, y es ${shown(name)}`);
      if (size > limits.descriptionBytes) throw tooMuch('release.json no cabe');
      const text = (await buffer(Readable.from(entry))).toString();
      release = readDescription(text);
      const files = releaseFiles(release);
      if (!files) throw badArchive('release.json nombra archivos de fuera de la versión');
      if (files.length > limits.files) throw tooMuch(`más de ${limits.files} archivos`);
      for (const file of files) awaited.set(file.path, file);
      folder = await begin(release);
      await writeFile(join(folder, 'release.json'), text);
      continue;
    }
    if (!isPlainPath(name)) throw badArchive(`la ruta ${shown(name)} no vale`);
    if (size > limits.fileBytes) throw tooMuch(`${shown(name)} pesa más de ${megabytes(limits.fileBytes)}`);
    const file = awaited.get(name);
    if (!file) throw badArchive(`${shown(name)} sobra: release.json no lo nombra, o viene dos veces`);
    awaited.delete(name);
    if (file.bytes !== null && file.bytes !== size)
      throw badArchive(`${name} no tiene el tamaño que dice release.json`);
    await store(entry, join(folder, name), file);
  }
  if (!release) throw badArchive('está vacío');
  const [missing] = awaited.keys();
  if (missing !== undefined) throw badArchive(`falta ${missing}`);
  return release;
}

/** Writes a file, and hashes it on its way. */
async function store(
  entry: AsyncIterable<unknown>,
  path: string,
  { path: name, hash: expected }: ReleaseFile,
): Promise<void> {
  const [kind = '', wanted] = expected.split(/-(.*)/);
  if (kind !== 'sha256' && kind !== 'sha384') throw badArchive(`release.json no dice el sha256 de ${name}`);
  const hash = createHash(kind);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(
    entry as AsyncIterable<Buffer>,
    async function* hashed(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o644 }),
  );
  if (hash.digest('base64') !== wanted) throw badArchive(`${name} no tiene el contenido que dice release.json`);
}

function readDescription(text: string): Release {
  const release = parseDescription(text);
  boundDescription(release);
  return release;
}

function parseDescription(text: string): Release {
  try {
    return releaseSchema.parse(JSON.parse(text));
  } catch {
    throw badArchive('release.json no es válido');
  }
}

/** Passes on what comes, until it is more than so many bytes. */
function counted(most: number, reason: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > most) done(tooMuch(reason));
      else done(null, piece);
    },
  });
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
/** A name from an archive, as a sentence can carry it. */
const shown = (name: string) => `«${name.replace(/[^\x20-\x7e\u00a1-\u024f]/g, '?').slice(0, 80)}»`;
