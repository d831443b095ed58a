import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

// Shells read releases under their own account (docs/scale.md), also where the umask of the one that writes them keeps others out.

/** Makes the folder in which the releases of a part lie, for all to read; what lies above is somebody's own. @returns its path */
export async function makePartFolder(releasesDir: string, name: string): Promise<string> {
  const folder = join(releasesDir, name);
  await mkdir(folder, { recursive: true });
  for (const one of [releasesDir, folder])
    await chmod(one, 0o755).catch((error: NodeJS.ErrnoException) => {
      // Its owner has decided.
      if (error.code !== 'EPERM') throw error;
    });
  return folder;
}

/** Lets every account read what is in a folder. */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
