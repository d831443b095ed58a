import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';

const run = promisify(execFile);
const repositoryRoot = join(import.meta.dirname, '..', '..', '..');
/** The packages that releases are made from. */
const packages = ['contracts', 'platform', 'shared-ui', 'kit', 'create-remote', 'build', 'api', 'shell'];
const left = new Set(['node_modules', 'dist', 'public']);

const builder = `
  import { buildRelease } from './build/src/build-release.ts';
  const [name, releasesDir] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await buildRelease({ name, releasesDir })));
`;

/** A copy of this checkout that a test may change: its releases are made from the copy's own packages. */
export interface TestCheckout {
  /** Writes files below the copy's root. */
  write(files: Record<string, string>): Promise<void>;
  /** Replaces a text in a file of the copy, as `String.replace` does. @throws when it is not there */
  replace(file: string, old: string | RegExp, text: string): Promise<void>;
  build(name: string, releasesDir: string): Promise<Release>;
  remove(): Promise<void>;
}

export async function copyCheckout(): Promise<TestCheckout> {
  const root = await mkdtemp(join(tmpdir(), 'femcoders-checkout-'));
  for (const packageName of packages) {
    await cp(join(repositoryRoot, packageName), join(root, packageName), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
    const own = join(repositoryRoot, packageName, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, packageName, 'node_modules'), 'dir');
  }
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'LICENSE'])
    await cp(join(repositoryRoot, file), join(root, file));
  await linkPackages(root);
  await writeFile(join(root, 'build-one.ts'), builder);

  return {
    async write(files) {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(dirname(join(root, name)), { recursive: true });
        await writeFile(join(root, name), text);
      }
    },
    async replace(name, old, text) {
      const file = join(root, name);
      const before = await readFile(file, 'utf8');
      if (before.split(old).length === 1) throw new Error(`${name} has no ${old}.`);
      await writeFile(file, before.replace(old, text));
    },
    async build(name, releasesDir) {
      const script = [join(root, 'build-one.ts'), name, releasesDir];
      const { stdout } = await run(process.execPath, script, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
      return releaseSchema.parse(JSON.parse(stdout));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The libraries are those of the checkout; the packages are the copy's own. */
async function linkPackages(root: string): Promise<void> {
  const [from, to] = [join(repositoryRoot, 'node_modules'), join(root, 'node_modules')];
  await mkdir(join(to, '@femcoders'), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '@femcoders');
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
  await Promise.all(
    packages.map((packageName) => symlink(join(root, packageName), join(to, '@femcoders', packageName), 'dir')),
  );
}
