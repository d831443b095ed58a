import { existsSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '@femcoders/services/start-error';
import { readRows } from './archive-reader.ts';
import { stampOf } from './restore-site.ts';

/** Begins the names of backups that somebody, or a plan, has asked for. */
export const backupPrefix = 'femcoders-';

const ending = '.tar';

/**
 * Where a backup is written: into a folder under a name that holds its time, or under the name that was given.
 *
 * @param given absolute path of a folder that is there, or of a file that is not
 * @param prefix begins the name in a folder, and distinguishes what is kept of different kinds
 * @throws StartError when the file is there
 */
export function backupFile(given: string, prefix: string, now: Date): string {
  const isFolder = given.endsWith('/') || (existsSync(given) && statSync(given).isDirectory());
  const file = isFolder ? join(given, `${prefix}${stampOf(now)}${ending}`) : given;
  if (existsSync(file)) throw new StartError(`Ya existe ${file}: di otro nombre, o una carpeta.`);
  return file;
}

/** How far ahead a clock may be, in milliseconds: a backup of later than that is of a wrong one, and does not count. */
export const aheadMs = 60 * 60 * 1000;

/**
 * Removes the oldest backups of a folder, and what was left of some that were not finished. One that is half, or of a clock that was ahead, pushes no
 * other out.
 *
 * @param keep how many whole ones whose name begins with `prefix` stay
 * @param made the name of the one that has just been made: it stays
 * @returns names of the backups that were removed
 */
export async function keepLatest(
  folder: string,
  prefix: string,
  keep: number,
  { made, now }: { made: string; now: Date },
): Promise<string[]> {
  const names = await readdir(folder);
  // A clock that is behind would have made the oldest.
  const others = backupsIn(names, prefix).filter((name) => name !== made && !isAhead(name, now));
  let whole = 1;
  const outdated: string[] = [];
  for (const name of others.toReversed()) {
    if (whole >= keep) outdated.unshift(name);
    else if ((await readRows(join(folder, name))) !== null) whole += 1;
  }
  const left = names.filter(
    (name) => name.startsWith(prefix) && /^\d{8}T\d{9}Z\.tar\./.test(name.slice(prefix.length)),
  );
  for (const name of [...outdated, ...left]) await rm(join(folder, basename(name)), { force: true });
  return outdated;
}

/** The time in the name of a backup, as milliseconds since the epoch. */
export function madeAt(name: string): number {
  const [, date = '', time = ''] = /(\d{8})T(\d{6})/.exec(name) ?? [];
  const pairs = (digits: string) => digits.match(/../g) ?? [];
  const [century, year, month, day] = pairs(date);
  return Date.parse(`${century}${year}-${month}-${day}T${pairs(time).join(':')}Z`);
}

/** Whether a clock that was ahead has made a backup. */
export const isAhead = (name: string, now: Date): boolean => madeAt(name) > now.getTime() + aheadMs;

/** The finished backups among the names of a folder, the oldest first. */
export function backupsIn(names: readonly string[], prefix: string): string[] {
  const named = names.filter((name) => name.startsWith(prefix));
  return named.filter((name) => /^\d{8}T\d{9}Z\.tar$/.test(name.slice(prefix.length))).sort();
}
