import { createHash } from 'node:crypto';
import type { Picture } from './picture.ts';
import { filesOf } from './variants.ts';

/** Raised when pictures are to be encoded otherwise, so that all are made anew. */
const encoding = 1;

/** What was made from what: path of each file below the repository's root, and the hash of its description. */
export type Made = Record<string, string>;

/** The files that the descriptions ask for. */
export function wanted(pictures: Picture[]): Made {
  return Object.fromEntries(
    pictures.flatMap((picture) => filesOf(picture).map(({ path }) => [path, hashOf(picture)] as const)),
  );
}

function hashOf(picture: Picture): string {
  return createHash('sha256')
    .update(JSON.stringify({ encoding, ...picture }))
    .digest('hex')
    .slice(0, 16);
}
