// Pages while a release goes to a share of the visitors, as readers get them: through the whole server, from releases on disk.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { isInShare } from '@femcoders/contracts/rollout-bucket';
import { rolloutNumbers } from '@femcoders/contracts/rollout-cookie';
import { writeRolloutNumber } from '@femcoders/contracts/rollout-number';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { remoteKeysPath } from '../src/layout/modals/remote-keys.ts';
import type { PageAnswer } from './page-answer.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { createShell } from './shell.ts';
import type { ShellPorts } from './shell-ports.ts';

const stable = 'a000000000000001';
const candidate = 'b000000000000002';
const broken = 'c000000000000003';
const previewed = 'd000000000000004';
const script = 'globalThis.uno = 1;';

function release(name: string, version: string): Release {
  const entry = `/mf/${name}/${version}/main.js`;
  return {
    ...{ name, version, entry, owner: '', commit: null, builtAt: '2026-11-21T00:00:00.000Z' },
    globalName: name === 'shell' ? null : name.replace('-', '_'),
    ...{ routes: [], blocks: [], documents: [], serverIntegrity: {} },
    chunks: {},
    integrity: { [entry]: `sha256-${createHash('sha256').update(script).digest('base64')}` },
    sizes: { [entry]: script.length },
    stores: [{ key: `borrador-${version}`, where: 'local', why: 'Lo que escribes.', howLong: 'Un día' }],
    contract: { offers: null, needs: null },
  };
}

const shellBundle = `
  export const beforePaintScript = '';
  export const libraryStyles = [];
  export const listPages = async () => [];
  const nothing = { title: 'Prueba', tags: [], structuredData: [], noindex: false, page: null, loaded: [], problems: {}, failedBlocks: [], queries: { mutations: [], queries: [] } };
  export async function render({ url, remotes }) {
    globalThis.rolledOutPages = (globalThis.rolledOutPages ?? 0) + 1;
    const faces = await Promise.all(remotes.map((remote) => remote.load().then(({ face }) => face)));
    if (url.pathname === '/nada') return { ...nothing, status: 404, html: faces.join() };
    if (url.pathname === '/Movida') return { status: 301, location: '/movida-por-' + faces.join() };
    return { ...nothing, status: 200, html: faces.join() };
  }`;

/** Returns the cache keys of a page for a cache in front. */
const cdnPurge = { keysOf: (versions: string[]) => ['site', ...versions] } as unknown as NonNullable<
  ShellPorts['cdnPurge']
>;

const made = () => (globalThis as { rolledOutPages?: number }).rolledOutPages ?? 0;

