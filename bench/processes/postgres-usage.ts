import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of Linux on every platform that Node runs on (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Processor time that a PostgreSQL of this machine has used so far with all of its processes, in seconds. @param dataFolder its own */
export function postgresSeconds(dataFolder: string): number {
  const postmaster = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readStat(name) : null;
    if (!found) continue;
    if (Number(name) === postmaster) ticks += found.own + found.ended;
    else if (found.parent === postmaster) ticks += found.own;
  }
  return ticks / ticksPerSecond;
}

/** Fields 4 and 14 to 17 of `/proc/<pid>/stat`: its parent, and the time of itself and of its children that have ended. */
function readStat(pid: string): { parent: number; own: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in parentheses, may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const of = (field: number) => Number(fields[field - 3]);
    return { parent: of(4), own: of(14) + of(15), ended: of(16) + of(17) };
  } catch {
    return null;
  }
}
