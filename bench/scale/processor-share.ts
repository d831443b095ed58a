import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Period of a share, in microseconds: short, so that no process waits long for its next turn. */
const periodUs = 10_000;

/** A share of one processor, in place of a machine that processes have to themselves. */
export interface ProcessorShare {
  /** Puts a process in it, with those that it starts from now on. */
  add(pid: number): Promise<void>;
  /** Lets the processes go and removes it. */
  remove(): Promise<void>;
}

/** Where this machine keeps control groups for processors: of the first or of the second kind; null where this account may make none. */
function groupsFolder(): { folder: string; file: string; limit: (share: number) => string } | null {
  const quota = (share: number) => Math.round(share * periodUs);
  if (existsSync('/sys/fs/cgroup/cgroup.controllers'))
    return { folder: '/sys/fs/cgroup', file: 'cpu.max', limit: (share) => `${quota(share)} ${periodUs}` };
  if (existsSync('/sys/fs/cgroup/cpu/cpu.shares'))
    return { folder: '/sys/fs/cgroup/cpu', file: 'cpu.cfs_quota_us', limit: (share) => String(quota(share)) };
  return null;
}

/**
 * Makes a share.
 * @param share of one processor, 1 for a whole one
 * @throws Error where this account may make no control groups
 */
export async function createProcessorShare(name: string, share: number): Promise<ProcessorShare> {
  const groups = groupsFolder();
  if (!groups) throw new Error('This bench needs control groups for processors (cgroup).');
  const folder = join(groups.folder, `femcoders-bench-${process.pid}-${name}`);
  await mkdir(folder);
  if (groups.file === 'cpu.cfs_quota_us') await writeFile(join(folder, 'cpu.cfs_period_us'), String(periodUs));
  await writeFile(join(folder, groups.file), groups.limit(share));
  return {
    add: (pid) => writeFile(join(folder, 'cgroup.procs'), String(pid)),
    async remove() {
      const members = await readFile(join(folder, 'cgroup.procs'), 'utf8');
      for (const pid of members.split('\n').filter(Boolean))
        await writeFile(join(groups.folder, 'cgroup.procs'), pid).catch(() => {});
      await rmdir(folder);
    },
  };
}
