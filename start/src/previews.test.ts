import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { signPass } from '@femcoders/api/features/previews/preview-pass';
import { createSecrets } from '@femcoders/api/secrets';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { ApiOffers } from '@femcoders/contracts/release-contract';
import { createFindPreview, createPreviewPorts } from './previews.ts';

const needs = (version: string) => ({ version, names: [] });
const blog = (version: string, platform: string, api = {}) =>
  ({
    name: 'mf-blog',
    version,
    contract: { offers: null, needs: { platform: needs(platform), sharedUi: needs('1.0.0'), api } },
  }) as unknown as Release;
const shell = (version: string, since: string) =>
  ({
    name: 'shell',
    version,
    contract: {
      needs: null,
      offers: { platform: { ...needs('2.0.0'), since }, sharedUi: { ...needs('1.0.0'), since: '1.0.0' } },
    },
  }) as unknown as Release;

async function unmetOf(release: Release, live: Partial<RegistryDocument>, api: ApiOffers | null = null) {
  const document = { revision: 1, shell: shell('s1', '1.0.0'), remotes: [], fallbacks: [], skipped: [], ...live };
  const find = createFindPreview({ release: async () => release, document: async () => document }, () => api);
  return (await find(release.name, release.version))?.unmet;
}

test('a remote may be previewed that fits the live shell and the API', async () => {
  assert.deepEqual(await unmetOf(blog('b2', '1.0.0'), {}), []);
  const behindItsTime = await unmetOf(blog('b0', '0.9.0'), {});
  assert.match(behindItsTime?.join() ?? '', /platform 0\.9\.0/);
  const asksTooMuch = blog('b3', '1.0.0', { 'GET /nada': { access: 'public', answers: {}, sends: [] } });
  assert.match((await unmetOf(asksTooMuch, {}, {}))?.join() ?? '', /GET \/nada/);
});

test('a shell may be previewed when every live remote fits it, or has a version before that does', async () => {
  const strict = shell('s2', '2.0.0');
  const remotes = [blog('b1', '1.0.0')];
  const unmet = await unmetOf(strict, { remotes });
  assert.match(unmet?.join() ?? '', /^mf-blog: /, 'it names whom it would leave behind');
  assert.deepEqual(await unmetOf(strict, { remotes, fallbacks: [blog('b0', '2.0.0')] }), []);
});

test('what nobody released cannot be previewed', async () => {
  const find = createFindPreview({ release: async () => null, document: () => Promise.reject() }, () => null);
  assert.equal(await find('mf-blog', 'x'), null);
});

test('a shell in its own process reads what the API has signed, if it has the same key', () => {
  const key = randomBytes(32);
  const versions = [{ name: 'mf-blog', version: '0123456789abcdef' }];
  const pass = `vista-previa=${signPass(versions, new Date(Date.now() + 60_000), createSecrets(key))}`;
  const allowedWith = (secrets: Parameters<typeof createPreviewPorts>[0]) =>
    createPreviewPorts(secrets, async () => null, 'https://sitio.example').allowed(pass);
  assert.deepEqual(allowedWith(createSecrets(Buffer.from(key))), versions);
  assert.deepEqual(allowedWith(createSecrets(randomBytes(32))), []);
  assert.deepEqual(allowedWith(null), []);
});
