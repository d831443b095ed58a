import { readFileSync, type Stats } from 'node:fs';
import { StartError } from '../start-error.ts';

/** An account of the operating system, by its numbers. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * The account that runs PostgreSQL: the one that starts the site, except root, whom PostgreSQL refuses. Root lends it
 * to `postgres` where that account exists, else to `nobody`.
 *
 * @param passwd Text of `/etc/passwd`, read only when the process is root.
 * @returns `null` when the server simply runs as the current user.
 */
export function serverUser(passwd?: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = (passwd ?? readFileSync('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    const uid = Number(account?.[2]);
    const gid = Number(account?.[3]);
    if (account && uid > 0 && Number.isInteger(gid)) return { uid, gid };
  }
  throw new StartError(
    'PostgreSQL no puede ejecutarse como root y este sistema no tiene las cuentas «postgres» ni «nobody». ' +
      'Arranca con otra cuenta o indica DATABASE_URL.',
  );
}

/** Whether a user may search or execute what `stats` describes, by owner, group and others alone. */
export function mayEnter(stats: Stats, user: SystemUser): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
  return ((stats.mode >> shift) & 1) !== 0;
}
