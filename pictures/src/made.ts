import { createHash } from 'node:crypto';
import { filmPaths } from './film.ts';
import { type FilmPlan, framesPerSecond } from './film-plan.ts';
import type { PictureFile } from './picture-file.ts';

/** Raised when files are to be encoded otherwise, so that all are made again. */
const encoding = 1;

/** The record of made files: path of each file below the repository's root, and the hash of its description. */
export type Made = Record<string, string>;

/** Returns the files and films that would be made now. */
export function wanted(files: PictureFile[], films: FilmPlan[]): Made {
  return Object.fromEntries([
    ...files.map((file) => [file.path, hashOf(file)] as const),
    ...films.flatMap((plan) => filmPaths(plan).map((path) => [path, hashOf(samples(plan))] as const)),
  ]);
}

/** Moments enough to see that a film has changed. */
function samples({ seconds, draw, captions }: FilmPlan): unknown {
  return { seconds, framesPerSecond, captions, drawings: [0, 0.13, 0.29, 0.47, 0.61, 0.83].map(draw) };
}

function hashOf(description: unknown): string {
  const text = JSON.stringify([encoding, description]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
