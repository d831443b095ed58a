import { constants, inflateSync } from 'node:zlib';

const damaged = 'No hemos podido leer el PDF: parece dañado o incompleto. Guárdalo otra vez';
const locked = 'El PDF está protegido con contraseña. Guárdalo sin protección y prueba otra vez';
const hasPrograms = 'El PDF lleva dentro programas que se ejecutan al abrirlo. Imprímelo como PDF y envía esa copia';
const tooMuch = 'El PDF ocupa demasiado al abrirlo. Imprímelo como PDF y envía esa copia';

/** Most bytes of all packed objects together: nobody's PDF describes itself with more. */
const objectsMax = 32 * 1024 * 1024;

/**
 * What an action of a PDF says that runs a script or a program (ISO 32000-1, 12.6.4). A text that only names JavaScript
 * says nothing like it.
 */
const runsSomething = /\/S\s*\/(JavaScript|Launch|ImportData)\b|\/JavaScript\s*(<<|\d+\s+\d+\s+R)|\/RichMedia\b/;

/**
 * What keeps a PDF from being taken: it is not whole, it is encrypted, or it does something when it is opened. Objects are
 * also looked for where they lie packed; a reader of PDF this is not, and the team's own programs open it with care.
 * @returns null when nothing does
 */
export function pdfObstacle(content: Buffer): string | null {
  if (!content.subarray(-2048).includes('%%EOF')) return damaged;
  const plain = plainNames(content.toString('latin1'));
  if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(plain)) return locked;
  if (runsSomething.test(plain)) return hasPrograms;
  const packed = packedObjects(content);
  if (packed === null) return tooMuch;
  return packed.some((objects) => runsSomething.test(plainNames(objects))) ? hasPrograms : null;
}

/** Names may be written with `#` and two digits for any letter (ISO 32000-1, 7.3.5). */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * The objects of each object stream (ISO 32000-1, 7.5.7), as text.
 * @returns null where they are more than can be looked through
 */
function packedObjects(content: Buffer): string[] | null {
  const found: string[] = [];
  let left = objectsMax;
  for (let at = content.indexOf('/ObjStm'); at >= 0; at = content.indexOf('/ObjStm', at + 1)) {
    const stream = content.indexOf('stream', at);
    if (stream < 0) break;
    let begin = stream + 'stream'.length;
    if (content[begin] === 0x0d) begin += 1;
    if (content[begin] === 0x0a) begin += 1;
    const end = content.indexOf('endstream', begin);
    const objects = inflated(content.subarray(begin, end < 0 ? undefined : end), left);
    if (objects === null) return null;
    left -= objects.length;
    found.push(objects);
  }
  return found;
}

function inflated(packed: Buffer, most: number): string | null {
  if (most <= 0) return null;
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch (error) {
    if (error instanceof RangeError) return null;
    // Not packed by Deflate: what can be read of it has been read as it lies there.
    return '';
  }
}
