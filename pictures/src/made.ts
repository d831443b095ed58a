import { createHash } from 'node:crypto';
import type { PictureFile } from './picture-file.ts';

/** Raised when files are to be encoded otherwise, so that all are made anew. */
const encoding = 1;

/** What was made from what: path of each file below the repository's root, and the hash of its description. */
export type Made = Record<string, string>;

/** What the files would be made from now. */
export function wanted(files: PictureFile[]): Made {
  return Object.fromEntries(files.map((file) => [file.path, hashOf(file)]));
}

function hashOf(file: PictureFile): string {
  return createHash('sha256')
    .update(JSON.stringify({ encoding, ...file }))
    .digest('hex')
    .slice(0, 16);
}
