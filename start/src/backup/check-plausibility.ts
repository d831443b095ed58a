import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '@femcoders/contracts/spanish-count';
import { readRows } from './archive-reader.ts';
import { backupsIn, isAhead } from './backup-file.ts';
import type { BackupHead } from './manifest.ts';

/** The content of a backup by which its plausibility is judged. */
export interface BackupContent {
  rows: number;
  releases: BackupHead['releases'];
}

/** The newest whole backup of a folder. */
export interface LastBackup {
  name: string;
  rows: number;
}

/** Below this part of the rows of the last one, a backup is not believed. */
const fewest = 0.5;

/**
 * Says why a backup is hardly one of this site: of the wrong database, or of one that was emptied.
 * @param last null where there is none to compare with
 * @returns Spanish sentences; none where it can be believed
 */
export function plausibilityProblems({ rows, releases }: BackupContent, last: LastBackup | null = null): string[] {
  const doubts: string[] = [];
  if (!releases.some(({ name }) => name === 'shell'))
    doubts.push('No hay ninguna versión del shell en vivo: no es la base de datos de un sitio que funciona.');
  if (last && rows < last.rows * fewest)
    doubts.push(
      `Tiene ${counted(rows, 'fila', 'filas')}, menos de la mitad que la última (${last.name}: ${last.rows}).`,
    );
  return doubts;
}

/**
 * Finds the newest backup of a folder that has its end, and that no clock has made that was ahead; whether it is unchanged is not looked at.
 * @param prefix begins the names of those that are looked at
 */
export async function lastBackup(folder: string, prefix: string, now: Date): Promise<LastBackup | null> {
  const names = backupsIn(await readdir(folder).catch(() => []), prefix).filter((name) => !isAhead(name, now));
  for (const name of names.reverse()) {
    const rows = await readRows(join(folder, name));
    if (rows !== null) return { name, rows };
  }
  return null;
}
