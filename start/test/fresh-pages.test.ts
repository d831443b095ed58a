// Kept pages before a real API and a real database: what is written is on the next page.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createContentRevision } from '@femcoders/api/lists/content-revision';
import { addEvent } from '@femcoders/api/testing/add-event';
import { createTestApi, type TestApi } from '@femcoders/api/testing/test-api';
import { waitUntil } from '@femcoders/api/testing/wait-until';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { layRelease, version } from '@femcoders/registry/test/release-fixture';
import type { PageAnswer } from '@femcoders/shell/server/page-answer';
import { PageCache } from '@femcoders/shell/server/page-cache/page-cache';
import { createShell } from '@femcoders/shell/server/shell';
import { createInjectFetch } from '../src/inject-fetch.ts';
import { changesOfOwnApi, changesOfRemoteApi } from '../src/page-caches.ts';

const cacheOf = (revision: () => Promise<number>, apiFetch: typeof fetch) =>
  new PageCache<PageAnswer>({ revision, apiFetch, memory: createCacheMemory() });

/** A page of what the API says to everybody. */
const bundle = `
  export const beforePaintScript = '';
  export const listPages = async () => [];
  const lists = { '/comentarios': ['/comments/approved?postId=16'], '/eventos': ['/events/api/list/upcoming', '/events/api/list/past'], '/equipo': ['/people'] };
  export async function render({ url, host }) {
    globalThis.freshPages = (globalThis.freshPages ?? 0) + 1;
    const said = await Promise.all(lists[url.pathname].map((path) => host.api.request(path)));
    return { status: 200, html: said.map((list) => '[' + list.map(({ id, content, name }) => [id, content, name?.text ?? name].join(' ')).join() + ']').join(''),
      title: '', tags: [], structuredData: [], noindex: false, page: null, loaded: [], problems: {}, failedBlocks: [], queries: { mutations: [], queries: [] } };
  }`;

/** For a busy machine, in milliseconds. */
const patienceMs = 15_000;

const made = () => (globalThis as { freshPages?: number }).freshPages ?? 0;

describe('what is written', () => {
  let api: TestApi;
  let moderator: string;
  let releasesDir: string;
  const contentRevision = createContentRevision();
  const servers: Server[] = [];

  before(async () => {
    releasesDir = mkdtempSync(join(tmpdir(), 'fresh-pages-'));
    api = await createTestApi({ contentRevision });
    moderator = (await api.member('moderator')).authorization;
  });
  after(async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await api.close();
    rmSync(releasesDir, { recursive: true, force: true });
  });

  /** A separate shell with these pages kept. @returns what it shows at a path */
  async function startShell(apiFetch: typeof fetch, apiBaseUrl: string, pageCache: PageCache<PageAnswer>) {
    const shell = await layRelease(releasesDir, 'shell', version('a'));
    const folder = join(releasesDir, 'shell', version('a'), 'server');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'index.js'), bundle);
    const answer = createShell({
      registry: async () => ({ revision: 1, shell, remotes: [], fallbacks: [], skipped: [] }),
      releasesDir,
      cacheDir: join(releasesDir, 'cache'),
      apiFetch,
      apiBaseUrl,
      site: defaultSiteConfig,
      publicUrl: 'http://sitio.example',
      log: { warn() {}, error: (details: object) => assert.fail(JSON.stringify(details)) },
      previews: { allowed: () => [], localCode: () => null, release: async () => null, forget: '' },
      pageCache,
      production: true,
    });
    const server = createServer((request, response) => void answer(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    servers.push(server);
    const { port } = server.address() as AddressInfo;
    return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  }

  const withOwnApi = () => {
    const apiFetch = createInjectFetch(api.app);
    return startShell(apiFetch, 'http://api', cacheOf(changesOfOwnApi(contentRevision.state), apiFetch));
  };
  const approve = (id: string) => api.call('POST', `/comments/approve/${id}`, { as: moderator });
  const withdraw = (id: string) => api.call('POST', `/comments/restore/${id}`, { as: moderator });

  test('is on the page that its writer loads next, and pages of other things are not made again', async () => {
    const page = await withOwnApi();
    await page('/equipo');
    for (let round = 0; round < 4; round++) {
      const { id } = await api.comment(`Comentario ${round}`);
      assert.doesNotMatch(await page('/comentarios'), new RegExp(id));
      await approve(id);
      assert.match(await page('/comentarios'), new RegExp(id));
      await withdraw(id);
      assert.doesNotMatch(await page('/comentarios'), new RegExp(id));
    }
    const before = made();
    await page('/equipo');
    await page('/comentarios');
    assert.equal(made(), before);
  });

  test('in another process is on the page as soon as this one has heard of it', async () => {
    const page = await withOwnApi();
    const other = await api.another();
    const { id } = await api.comment('De otra parte');
    assert.doesNotMatch(await page('/comentarios'), new RegExp(id));
    await other.inject({ method: 'POST', url: `/comments/approve/${id}`, headers: { authorization: moderator } });
    await waitUntil(async () => (await page('/comentarios')).includes(id), patienceMs);
  });

  test('is on the pages of a shell elsewhere within a moment, whichever of two APIs answers it', async () => {
    const other = await api.another();
    const fetches = [createInjectFetch(api.app), createInjectFetch(other)] as const;
    let asked = 0;
    const inTurn: typeof fetch = (input, init) => (fetches[asked++ % 2] as typeof fetch)(input, init);
    const page = await startShell(inTurn, 'http://api', cacheOf(changesOfRemoteApi('http://api', inTurn), inTurn));
    for (let round = 0; round < 4; round++) {
      const { id } = await api.comment(`Desde lejos ${round}`);
      await page('/comentarios');
      await approve(id);
      await waitUntil(async () => (await page('/comentarios')).includes(id), patienceMs);
      await withdraw(id);
      await waitUntil(async () => !(await page('/comentarios')).includes(id), patienceMs);
    }
  });

  test('is not needed for an event to become a past one', async () => {
    const page = await withOwnApi();
    const at = (ms: number) => new Date(api.clock.now.getTime() + ms);
    const endsAt = at(400);
    await addEvent(api.pool, { slug: 'taller-de-un-momento', starts_at: at(-3_600_000), ends_at: endsAt });
    await api.pool.query("select pg_notify('events_changed', '')");
    const lists = async () => (await page('/eventos')).match(/\[[^\]]*\]\[[^\]]*\]/)?.[0] ?? '';
    await waitUntil(async () => /^\[.+\]\[\]$/.test(await lists()), patienceMs);
    api.clock.now = endsAt;
    await waitUntil(async () => /^\[\]\[.+\]$/.test(await lists()), patienceMs);
  });
});