describe('pages while a release goes to a share of the visitors', () => {
  let releasesDir: string;
  let server: Server;
  let live: RegistryDocument;

  /** Returns a live document with a roll-out at a share; another number of a roll-out has another order of the visitors. */
  const rolledOut = (version: string, share: number, id = 7): RegistryDocument => ({
    ...live,
    rollouts: [{ id, share, release: release('mf-uno', version) }],
  });
  /** A cookie of the first visitor who is in one share and not in a smaller one. */
  function cookieFor(share: number, notIn = 0): string {
    const seed = { name: 'mf-uno', id: 7 };
    for (let number = 0; number < rolloutNumbers; number++)
      if (isInShare(number, seed, share) && !isInShare(number, seed, notIn))
        return `reparto=${writeRolloutNumber(number)}`;
    throw new Error('There is no such number.');
  }
  const drawn = cookieFor(5);
  const drawnLater = cookieFor(25, 5);
  const neverDrawn = cookieFor(100, 25);

  before(() => {
    releasesDir = mkdtempSync(join(tmpdir(), 'rolled-out-'));
    putRelease('shell', stable, shellBundle);
    for (const version of [stable, candidate, previewed])
      putRelease('mf-uno', version, `export const createRoutes = () => []; export const face = 'uno-${version}';`);
    putRelease('mf-uno', broken, `throw new Error('roto')`);
  });
  beforeEach(async () => {
    live = {
      ...{ revision: 1, fallbacks: [], skipped: [] },
      shell: release('shell', stable),
      remotes: [release('mf-uno', stable)],
    };
    server?.close();
    server?.closeAllConnections();
    const shell = createShell({
      registry: async () => live,
      ...{ releasesDir, cacheDir: join(releasesDir, 'cache') },
      ...{ apiFetch: fetch, apiBaseUrl: 'http://api', site: defaultSiteConfig, publicUrl: 'http://sitio.example' },
      log: { warn() {}, error() {} },
      previews: {
        allowed: (cookies) => (cookies?.includes('vista-previa=1') ? [{ name: 'mf-uno', version: previewed }] : []),
        release: async (name, version) => release(name, version),
        localCode: () => null,
        forget: '',
      },
      pageCache: new PageCache<PageAnswer>({ revision: async () => 1, apiFetch: fetch }),
      cdnPurge,
      production: true,
    });
    server = createServer((incoming, response) => void shell(incoming, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(releasesDir, { recursive: true, force: true });
  });

  function putRelease(name: string, version: string, source: string) {
    const folder = join(releasesDir, name, version);
    for (const part of ['server', 'client']) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'server', 'index.js'), source);
    writeFileSync(join(folder, 'client', 'main.js'), script);
  }

  async function ask(path: string, cookie = '', headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    const given = { 'accept-encoding': 'identity', ...(cookie && { cookie }), ...headers };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: given, redirect: 'manual' });
    const { date, ...rest } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: rest, body: await answer.text() };
  }
  const shown = async (path: string, cookie = '', headers = {}) =>
    /uno-(\w{16})/.exec((await ask(path, cookie, headers)).body)?.[1];
  const control = async (path: string, cookie = '', headers = {}) =>
    (await ask(path, cookie, headers)).headers['cache-control'];

  it('are the same bytes with the same headers for all who get the stable versions, whatever their cookies say', async () => {
    live = rolledOut(candidate, 5);
    const before = made();
    const plain = await ask('/eventos');
    assert.match(String(plain.headers['cache-control']), /^public, max-age=0, s-maxage=600/);
    assert.match(String(plain.headers['surrogate-key']), /mf-uno@a000000000000001/);
    assert.equal(plain.headers['set-cookie'], undefined);
    for (const cookie of [neverDrawn, drawnLater, 'a=1', 'reparto=', 'reparto=7', 'reparto=99999', 'mireparto=0001'])
      assert.deepEqual(await ask('/eventos', cookie), plain, cookie);
    assert.equal(made() - before, 1, 'it is kept once');
  });

  it('are private to who gets a candidate, and kept for all who get the same', async () => {
    live = rolledOut(candidate, 5);
    const before = made();
    await ask('/eventos');
    const hers = await ask('/eventos', drawn);
    assert.equal(hers.headers['cache-control'], 'private, no-cache');
    for (const name of ['surrogate-key', 'cache-tag', 'set-cookie']) assert.equal(hers.headers[name], undefined, name);
    assert.deepEqual(await ask('/eventos', drawn), hers);
    assert.equal(made() - before, 2, 'one of each set');
    const known = await ask('/eventos', drawn, { 'if-none-match': String(hers.headers.etag) });
    assert.deepEqual([known.status, known.headers['cache-control']], [304, 'private, no-cache']);
    const other = await ask('/eventos', neverDrawn, { 'if-none-match': String(hers.headers.etag) });
    assert.equal(other.status, 200, 'another set has another tag');
    assert.equal(await control('/nada', drawn), 'private, no-cache');
    assert.equal(await control('/eventos', drawn, { [withoutStylesHeader]: '1' }), 'no-store');
    const moved = await ask('/Movida', drawn);
    assert.deepEqual(
      [moved.status, moved.headers.location, moved.headers['cache-control']],
      [301, `/movida-por-uno-${candidate}`, 'private, no-cache'],
    );
    assert.equal(await control('/Movida'), 'public, max-age=3600');
  });

  it('are of one choice: what they load, what scripts ask for, what is live for them and what they store', async () => {
    live = rolledOut(candidate, 5);
    for (const [cookie, version] of [
      ['', stable],
      [neverDrawn, stable],
      [drawn, candidate],
    ] as const) {
      const { body } = await ask('/eventos', cookie);
      const addressed = [...body.matchAll(/\/mf\/mf-uno\/(\w{16})\/[\w./-]+/g)];
      assert.deepEqual([...new Set(addressed.map(([, one]) => one))], [version], cookie);
      assert.match(body, /"gradual":true/, 'her script draws a number, or keeps it');
      for (const [address] of addressed) assert.equal((await ask(address)).status, 200, address);
      assert.equal(await shown('/eventos', cookie, { [withoutStylesHeader]: '1' }), version);
      assert.equal(JSON.parse((await ask('/mf/live.json', cookie)).body)['mf-uno'], version);
      const stored = await ask(remoteKeysPath, cookie);
      assert.match(stored.body, new RegExp(`borrador-${version}`));
      assert.equal(stored.headers['cache-control'], version === candidate ? 'private, no-cache' : 'no-cache');
    }
  });

  it('show the stable version where the candidate’s code cannot be loaded', async () => {
    live = rolledOut(broken, 5);
    for (let time = 0; time < 2; time++) assert.equal(await shown('/eventos', drawn), stable);
    assert.equal(JSON.parse((await ask('/mf/live.json', drawn)).body)['mf-uno'], stable);
  });

  it('show to a team what it has asked for, whatever its number', async () => {
    live = rolledOut(candidate, 5);
    for (const cookie of [drawn, neverDrawn]) {
      const address = `/eventos?mf=uno@${previewed}`;
      assert.equal(await shown(address, `${cookie}; vista-previa=1`), previewed);
      assert.equal(await control(address, `${cookie}; vista-previa=1`), 'private, no-store');
    }
    assert.equal(await shown(`/eventos?mf=uno@${previewed}`, drawn), candidate, 'without the permission');
    live = rolledOut(previewed, 5);
    const asked = `/eventos?mf=uno@${previewed}`;
    assert.equal(await control(asked, 'vista-previa=1'), 'private, no-store', 'the candidate itself, too');
  });

  it('follow the share: raised, taken back, ended, with no page of before left over', async () => {
    const seen = async () =>
      Promise.all(['', drawn, drawnLater, neverDrawn].map((cookie) => shown('/eventos', cookie)));
    const before = await ask('/eventos');
    assert.doesNotMatch(before.body, /gradual/);
    const document = live;
    live = rolledOut(candidate, 5);
    assert.deepEqual(await seen(), [stable, candidate, stable, stable]);
    live = { ...document, ...rolledOut(candidate, 25), revision: 2 };
    assert.deepEqual(await seen(), [stable, candidate, candidate, stable]);
    live = document;
    assert.deepEqual(await seen(), [stable, stable, stable, stable]);
    assert.deepEqual(await ask('/eventos', drawn), before, 'and her script takes the number away');
    assert.equal((await ask(`/mf/mf-uno/${candidate}/main.js`)).status, 200, 'tabs that are open go on');
    live = { ...document, remotes: [release('mf-uno', candidate)], fallbacks: [release('mf-uno', stable)] };
    assert.deepEqual(await seen(), [candidate, candidate, candidate, candidate]);
    assert.match(String(await control('/eventos', drawn)), /^public/, 'live for everybody');
  });
});
