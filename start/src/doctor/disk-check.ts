import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import type { Environment } from '../environment.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Bytes of a disk below which it is soon full, and below which it is as good as full. */
const [littleBytes, fullBytes] = [2_000_000_000, 300_000_000];

/** The advice that makes room, by the variable that names the folder. */
const room: Record<string, string> = {
  VAR_DIR: 'Haz sitio en él, o agrándalo: sin sitio no se guarda nada de lo que llega.',
  RELEASES_DIR:
    'Haz sitio: npm run clear-releases quita versiones viejas, y en un shell con almacén, menos RELEASE_COPIES.',
  BACKUPS_DIR: 'Haz sitio: quita copias que ya tengas en otra máquina, y guarda menos con --keep.',
};

export const isWritable = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Room and rights of the folders of the site. */
export async function checkDisk({
  varDir,
  releasesDir,
  backups,
}: Pick<Environment, 'varDir' | 'releasesDir' | 'backups'>): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('disco');
  const folders = { VAR_DIR: varDir, RELEASES_DIR: releasesDir, BACKUPS_DIR: backups.folder };
  const seen = new Set<string>();
  for (const [name, folder] of Object.entries(folders)) {
    const there = await nearest(folder);
    if (!(await isWritable(there)))
      wrong(`Esta cuenta no puede escribir en ${there} (${name}).`, 'Dale permiso, o cambia la variable.');
    const { bavail, bsize, ffree, files } = await statfs(there);
    const free = bavail * bsize;
    if (free < fullBytes) wrong(`En el disco de ${name} quedan ${sizeInWords(free)}.`, room[name]);
    else if (free < littleBytes)
      doubtful(`En el disco de ${name} quedan ${sizeInWords(free)}.`, 'Haz sitio antes de que falte.');
    else if (!seen.has(`${free}`)) fine(`En el disco de ${name} quedan ${sizeInWords(free)}.`);
    seen.add(`${free}`);
    if (files > 0 && ffree / files < 0.02)
      wrong(`En el disco de ${name} casi no caben más archivos (inodos).`, 'Borra archivos pequeños.');
  }
  return found;
}

/** The folder, or the nearest above it that is there. */
export async function nearest(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
