import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, afterEach, before, describe, it } from 'node:test';
import { findObjectStore } from '@femcoders/services/testing/test-object-store';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';
import { openTestBucket, type TestBucket } from './testing/open-test-bucket.ts';

const root = join(import.meta.dirname, '..', '..');

describe('An S3 service that does not do what it should', { skip: !findObjectStore() }, () => {
  let bucket: TestBucket;
  let store: ObjectStore;
  before(async () => {
    bucket = await openTestBucket();
    ({ store } = bucket);
  });
  after(() => bucket.close());
  const variables = { ...process.env };
  afterEach(() => {
    process.env.AWS_SECRET_ACCESS_KEY = bucket.server.variables.AWS_SECRET_ACCESS_KEY;
  });

  /** Another client of the same bucket. */
  const another = (place: { bucket?: string; region?: string; endpoint?: string } = {}, silenceMs = 10_000) =>
    createS3Store(
      { bucket: 'site', prefix: 'of/the-site/', endpoint: bucket.server.endpoint, ...place },
      { silenceMs },
    );
  const everyAct = (of: ObjectStore): [string, () => Promise<unknown>][] => [
    ['put', () => of.put('a', Buffer.from('a'))],
    ['get', () => of.get('a')],
    ['has', () => of.has('a')],
    ['list', async () => of.list('a/')[Symbol.asyncIterator]().next()],
    ['folders', () => of.folders('a/')],
    ['remove', () => of.remove('a')],
  ];

  it('refuses wrong keys: a sentence names them, and never says what they are', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'not-the-secret';
    for (const [act, run] of everyAct(another()))
      await assert.rejects(run(), (error: Error & { code?: string }) => {
        assert.equal(error.code, 'denied', act);
        assert.match(error.message, /AWS_ACCESS_KEY_ID/);
        assert.doesNotMatch(error.message, /not-the-secret/);
        return true;
      });
  });

  it('without the bucket says which one to create', async () => {
    const elsewhere = another({ bucket: 'somewhere-else' });
    for (const [act, run] of everyAct(elsewhere).filter(([name]) => name !== 'has' && name !== 'remove'))
      await assert.rejects(run(), { code: 'no-bucket', message: /somewhere-else/ }, act);
  });

  it('in another region says where to name it', async () => {
    await assert.rejects(another({ region: 'moon-1' }).get('a'), { code: 'denied', message: /AWS_REGION/ });
  });

  it('that takes no changes still gives what it has', async () => {
    await store.put('kept', Buffer.from('kept'));
    await bucket.server.restart({ readOnly: true });
    await assert.rejects(store.put('kept', Buffer.from('new')), { code: 'read-only' });
    await assert.rejects(store.remove('kept'), { code: 'read-only' });
    assert.equal(await readWhole(store, 'kept'), 'kept');
    await bucket.server.restart();
  });

  for (const [words, seconds] of [
    ['an hour ahead', 3_600],
    ['a day behind', -86_400],
  ] as const)
    it(`whose clock is ${words} is believed about the time, or the sentence is about clocks`, async () => {
      await bucket.server.restart({ clockAhead: seconds });
      const fresh = another();
      const put = () => fresh.put('hour', Buffer.from('x'));
      await put().then(
        async () => assert.equal(await fresh.has('hour'), true),
        (error) => assert.equal(error.code, 'wrong-clock', error.message),
      );
      await bucket.server.restart();
    });

  it('that is not there is named with its address, and serves when it is back', async () => {
    await bucket.server.kill();
    for (const [act, run] of everyAct(store))
      await assert.rejects(run(), { code: 'unreachable', message: new RegExp(bucket.server.endpoint) }, act);
    await bucket.server.restart();
    await store.put('back', Buffer.from('x'));
    assert.equal(await store.has('back'), true);
  });

  it('that was killed while something was uploaded has the object of before', async () => {
    await store.put('uploads/killed', Buffer.from('before'));
    const child = spawn(
      join(root, 'node_modules/.bin/node'),
      [
        '--import',
        join(root, 'start/src/testing/resolve-from-cache.ts'),
        join(import.meta.dirname, 'testing/upload-for-ever.ts'),
        'uploads/killed',
      ],
      { env: { ...variables, ...process.env, ENDPOINT: bucket.server.endpoint }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.equal(await readWhole(store, 'uploads/killed'), 'before');
    assert.equal(
      await store.removeUnfinished('uploads/', new Date(Date.now() - 3_600_000)),
      0,
      'it may still be under way',
    );
    assert.equal(await store.removeUnfinished('uploads/', new Date(Date.now() + 60_000)), 1);
  });

  it('that falls silent does not keep its reader for ever, before the answer or in the middle of it', async () => {
    await store.put('long', Buffer.alloc(3_000_000, 'x'));
    const silent = await startSilentProxy(bucket.server.endpoint);
    const slow = another({ endpoint: silent.endpoint }, 400);
    silent.passBytes(1_000_000);
    await assert.rejects(readWhole(slow, 'long'), { code: 'broken-off' });
    silent.passBytes(0);
    await assert.rejects(slow.get('long'), { code: 'unreachable' });
    await silent.close();
  });

  it('that ends in the middle of an object does not give half of it for a whole one', async () => {
    const cutting = await startSilentProxy(bucket.server.endpoint);
    const cut = another({ endpoint: cutting.endpoint });
    cutting.passBytes(1_000_000, 'then-end');
    await assert.rejects(readWhole(cut, 'long'), { code: 'broken-off' });
    await cutting.close();
  });
});

async function readWhole(store: ObjectStore, key: string): Promise<string | null> {
  const found = await store.get(key);
  return found && String(await buffer(found.body));
}

/** A proxy that passes some bytes of each answer on, and then nothing, or the end. */
async function startSilentProxy(endpoint: string) {
  let most = 0;
  let then: 'then-end' | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connectTo(Number(new URL(endpoint).port), '127.0.0.1');
    sockets.add(client).add(upstream);
    let passed = 0;
    client.on('error', () => undefined).on('close', () => upstream.destroy());
    upstream.on('error', () => undefined);
    client.pipe(upstream);
    upstream.on('data', (piece) => {
      const rest = Math.max(0, most - passed);
      passed += piece.byteLength;
      if (rest > 0) client.write(piece.subarray(0, rest));
      if (passed >= most && then) client.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passBytes(count: number, next?: 'then-end') {
      most = count;
      then = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
