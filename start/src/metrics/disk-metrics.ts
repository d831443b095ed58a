import { statfs } from 'node:fs/promises';
import type { Environment } from '../environment.ts';
import type { Metrics } from './metrics.ts';

/** The folders that a process with the database fills. */
export const foldersOf = ({ varDir, releasesDir, backups }: Environment): Record<string, string> => ({
  data: varDir,
  releases: releasesDir,
  backups: backups.folder,
});

/**
 * Adds how much room there is where the folders lie. A folder that is not there is left out.
 * @param folders absolute paths by the name that they have in the metrics
 */
export function addDiskMetrics({ gauge, onScrape }: Metrics, folders: Record<string, string>): void {
  const free = gauge('disk_free_bytes', 'Room that is left for this account on the disk of a folder.', 'folder');
  const size = gauge('disk_size_bytes', 'Size of the disk of a folder.', 'folder');
  onScrape(async () => {
    for (const [folder, path] of Object.entries(folders)) {
      const disk = await statfs(path).catch(() => null);
      if (!disk) {
        free.remove({ folder });
        size.remove({ folder });
        continue;
      }
      free.set({ folder }, disk.bavail * disk.bsize);
      size.set({ folder }, disk.blocks * disk.bsize);
    }
  });
}
