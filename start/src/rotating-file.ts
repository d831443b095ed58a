import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  type Stats,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { destination } from 'pino';

export interface RotationLimits {
  /** From so many bytes on a file is put aside. */
  longest: number;
  /** How many of them stay next to the one that is written. */
  kept: number;
}

/** A day's file at most, and 80 MB in all. */
export const rotationLimits: RotationLimits = { longest: 10 * 1024 * 1024, kept: 7 };

/** A log that cannot be written must not end the site: its lines are written when there is room again. @param dest file, or its descriptor */
export function lasting(dest: string | number) {
  const target = destination({ dest, sync: true, mode: 0o600, maxLength: longestWait });
  target.on('error', () => {}).setMaxListeners(0);
  return target;
}

/** The number of characters that wait while the disk is full; later ones are lost. */
const longestWait = 1024 * 1024;

export interface RotatingFile {
  write(text: string): void;
  /** Goes on in the file of that name, for a program that has moved the one that was written. */
  reopen(): void;
}

/**
 * A log file of which a new one begins each day, when it has grown long, and where somebody has moved or removed it, also with its folder.
 * @param now milliseconds since the epoch
 */
export function rotatingFile(
  file: string,
  limits: RotationLimits = rotationLimits,
  now: () => number = Date.now,
): RotatingFile {
  const begun = stateOf(file, now);
  if (begun.size > 0 && (begun.size >= limits.longest || begun.day !== dayOf(now()))) putAside(file, limits.kept);
  const target = lasting(file);
  let { day, inode } = stateOf(file, now);

  function reopen(): void {
    try {
      mkdirSync(dirname(file), { recursive: true });
      // An attempt of the stream that fails would close the file of before twice once one succeeds.
      closeSync(openSync(file, 'a', 0o600));
      target.reopen();
      ({ day, inode } = stateOf(file, now));
    } catch {
      // It goes on where it was.
    }
  }

  return {
    write(text) {
      const found = stateOf(file, now);
      // Somebody has moved or removed it: nobody would find what is written there.
      if (found.inode !== inode) reopen();
      else if (found.size > 0 && (found.size + text.length > limits.longest || day !== dayOf(now()))) {
        putAside(file, limits.kept);
        reopen();
      }
      target.write(text);
    },
    reopen,
  };
}

/**
 * Returns a function that puts a file aside, when a day is over or it has grown long, which another program writes and never opens again, as
 * PostgreSQL's: its content is copied, and it is emptied. What is written in between is lost.
 */
export function rotationInPlace(
  file: string,
  limits: RotationLimits = rotationLimits,
  now: () => number = Date.now,
): () => void {
  let { day } = stateOf(file, now);
  return () => {
    const { size } = stateOf(file, now);
    if (size === 0 || (size < limits.longest && day === dayOf(now()))) return;
    day = dayOf(now());
    const copy = `${file}.copy`;
    try {
      // First of all: where there is no room for it, what was put aside before stays. Node removes what it has copied of it.
      copyFileSync(file, copy);
      if (putAside(file, limits.kept, copy)) truncateSync(file);
    } catch {
      // It is written on.
    }
  };
}

const dayOf = (instant: number) => Math.floor(instant / 86_400_000);

/**
 * Day of what a file holds, and its size in bytes; what is not a regular file is never put aside. An empty one begins now: by the clock of the file
 * system, which may be another machine's, each line could be of another day.
 */
function stateOf(file: string, now: () => number): { day: number; size: number; inode: number | null } {
  const found = statusOf(file);
  const inode = found?.ino ?? null;
  if (!found?.isFile() || found.size === 0) return { day: dayOf(now()), size: 0, inode };
  return { day: dayOf(found.mtimeMs), size: found.size, inode };
}

function statusOf(file: string): Stats | null {
  try {
    return statSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/**
 * `site.log` becomes `site.log.1`, what that was becomes `site.log.2`, and the oldest goes.
 * @param content what becomes `site.log.1`: the file itself, or a copy of it
 * @returns whether it did; else it is written on
 */
function putAside(file: string, kept: number, content = file): boolean {
  try {
    for (let number = kept - 1; number >= 1; number--)
      if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
    renameSync(content, `${file}.1`);
    return true;
  } catch {
    return false;
  }
}
