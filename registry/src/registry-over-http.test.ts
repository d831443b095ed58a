import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { layRelease, version } from '../test/release-fixture.ts';
import type { Registry } from './registry.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';
import { RegistryError } from './registry-error.ts';
import { registryRoutes } from './registry-routes.ts';

let folder: string;
let app: FastifyInstance;
let url: string;
let answer: () => Promise<RegistryDocument>;
let find: Registry['release'];
let statuses: number[];
let time: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-client-test-'));
  const document = await documentOf('a', 1);
  answer = async () => document;
  find = async (name, version) =>
    [document.shell, ...document.remotes].find((release) => release.name === name && release.version === version) ??
    null;
  statuses = [];
  time = 0;
  app = Fastify();
  await app.register(registryRoutes, {
    registry: { document: () => answer(), release: (name, version) => find(name, version) },
  });
  app.addHook('onResponse', async (_request, reply) => {
    statuses.push(reply.statusCode);
  });
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/registry`;
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function documentOf(digit: string, revision: number): Promise<RegistryDocument> {
  return {
    revision,
    shell: await layRelease(folder, 'shell', version('1')),
    remotes: [await layRelease(folder, 'mf-blog', version(digit))],
    fallbacks: [],
    skipped: [],
  };
}

function openClient(fetch = globalThis.fetch): RegistryClient {
  const log = { info() {}, warn() {} };
  return createRegistryClient({ url, fetch, snapshotFile: join(folder, 'registry.json'), log, now: () => time });
}

describe('GET /registry', () => {
  it('answers the document, and 304 to who has it', async () => {
    const first = await fetch(url);
    assert.equal(first.status, 200);
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    assert.deepEqual(await first.json(), await answer());

    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`]) {
      const again = await fetch(url, { headers: { 'if-none-match': known } });
      assert.equal(again.status, 304);
      assert.equal(await again.text(), '');
    }
  });

  it('answers 200 with another tag after a switch', async () => {
    const first = await fetch(url);
    const next = await documentOf('b', 2);
    answer = async () => next;
    const second = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    assert.equal(second.status, 200);
    assert.notEqual(second.headers.get('etag'), first.headers.get('etag'));
  });

  it('answers 503 with a problem when nothing is known', async () => {
    answer = async () => {
      throw new RegistryError('unavailable', 'No se puede leer el registro.');
    };
    const refused = await fetch(url);
    assert.equal(refused.status, 503);
    assert.equal(((await refused.json()) as { code: string }).code, 'unavailable');
  });
});

describe('GET /registry/:name/:version', () => {
  it('answers a release for good', async () => {
    const answered = await fetch(`${url}/mf-blog/${version('a')}`);
    assert.equal(answered.status, 200);
    assert.match(answered.headers.get('cache-control') ?? '', /immutable/);
    assert.deepEqual(await answered.json(), (await answer()).remotes[0]);
  });

  it('answers 404, kept by nobody, to what there is not', async () => {
    const answered = await fetch(`${url}/mf-blog/${version('e')}`);
    assert.equal(answered.status, 404);
    assert.equal(answered.headers.get('cache-control'), 'no-store');
    assert.equal(((await answered.json()) as { code: string }).code, 'not-found');
  });
});

describe('the client of a registry elsewhere', () => {
  it('finds a release', async () => {
    const client = openClient();
    const release = await client.release('mf-blog', version('a'));
    assert.deepEqual(release, (await answer()).remotes[0]);
    assert.deepEqual(statuses, [200]);
  });

  it('does not find what there is not, and asks again, for it may come', async () => {
    const client = openClient();
    assert.equal(await client.release('mf-blog', version('e')), null);
    assert.equal(await client.release('mf-blog', '../../admin/releases'), null);
    assert.deepEqual(statuses, [404, 404]);
  });

  it('says that a release cannot be had while the registry is away', async () => {
    const client = openClient(() => Promise.reject(new TypeError('fetch failed')));
    await assert.rejects(client.release('mf-blog', version('a')), { code: 'unavailable' });
  });

  it('asks once for many and again only when half a second has passed, with the tag it knows', async () => {
    const client = openClient();
    await Promise.all([client.document(), client.document(), client.document()]);
    time = 499;
    await client.document();
    assert.deepEqual(statuses, [200]);
    time = 500;
    assert.deepEqual(await client.document(), await answer());
    assert.deepEqual(statuses, [200, 304]);
  });

  it('sees a switch', async () => {
    const client = openClient();
    await client.document();
    const next = await documentOf('b', 2);
    answer = async () => next;
    time = 500;
    assert.equal((await client.document()).remotes[0]?.version, version('b'));
  });

  it('goes on with the last document while the registry is away, without waiting for it', async () => {
    let away = false;
    const client = openClient((input, init) => (away ? new Promise(() => {}) : fetch(input, init)));
    const known = await client.document();
    await app.close();
    time = 500;
    assert.deepEqual(await client.document(), known);
    away = true;
    time = 1000;
    assert.deepEqual(await client.document(), known);
  });

  it('answers from the snapshot on disk after a restart', async () => {
    const known = await openClient().document();
    await app.close();
    assert.deepEqual(await openClient().document(), known);
    assert.deepEqual(JSON.parse(await readFile(join(folder, 'registry.json'), 'utf8')), known);
  });

  it('says that nothing is known without registry and snapshot, and recovers', async () => {
    let away = true;
    const client = openClient((input, init) =>
      away ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init),
    );
    await assert.rejects(client.document(), { code: 'unavailable' });
    away = false;
    assert.deepEqual(await client.document(), await answer());
  });

  it('does not take an answer that is no registry document', async () => {
    const client = openClient(async () => Response.json({ revision: 'seven' }));
    await assert.rejects(client.document(), { code: 'unavailable' });
  });
});
