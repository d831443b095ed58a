import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sharedNames } from '@femcoders/contracts/shared-names';
import { generateSnapshotFromManifest, isManifestProvider, type Manifest } from '@module-federation/sdk';
import { federationManifest, writeFederationManifest } from './federation-manifest.ts';

const publicPath = '/mf/mf-trial/0123456789abcdef/';
const remote = {
  name: 'mf-trial',
  version: '0123456789abcdef',
  globalName: 'mf_trial',
  publicPath,
  hasBlocks: false,
  chunks: {
    routes: { js: [`${publicPath}js/routes.js`], css: [] },
    page: { js: [`${publicPath}js/routes.js`, `${publicPath}js/page.js`], css: [`${publicPath}css/page.css`] },
  },
};

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federation-manifest-'));
});
after(() => rm(folder, { recursive: true }));

test('a host that reads the manifest finds the entry, what it exposes and what it shares', () => {
  const manifest: Manifest = federationManifest(remote);
  const address = `https://site.example${publicPath}mf-manifest.json`;
  const snapshot = generateSnapshotFromManifest(manifest, { version: address });
  assert.ok(isManifestProvider({ remoteEntry: address } as Parameters<typeof isManifestProvider>[0]));
  assert.ok('publicPath' in snapshot);
  assert.equal(snapshot.publicPath + snapshot.remoteEntry, `https://site.example${publicPath}remote-entry.js`);
  assert.deepEqual([snapshot.globalName, snapshot.remoteEntryType], ['mf_trial', 'global']);
  assert.deepEqual(snapshot.modules, [
    {
      moduleName: 'routes',
      modulePath: './routes',
      assets: { js: { sync: ['js/routes.js'], async: ['js/page.js'] }, css: { sync: [], async: ['css/page.css'] } },
    },
  ]);
  assert.deepEqual(snapshot.shared.map(({ sharedName }) => sharedName).sort(), [...sharedNames].sort());
});

test('the types that it names are there: what is exposed, and what a host calls it', async () => {
  await writeFederationManifest(folder, { ...remote, hasBlocks: true });
  const { metaData }: Manifest = JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8'));
  const { zip = '', api = '' } = metaData.types ?? {};
  assert.match(await readFile(join(folder, api), 'utf8'), /typeof import\('REMOTE_ALIAS_IDENTIFIER\/routes'\)/);
  // As the tools unpack it.
  const ofTools = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const AdmZip = ofTools('adm-zip') as new (file: string) => { readAsText: (name: string) => string };
  assert.match(
    new AdmZip(join(folder, zip)).readAsText('routes.d.ts'),
    /createRoutes\(\): PageRoute\[\];\nexport declare function createBlocks\(\): BlockRoute\[\];/,
  );
});
