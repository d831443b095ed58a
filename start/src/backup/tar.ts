/** Bytes of a header, and what every entry is filled up to. */
export const blockBytes = 512;

/** What a header says of its entry. */
export interface TarHeader {
  path: string;
  /** In bytes. */
  size: number;
}

/** Where the numbers and words of a header lie (POSIX.1-1988, ustar). */
const field = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;
type Field = keyof typeof field;

const magic = 'ustar\x0000';

/**
 * A header as every `tar` reads it.
 *
 * @param path of ASCII letters, at most 255 of them
 * @param modifiedAt in whole seconds since 1970
 */
export function encodeHeader({ path, size }: TarHeader, modifiedAt: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  const write = (name: Field, text: string) => header.write(text, field[name][0], field[name][1], 'latin1');
  const octal = (name: Field, value: number) => write(name, value.toString(8).padStart(field[name][1] - 1, '0'));
  const { prefix, name } = splitPath(path);
  write('name', name);
  write('prefix', prefix);
  octal('mode', 0o600);
  octal('uid', 0);
  octal('gid', 0);
  octal('size', size);
  octal('time', modifiedAt);
  write('type', '0');
  write('magic', magic);
  write('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** @returns null for the block of zeros with which an archive ends, and undefined for what is no header */
export function decodeHeader(block: Buffer): TarHeader | null | undefined {
  if (isZero(block)) return null;
  const read = (name: Field) => {
    const [from, length] = field[name];
    return block.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  };
  const [from, length] = field.magic;
  if (block.toString('latin1', from, from + length) !== magic) return undefined;
  const prefix = read('prefix');
  const path = prefix ? `${prefix}/${read('name')}` : read('name');
  const size = Number.parseInt(read('size'), 8);
  return isAsWritten(block, { path, size }, Number.parseInt(read('time'), 8)) ? { path, size } : undefined;
}

/** Some bits of a header mean nothing, and are looked at nevertheless. */
function isAsWritten(block: Buffer, header: TarHeader, modifiedAt: number): boolean {
  try {
    return encodeHeader(header, modifiedAt).equals(block);
  } catch {
    return false;
  }
}

/** Bytes with which an entry is filled up to whole blocks. */
export const paddingOf = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes;

export function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

/** The sum of all bytes, those of the sum itself read as blanks. */
function checksumOf(header: Buffer): number {
  const [from, length] = field.checksum;
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= from && at < from + length ? 0x20 : byte;
  return sum;
}

function splitPath(path: string): { prefix: string; name: string } {
  if (path.length <= field.name[1]) return { prefix: '', name: path };
  const at = path.indexOf('/', path.length - field.name[1] - 1);
  const split = { prefix: path.slice(0, at), name: path.slice(at + 1) };
  if (at <= 0 || split.prefix.length > field.prefix[1]) throw new Error(`The path ${path} is too long for an archive.`);
  return split;
}
