import { createInflateRaw } from 'node:zlib';

export interface ZipMember {
  name: string;
  /** Bytes once it is unpacked, as the archive says. */
  size: number;
  /** As it lies in the archive. */
  packed: Buffer;
  /** Whether it is packed by Deflate; otherwise it is stored as it is. */
  deflated: boolean;
}

/** An archive that cannot be read, or that is made to do harm. `message` is Spanish and says what to do. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** Most files in an archive, and most bytes of all of them unpacked. */
const membersMax = 2_000;
const unpackedMax = 100 * 1024 * 1024;

const damaged = 'No hemos podido leer el archivo: parece dañado. Guárdalo otra vez';
const locked = 'El archivo tiene contraseña. Guárdalo sin ella y prueba otra vez';
export const tooMuch = 'El archivo ocupa demasiado al abrirlo. Quítale imágenes o guárdalo como PDF';

/**
 * What is in a ZIP archive, by its directory at the end (APPNOTE 4.3.16), which is what programs open it by.
 * @throws ZipError where it is damaged, encrypted, or larger than anybody's text, and where two files have one name:
 * programs do not agree which of them counts
 */
export function readZip(archive: Buffer): ZipMember[] {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > archive.length) throw new ZipError(damaged);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  if (count === 0 || count > membersMax) throw new ZipError(count === 0 ? damaged : tooMuch);
  const members: ZipMember[] = [];
  const names = new Set<string>();
  let unpacked = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || archive.readUInt32LE(at) !== 0x02014b50) throw new ZipError(damaged);
    const flags = archive.readUInt16LE(at + 8);
    const method = archive.readUInt16LE(at + 10);
    const [packedSize, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    if (flags & 1) throw new ZipError(locked);
    if (method !== 0 && method !== 8) throw new ZipError(damaged);
    unpacked += size;
    if (unpacked > unpackedMax) throw new ZipError(tooMuch);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (names.has(name.toLowerCase())) throw new ZipError(damaged);
    names.add(name.toLowerCase());
    members.push({ name, size, packed: contentAt(archive, local, packedSize), deflated: method === 8 });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return members;
}

function contentAt(archive: Buffer, local: number, packedSize: number): Buffer {
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== 0x04034b50) throw new ZipError(damaged);
  const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (begin + packedSize > archive.length) throw new ZipError(damaged);
  return archive.subarray(begin, begin + packedSize);
}

/**
 * Unpacks a member, counting: it may hold what its directory entry says and no more.
 * @param keep whether to give back the content; otherwise it is only counted, in pieces
 * @throws ZipError where it holds more, or cannot be unpacked
 */
export async function unpack({ packed, deflated, size }: ZipMember, keep: boolean): Promise<Buffer> {
  if (!deflated) {
    if (packed.length !== size) throw new ZipError(damaged);
    return packed;
  }
  const inflate = createInflateRaw();
  inflate.end(packed);
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > size) throw new ZipError(tooMuch);
      if (keep) pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError(damaged);
  }
  return Buffer.concat(pieces);
}
