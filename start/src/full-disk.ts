/** Codes of the system and of PostgreSQL (`disk_full`, class 53) for a disk without room. */
const ofSystem = /^(?:ENOSPC|EDQUOT)$/;
const ofDatabase = '53100';

/** Says what to do where a disk is full: this machine's, or the database's. @returns a Spanish sentence; null for every other error */
export function aboutFullDisk(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === ofDatabase)
    return 'No queda sitio en el disco de la base de datos. Haz sitio en él y repítelo; npm run doctor mira también los demás.';
  if (code !== undefined && ofSystem.test(code))
    return `No queda sitio en el disco${path ? ` de ${path}` : ''}. Haz sitio y repítelo; npm run doctor dice en cuál falta.`;
  return aboutFullDisk(error.cause);
}
