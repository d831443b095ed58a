import { execFileSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

/** Where and when something was measured. */
export interface Machine {
  processors: string;
  /** Gigabytes. */
  memory: number;
  system: string;
  node: string;
  /** Of the sources that were measured; with `+` when files had been changed since. */
  commit: string;
  /** ISO 8601 instant. */
  date: string;
  /** Load of the last minute when it began: above a few tenths, somebody else was at work. */
  loadBefore: number;
}

const repositoryRoot = join(import.meta.dirname, '..', '..');

export function describeMachine(): Machine {
  const processors = cpus();
  return {
    processors: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
    memory: Math.round(totalmem() / 1e9),
    system: `${platform()} ${release()}`,
    node: process.version,
    commit: readCommit(),
    date: new Date().toISOString(),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

function readCommit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
