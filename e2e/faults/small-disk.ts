import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultOutcome } from './fault.ts';

export interface SmallDisk {
  folder: string;
  /** To the last block there is now: what a database has put aside for itself it uses up meanwhile. */
  fill(): Promise<void>;
  empty(): Promise<void>;
}

/** Does something with a disk of so many megabytes, and takes it away again. Only root can make one: else that is noted as a flaw. */
export async function withSmallDisk(
  megabytes: number,
  outcome: FaultOutcome,
  use: (disk: SmallDisk) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'femcoders-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true, force: true });
    outcome.flaws.push('no probado: solo root puede montar un disco pequeño');
    return;
  }
  const filler = join(folder, 'filler');
  try {
    await use({
      folder,
      async fill() {
        const { bavail, bsize } = await statfs(folder);
        if (bavail > 0) await writeFile(filler, Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(() => {});
      },
      empty: () => rm(filler, { force: true }),
    });
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}
