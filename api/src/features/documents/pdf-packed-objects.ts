import { constants, createInflate } from 'node:zlib';
import { plainNames } from './pdf-names.ts';

export interface PackedObjects {
  objects: Buffer[];
  /** Some are packed in a way that is not read here. */
  hidden: boolean;
}

/** Most bytes of all packed objects together, and most streams of them: nobody's PDF describes itself with more. */
const objectsMax = 32 * 1024 * 1024;
const streamsMax = 2_000;
/** How far before its name the description of such a stream may begin, in bytes. */
const descriptionMax = 2_000;

/** A name of which any letter may be disguised, see `plainNames`. */
const disguised = (name: string) =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
/** What a stream of objects is called, and what only its description has as a number: some readers need no more. */
const objectStream = `/(?:${disguised('ObjStm')}|${disguised('First')}(?=[\\s\\0]+\\d+[\\s\\0]*(?:[/>%]|$)))`;

/**
 * The objects of each object stream (ISO 32000-1, 7.5.7). A stream may be announced within another that is none,
 * to hide it: each announcement is looked at, and what is read for all of them together is bounded.
 * @returns null where they are more than can be looked through
 */
export async function packedObjects(content: Buffer): Promise<PackedObjects | null> {
  const text = content.toString('latin1');
  const names = new RegExp(objectStream, 'gi');
  const found: PackedObjects = { objects: [], hidden: false };
  let [left, unread, streams] = [objectsMax, 2 * content.length, 0];
  let end = -1;
  for (let name = names.exec(text); name; name = names.exec(text)) {
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
    if (isHidden(content.subarray(Math.max(0, name.index - descriptionMax), stream))) found.hidden = true;
    const objects = await inflated(content.subarray(begin, end), left);
    if (objects === null) return null;
    left -= objects.length;
    found.objects.push(objects);
    names.lastIndex = begin;
  }
  return found;
}

const plainlyPacked =
  /^[\s\0]*(?:null|\[[\s\0]*\]|\/FlateDecode|\[[\s\0]*\/FlateDecode[\s\0]*\])[\s\0]*(?:\/(?!\/)|>>|$)/;

/** Whether a stream is packed otherwise than by Deflate alone, which is how every program writes objects, or that cannot be told. */
function isHidden(before: Buffer): boolean {
  const description = descriptionBefore(before.toString('latin1'));
  if (description === null) return true;
  const plain = plainNames(Buffer.from(description, 'latin1'));
  if (/\/(?:DecodeParms|DP)[\s\0]*(?!null|[\s\0])/.test(plain)) return true;
  return plain
    .split(/\/Filter\b/)
    .slice(1)
    .some((filter) => !plainlyPacked.test(filter));
}

/**
 * The dictionary at the end of a text, which begins an object.
 * @returns null where there is none, or where texts or remarks in it may look like its beginning or its end
 */
function descriptionBefore(text: string): string | null {
  if (!/>>[\s\0]*$/.test(text)) return null;
  let depth = 0;
  let at = text.length;
  do {
    at = Math.max(text.lastIndexOf('<<', at - 1), text.lastIndexOf('>>', at - 1));
    if (at < 0) return null;
    depth += text[at] === '>' ? 1 : -1;
  } while (depth > 0);
  const description = text.slice(at);
  if (/[()%]|[<>]/.test(description.replace(/<<|>>/g, ''))) return null;
  return /(?:^|[\r\n])[\s\0]*\d+[\s\0]+\d+[\s\0]+obj[\s\0]*$/.test(text.slice(0, at)) ? description : null;
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
