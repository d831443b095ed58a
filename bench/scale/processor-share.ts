import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Period of a share, in microseconds: short, so that no process waits long for its next turn. */
const periodUs = 10_000;
/** Ticks of the kernel's clock in a second, as /proc counts them. */
const ticks = 100;

/** A share of one processor, in place of a machine that processes have to themselves. */
export interface ProcessorShare {
  /** Puts a process in it, with those that it starts from now on. */
  add(pid: number): Promise<void>;
  /** Processor time of its processes so far, in seconds. */
  usedSeconds(): Promise<number>;
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
  const members = async () => (await readFile(join(folder, 'cgroup.procs'), 'utf8')).split('\n').filter(Boolean);
  return {
    add: (pid) => writeFile(join(folder, 'cgroup.procs'), String(pid)),
    async usedSeconds() {
      let used = 0;
      for (const pid of await members()) used += await secondsOf(pid);
      return used;
    },
    async remove() {
      for (const pid of await members()) await writeFile(join(groups.folder, 'cgroup.procs'), pid).catch(() => {});
      await rmdir(folder);
    },
  };
}

/** Processor time of one process, in seconds; 0 of one that has ended meanwhile. */
async function secondsOf(pid: string): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, , , , , , , , , , , user = '0', system = '0'] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) / ticks;
}

/** The processes that a process has started, and those that they have, itself first. */
export async function processTree(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const text = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => null);
    if (text) parents.set(Number(entry), Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const tree = [pid];
  for (const one of tree) for (const [child, parent] of parents) if (parent === one) tree.push(child);
  return tree;
}
