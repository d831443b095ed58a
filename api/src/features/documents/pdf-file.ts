import { constants, createInflate } from 'node:zlib';

const damaged = 'No hemos podido leer el PDF: parece dañado o incompleto. Guárdalo otra vez';
const locked = 'El PDF está protegido con contraseña. Guárdalo sin protección y prueba otra vez';
const hasPrograms = 'El PDF lleva dentro programas que se ejecutan al abrirlo. Imprímelo como PDF y envía esa copia';
const tooMuch = 'El PDF ocupa demasiado al abrirlo. Imprímelo como PDF y envía esa copia';

/** Most bytes of all packed objects together, and most streams of them: nobody's PDF describes itself with more. */
const objectsMax = 32 * 1024 * 1024;
const streamsMax = 2_000;

/**
 * What an action of a PDF says that runs a script or a program (ISO 32000-1, 12.6.4). A text that only names JavaScript
 * says nothing like it.
 */
const runsSomething =
  /\/S[\s\0]*\/(JavaScript|Launch|ImportData)\b|\/JavaScript[\s\0]*(<<|\d+[\s\0]+\d+[\s\0]+R)|\/RichMedia\b/;

/**
 * What keeps a PDF from being taken: it is not whole, it is encrypted, or it does something when it is opened. Objects are
 * also looked for where they lie packed; a reader of PDF this is not, and the team's own programs open it with care.
 * @returns null when nothing does
 */
export async function pdfObstacle(content: Buffer): Promise<string | null> {
  if (!content.subarray(-2048).includes('%%EOF')) return damaged;
  const plain = plainNames(content);
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(plain)) return locked;
  if (runsSomething.test(plain)) return hasPrograms;
  const packed = await packedObjects(content);
  if (packed === null) return tooMuch;
  return packed.some((objects) => runsSomething.test(plainNames(objects))) ? hasPrograms : null;
}

const hash = '#'.charCodeAt(0);

/** The content as text; names may be written with `#` and two digits for any letter (ISO 32000-1, 7.3.5). */
function plainNames(content: Buffer): string {
  const plain = Buffer.alloc(content.length);
  let length = 0;
  for (let at = 0; at < content.length; at += 1, length += 1) {
    const [byte = 0, high, low] = [content[at], hexValue(content[at + 1]), hexValue(content[at + 2])];
    const isCode = byte === hash && high >= 0 && low >= 0;
    plain[length] = isCode ? high * 16 + low : byte;
    if (isCode) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

/** @returns -1 for what is no hexadecimal digit */
function hexValue(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/**
 * The objects of each object stream (ISO 32000-1, 7.5.7). A stream may be announced within another that is none,
 * to hide it: each announcement is looked at, and what is read for all of them together is bounded.
 * @returns null where they are more than can be looked through
 */
async function packedObjects(content: Buffer): Promise<Buffer[] | null> {
  const text = content.toString('latin1');
  const found: Buffer[] = [];
  let [left, unread, streams] = [objectsMax, 2 * content.length, 0];
  let end = -1;
  // Any letter may be disguised, see `plainNames`.
  const objectStream = /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)/gi;
  for (let name = objectStream.exec(text); name; name = objectStream.exec(text)) {
    const stream = content.indexOf('stream', name.index);
    if (stream < 0) break;
    let begin = stream + 'stream'.length;
    if (content[begin] === 0x0d) begin += 1;
    if (content[begin] === 0x0a) begin += 1;
    if (end < begin) end = content.indexOf('endstream', begin);
    if (end < 0) end = content.length;
    streams += 1;
    unread -= end - begin;
    if (streams > streamsMax || unread < 0) return null;
    const objects = await inflated(content.subarray(begin, end), left);
    if (objects === null) return null;
    left -= objects.length;
    found.push(objects);
    objectStream.lastIndex = begin;
  }
  return found;
}

/**
 * What can be unpacked, as far as it can: also readers of PDF take what comes before a fault.
 * @returns null where it is more than `most` bytes
 */
async function inflated(packed: Buffer, most: number): Promise<Buffer | null> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  inflate.end(packed);
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > most) return null;
      pieces.push(piece);
    }
  } catch {
    // Packed in another way, or broken off: what can be read of it as it lies there has been read.
  }
  return Buffer.concat(pieces);
}
