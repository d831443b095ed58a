import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { buildRelease } from './build-release.ts';
import { packageVersions } from './shared-modules.ts';

const sources = {
  'remote.json': JSON.stringify({ owner: 'equipo-de-prueba', globalName: 'mf_trial', prefixes: ['/prueba'] }),
  'package.json': JSON.stringify({
    name: '@femcoders/mf-trial',
    type: 'module',
    dependencies: { '@femcoders/platform': '*', '@femcoders/shared-ui': '*', react: '^19.3.1' },
  }),
  'src/routes.tsx': `import { useApi } from '@femcoders/platform';
    import { useState } from 'react';
    export const createRoutes = () => [{ path: '/prueba', chunks: [], load: async () => ({ Page: () => [useApi(), useState()] }) }];`,
};

interface Script {
  src?: string;
  onload?: (event: { type: string }) => void;
}
interface Container {
  init(shared: Record<string, unknown>): void;
  get(name: string): Promise<() => { createRoutes(): unknown[] }>;
}

describe('in a browser, a remote', () => {
  let folder: string;
  let client: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shared-modules-'));
    const directory = join(folder, 'mf-trial');
    for (const [name, text] of Object.entries(sources)) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), text);
    }
    const { version } = await buildRelease({ name: 'mf-trial', releasesDir: join(folder, 'releases'), directory });
    client = join(folder, 'releases', 'mf-trial', version, 'client');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Evaluates the built remote in a host that shares these versions. @returns how many pages it has */
  async function pagesIn(platform: string, react: string): Promise<number> {
    const run = (file: string) => runInContext(readFileSync(join(client, file), 'utf8'), context);
    const appendChild = (script: Script) => {
      if (script.src) run(script.src.split('/').slice(4).join('/'));
      script.onload?.({ type: 'load' });
    };
    const document = {
      documentElement: { dataset: {} },
      scripts: [],
      createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
      getElementsByTagName: () => [],
      head: { appendChild },
    };
    const context = createContext({
      document,
      location: new URL('http://sitio.example/'),
      URL,
      setTimeout,
      clearTimeout,
      addEventListener() {},
    });
    runInContext('var self = globalThis, window = globalThis;', context);
    run('remote-entry.js');
    const container = runInContext('mf_trial', context) as Container;
    const shared = (version: string) => ({
      [version]: { get: () => () => ({}), loaded: 1, eager: true, from: 'shell' },
    });
    container.init({
      react: shared(react),
      'react/jsx-runtime': shared(react),
      '@femcoders/platform': shared(platform),
      '@femcoders/shared-ui': shared(platform),
    });
    return (await container.get('./routes'))().createRoutes().length;
  }

  const { version } = packageVersions('platform');
  const major = Number(version.split('.')[0]);
  const react = (
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve('react/package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

  test('runs with what it was built against, and with every later platform: its contract says which', async () => {
    for (const later of [version, `${major}.99.0`, `${major + 1}.0.0`, `${major + 11}.2.3`])
      assert.equal(await pagesIn(later, react), 1, later);
  });

  test('does not run with a platform of a major version before its own', async () => {
    await assert.rejects(pagesIn(`${major - 1}.9.0`, react), /Unsatisfied version.*@femcoders\/platform/);
  });

  test('does not run with another major version of react', async () => {
    await assert.rejects(pagesIn(version, `${Number(react.split('.')[0]) + 1}.0.0`), /Unsatisfied version.*react/);
  });
});
