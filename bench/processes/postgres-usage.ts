import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of Linux on every platform that Node runs on (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Returns the processor time that a PostgreSQL of this machine has used so far with all of its processes, in seconds. @param dataFolder its own */
export function postgresSeconds(dataFolder: string): number {
  const [postmaster, ...children] = postgresProcesses(dataFolder);
  const ticks = children.reduce((sum, { own }) => sum + own, postmaster ? postmaster.own + postmaster.ended : 0);
  return ticks / ticksPerSecond;
}

/** Returns the ids of the processes of a PostgreSQL of this machine, its first one first. @param dataFolder its own */
export const postgresPids = (dataFolder: string): number[] => postgresProcesses(dataFolder).map(({ pid }) => pid);

interface ProcessTimes {
  pid: number;
  parent: number;
  /** Ticks of itself, and of its children that have ended. */
  own: number;
  ended: number;
}

function postgresProcesses(dataFolder: string): ProcessTimes[] {
  const postmaster = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []));
  return [...all.filter(({ pid }) => pid === postmaster), ...all.filter(({ parent }) => parent === postmaster)];
}

/** Fields 4 and 14 to 17 of `/proc/<pid>/stat`. */
function readStat(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in parentheses, may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const of = (field: number) => Number(fields[field - 3]);
    return { pid, parent: of(4), own: of(14) + of(15), ended: of(16) + of(17) };
  } catch {
    return null;
  }
}
