import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteUnderTest } from '../site-under-test.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/** The output of a team's program, from both streams. */
export interface Said {
  code: number;
  text: string;
}

/** A team's own repository in a folder far from this checkout, of which it knows nothing but the address of the site under test. */
export class TeamRepository {
  readonly name: string;
  readonly folder: string;
  /** Given to `femcoders` in the environment, as a CI does. */
  token = '';
  /** The cost of each command so far, in order. */
  readonly costs: CommandCost[] = [];

  private constructor(name: string, folder: string) {
    this.name = name;
    this.folder = folder;
  }

  /**
   * Makes it with the packages that the site offers, and installs them. Libraries of others come from the npm cache where it has them.
   * @param args of `create-remote`, such as `--path`
   */
  static async make(name: string, ...args: string[]): Promise<TeamRepository> {
    const place = await mkdtemp(join(tmpdir(), 'femcoders-team-'));
    const team = new TeamRepository(name, join(place, name));
    await team.#expect(place, 'npx', '--yes', `${siteUnderTest().url}/kit/create-remote.tgz`, name, ...args);
    await team.#expect(team.folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
    return team;
  }

  /** Keeps what is there now: `undoEdits` goes back to it. */
  async commit(): Promise<void> {
    const author = ['-c', 'user.name=e2e', '-c', 'user.email=e2e@ejemplo.example'];
    await this.#expect(this.folder, 'git', 'init', '--quiet');
    await this.#expect(this.folder, 'git', 'add', '--all');
    await this.#expect(this.folder, 'git', ...author, 'commit', '--quiet', '-m', 'Our remote');
  }

  async undoEdits(): Promise<void> {
    await this.#expect(this.folder, 'git', 'checkout', '--quiet', '--', '.');
  }

  /** Runs a program in the repository, as at the team's terminal. */
  run(program: string, ...args: string[]): Promise<Said> {
    return this.#runIn(this.folder, program, args);
  }

  femcoders(...args: string[]): Promise<Said> {
    return this.run('npx', 'femcoders', ...args);
  }

  /** @throws Error when the file has no such text */
  async edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(join(this.folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
    await writeFile(
      join(this.folder, file),
      text.replace(from, () => to),
    );
  }

  /** Has React and react-dom say that they are another version, as after installing one. @returns a function that takes it back */
  async pretendReact(version: string): Promise<() => Promise<void>> {
    const files = ['react', 'react-dom'].map((library) => join('node_modules', library));
    const manifests = files.map((folder) => join(this.folder, folder, 'package.json'));
    const kept = await Promise.all(manifests.map((file) => readFile(file, 'utf8')));
    const lockFile = join(this.folder, 'package-lock.json');
    const lock = JSON.parse(await readFile(lockFile, 'utf8'));
    for (const folder of files) lock.packages[folder].version = version;
    await writeFile(lockFile, JSON.stringify(lock, null, 2));
    const write = (texts: readonly string[]) =>
      Promise.all(manifests.map((file, index) => writeFile(file, texts[index] ?? '')));
    await write(kept.map((text) => JSON.stringify({ ...JSON.parse(text), version })));
    return async () => {
      await write(kept);
      await this.undoEdits();
    };
  }

  remove(): Promise<void> {
    return rm(dirname(this.folder), { recursive: true, force: true });
  }

  async #expect(cwd: string, program: string, ...args: string[]): Promise<void> {
    const { code, text } = await this.#runIn(cwd, program, args);
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${text}`);
  }

  async #runIn(cwd: string, program: string, args: string[]): Promise<Said> {
    const [before, siteBefore] = [await secondsOfEndedPrograms(), await secondsOfSite()];
    const said = await this.#start(cwd, program, args);
    const words = [program, ...args.filter((arg) => !arg.startsWith('-'))].slice(0, 3);
    const command = words.join(' ').replace(siteUnderTest().url, '…');
    const [seconds, ofSite] = [(await secondsOfEndedPrograms()) - before, (await secondsOfSite()) - siteBefore];
    this.costs.push({ command, seconds, ofSite });
    return said;
  }

  #start(cwd: string, program: string, args: string[]): Promise<Said> {
    return new Promise((resolve) => {
      execFile(program, args, { cwd, env: this.#environment(), maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
      );
    });
  }

  /** Nothing of this checkout: neither its programs, nor its npm's settings, nor its database. */
  #environment(): NodeJS.ProcessEnv {
    const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.startsWith(repositoryRoot));
    const handedOn = ['HOME', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
    const kept = handedOn.map((name) => [name, process.env[name]]).filter(([, value]) => value);
    return {
      ...Object.fromEntries(kept),
      PATH: path.join(':'),
      NO_COLOR: '1',
      SITE_URL: siteUnderTest().url,
      ...(this.token && { RELEASE_TOKEN: this.token }),
    };
  }
}

/** Processor time of a command, in seconds. */
export interface CommandCost {
  command: string;
  /** Of the programs that it has started. */
  seconds: number;
  /** Of the site meanwhile, with what it has started and is ended: a trial, for instance. */
  ofSite: number;
}

/** Returns what commands have taken as a table in Markdown. */
export function describeCosts(costs: readonly CommandCost[]): string {
  const row = (what: string, ...seconds: number[]) =>
    `| ${[what, ...seconds.map((one) => one.toFixed(1))].join(' | ')} |`;
  const sum = (of: 'seconds' | 'ofSite') => costs.reduce((all, cost) => all + cost[of], 0);
  return [
    '| command | its own, s | of the site, s |',
    '| --- | --- | --- |',
    ...costs
      .filter(({ seconds }) => seconds >= 0.05)
      .map(({ command, seconds, ofSite }) => row(`\`${command}\``, seconds, ofSite)),
    row('all', sum('seconds'), sum('ofSite')),
  ].join('\n');
}

/** Linux adds up what the programs have taken that a process has started and that have ended, with their own. */
async function secondsOfEndedPrograms(): Promise<number> {
  const { ended } = await processorTime('self');
  return ended;
}

async function secondsOfSite(): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(siteUnderTest().varDir, 'site.lock.json'), 'utf8')) as { pid: number };
  const { own, ended } = await processorTime(pid);
  return own + ended;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 14 to 17, in hundredths of a second. */
async function processorTime(pid: number | 'self'): Promise<{ own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field, a name in brackets, may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
  return { own: (utime + stime) / 100, ended: (cutime + cstime) / 100 };
}
