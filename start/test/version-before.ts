import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../src/testing/child-process.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
/** The packages with a schema, whose tests read and write it. */
export type SchemaPackage = 'api' | 'registry';

/**
 * A test that some versions before cannot pass any more: they compare a freeze that ends on 28 November 2026 with the machine's
 * clock. Today's code runs it with its own.
 */
const outlived = 'does not start and does not rise in a freeze';

/** The code of an earlier commit, in a separate folder, with the libraries of this checkout. */
export interface EarlierCode {
  commit: string;
  /** Gives it today's migrations in place of those it had. */
  takeMigrations(): Promise<void>;
  /** Runs a module whose text is given, at its root. */
  runModule(text: string, given: readonly string[]): Promise<void>;
  /** Runs those of its test files that are there, without the one test that is outlived. @returns what they said, and whether all passed */
  runTests(files: readonly string[]): Promise<{ passed: boolean; said: string; files: string[] }>;
  remove(): Promise<void>;
}

/** @returns why git cannot say what was before here, or null */
export async function historyIsMissing(): Promise<string | null> {
  const shallow = await git('rev-parse', '--is-shallow-repository').catch(() => null);
  if (shallow === null) return 'there is no git repository here: the version before is not known';
  return shallow === 'true' ? 'the clone is shallow: fetch its history to run the version before' : null;
}

/**
 * Finds the newest commit of the line that does not have the newest migration of a package: the version that runs together with the present one while processes
 * are restarted one after the other. Of a migration that is not committed, that is the last commit.
 */
export async function findVersionBefore(packageName: SchemaPackage): Promise<string> {
  const folder = `${packageName}/migrations`;
  const committed = new Set((await git('ls-tree', '--name-only', 'HEAD', `${folder}/`)).split('\n'));
  const there = (await readdir(join(root, folder))).filter((name) => name.endsWith('.sql'));
  if (there.some((name) => !committed.has(`${folder}/${name}`))) return git('rev-parse', 'HEAD');
  const added = ['log', '-m', '--first-parent', '--diff-filter=A', '--format=%H', '-1', '--', folder];
  return git('rev-parse', `${await git(...added)}^`);
}

/** Takes the code of a commit out of the repository, next to the working tree. */
export async function checkOut(commit: string): Promise<EarlierCode> {
  const folder = await mkdtemp(join(tmpdir(), 'femcoders-version-before-'));
  const archive = join(folder, 'sources.tar');
  await git('archive', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkModules(folder);

  return {
    commit,
    async takeMigrations() {
      for (const packageName of ['api', 'registry']) {
        const target = join(folder, packageName, 'migrations');
        await rm(target, { recursive: true });
        await cp(join(root, packageName, 'migrations'), target, { recursive: true });
        // Nobody is kept waiting in a test, and the earliest code knows nothing but transactions: each file becomes one.
        for (const name of await readdir(target)) {
          const text = await readFile(join(target, name), 'utf8');
          const inTransaction = text
            .replace(/^-- without transaction\b/, '--')
            .replace(/\bindex concurrently\b/gi, 'index');
          await writeFile(join(target, name), inTransaction);
        }
      }
    },
    async runModule(text, given) {
      await writeFile(join(folder, 'run-once.ts'), text);
      await run(process.execPath, [join(folder, 'run-once.ts'), ...given], { cwd: folder, env: childEnvironment });
    },
    async runTests(wanted) {
      const files = wanted.filter((file) => existsSync(join(folder, file)));
      // Within the line of a test runner a process would speak to it, and not to us.
      const { NODE_TEST_CONTEXT: _own, ...env } = { ...process.env, ...childEnvironment };
      const given = ['--test', '--test-reporter=spec', `--test-skip-pattern=${outlived}`, ...files];
      const child = spawn(process.execPath, given, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
      const code = await new Promise((resolve) => child.on('close', resolve));
      return { passed: code === 0, said, files };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The libraries are those of this checkout; the packages are the folder's own. */
async function linkModules(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(join(to, '@femcoders'), { recursive: true });
  const libraries = (await readdir(from)).filter((name) => name !== '@femcoders');
  await Promise.all(libraries.map((name) => symlink(join(from, name), join(to, name))));
  for (const name of await readdir(folder)) {
    if (!existsSync(join(folder, name, 'package.json'))) continue;
    await symlink(join(folder, name), join(to, '@femcoders', name));
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, name, 'node_modules'));
  }
}

async function git(...given: string[]): Promise<string> {
  const { stdout } = await run('git', given, { cwd: root });
  return stdout.trim();
}
