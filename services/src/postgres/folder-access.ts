import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { mayEnter, type SystemUser } from './server-user.ts';

/**
 * Whether a user can walk from the root of the file system into a folder (its own mode included).
 *
 * @param folder An absolute path that exists.
 */
export function isReachable(folder: string, user: SystemUser): boolean {
  const parent = dirname(folder);
  return mayEnter(statSync(folder), user) && (parent === folder || isReachable(parent, user));
}
