import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { siteUnderTest } from '../site-under-test.ts';

const run = promisify(execFile);
const repositoryRoot = join(import.meta.dirname, '..', '..');
const longestOutput = 16 * 1024 * 1024;

/** Nothing that is made of a copy needs the pictures. */
const left = /^(?:docs|pictures|[^/]+\/public)\//;

/** A copy of the repository with its own history, where a team may add what it likes. */
export class RepositoryCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<RepositoryCopy> {
    const copy = new RepositoryCopy(await mkdtemp(join(tmpdir(), 'femcoders-copy-')));
    for (const file of await filesOfProject()) {
      await mkdir(dirname(join(copy.folder, file)), { recursive: true });
      await cp(join(repositoryRoot, file), join(copy.folder, file));
    }
    await copy.#linkModules();
    await copy.run('git', 'init', '--quiet');
    await copy.run('git', 'add', '--all');
    await copy.run('git', '-c', 'user.name=e2e', '-c', 'user.email=e2e@ejemplo.example', 'commit', '-qm', 'Copy');
    return copy;
  }

  /** The libraries are those of the repository; the packages, which npm links among them, are the copy's own. */
  async #linkModules(): Promise<void> {
    const [modules, original] = [this.folder, repositoryRoot].map((root) => join(root, 'node_modules')) as [
      string,
      string,
    ];
    await mkdir(join(modules, '@femcoders'), { recursive: true });
    const libraries = (await readdir(original)).filter((name) => name !== '@femcoders' && name !== '.cache');
    await Promise.all(libraries.map((name) => symlink(join(original, name), join(modules, name))));
    const packages = await readdir(join(original, '@femcoders'));
    await Promise.all(packages.map((name) => symlink(join(this.folder, name), join(modules, '@femcoders', name))));
    // Libraries of which a package needs another version than the others.
    for (const name of (await readdir(this.folder)).filter((folder) => folder !== 'node_modules')) {
      const own = join(repositoryRoot, name, 'node_modules');
      if (existsSync(own)) await symlink(own, join(this.folder, name, 'node_modules'));
    }
  }

  /** Runs a program there, as at a team's terminal, against the site under test. @returns what it says */
  async run(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await run(program, args, {
      cwd: this.folder,
      env: { ...process.env, VAR_DIR: siteUnderTest().varDir },
      maxBuffer: longestOutput,
    });
    return stdout;
  }

  /** Runs an npm script of the copy. */
  script(name: string, ...args: string[]): Promise<string> {
    return this.run('npm', 'run', '--silent', name, '--', ...args);
  }

  /** Returns the differences from the repository: `?? mf-jobs/`, ` M CODEOWNERS`… */
  async changes(): Promise<string[]> {
    return (await this.run('git', 'status', '--porcelain')).split('\n').filter(Boolean);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

async function filesOfProject(): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await run('git', args, { cwd: repositoryRoot, maxBuffer: longestOutput });
  return [...new Set(stdout.split('\0').filter((file) => file && !left.test(file)))];
}
