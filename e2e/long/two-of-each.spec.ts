import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { everyPendingComment, logInAt } from '../pending-comments.ts';
import { releaseMarked, troubleWithBlog } from '../releases/marked-blog.ts';
import { type ScaledSite, type SitePart, startScaledSite } from '../scaled-site.ts';
import { startLoad } from '../steady-load.ts';
import { SteadyReader } from '../steady-reader.ts';
import { expect, test } from '../visitor.ts';

/** Posts that no other test and no demo data comment on. */
const [loadPost, limitPost, cachePost] = [24, 25, 26];

let site: ScaledSite;

test.describe.configure({ mode: 'serial', timeout: 15 * 60_000 });
test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  site = await startScaledSite();
});
test.afterAll(async () => {
  expect(await site?.stop(), 'exit codes of an orderly stop').toEqual([0, 0, 0, 0]);
});

test('what one API has taken, the other one shows at once', async () => {
  const [one, other] = site.apis as [SitePart, SitePart];
  const list = () => fetch(`${other.url}/comments/approved?postId=${cachePost}`).then((answer) => answer.json());
  expect(await list(), 'now in the memory of the other one').toEqual([]);
  const sent = await comment(one.url, cachePost, 'Lo toma una y lo enseña la otra.', '127.77.0.1');
  const { authToken } = await logInAt(site.url, site.admin);
  const { id } = JSON.parse(sent.text);
  const approved = await fetch(`${one.url}/comments/approve/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${authToken}` },
  });
  expect(approved.status).toBe(200);
  await expect.poll(list, { intervals: [50], timeout: 5_000 }).toHaveLength(1);
});

test('the limit per address counts over both APIs, and an address that a visitor makes up counts for nothing', async () => {
  const statuses: (number | undefined)[] = [];
  for (let number = 1; number <= 14; number++) {
    const sent = await comment(`${site.url}/api`, limitPost, `Demasiados, número ${number}`, '127.77.0.2', {
      'x-forwarded-for': `10.9.8.${number}`,
    });
    statuses.push(sent.status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(4).fill(429)]);
});

test('a page and all that is asked for it bear one id, from nginx to the API', async () => {
  const answer = await fetch(`${site.url}/eventos`);
  const id = answer.headers.get('x-request-id') ?? 'none';
  const logged = async (parts: SitePart[]) => {
    const logs = await Promise.all(parts.map(({ varDir }) => readFile(join(varDir, 'log', 'site.log'), 'utf8')));
    return logs
      .join('')
      .split('\n')
      .filter((line) => line.includes(id)).length;
  };
  await expect.poll(() => logged(site.shells)).toBe(1);
  await expect.poll(() => logged(site.apis)).toBeGreaterThan(0);
});

test('the key of a link is in no log, of nginx, shells or APIs, wherever somebody has put it', async () => {
  const key = `${'7a0a0b0c-1d2e-4f30-8a9b-0c1d2e3f4a5b'}.q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA`;
  const headers = { referer: `${site.url}/baja?clave=${key}`, 'x-link-key': key };
  for (const path of ['/own-job', '/mail-preferences/unsubscribe', '/mentoring/sessions/calendar.ics'])
    for (const below of ['', '/api'])
      for (const behind of ['', `/${key}`, `?clave=${key}`])
        await fetch(site.url + below + path + behind, { headers, redirect: 'manual' });
  const own = [...site.shells, ...site.apis].map(({ varDir }) => join(varDir, 'log', 'site.log'));
  for (const file of [...own, join(site.nginxFolder, 'femcoders.log'), join(site.nginxFolder, 'error.log')]) {
    const log = await readFile(file, 'utf8');
    expect(log.includes(key.slice(-20)), file).toBe(false);
  }
});

test('what the public reaches below /api is written so, and what operators ask for it does not reach', async () => {
  const { servers } = await (await fetch(`${site.url}/api/openapi.json`)).json();
  expect(servers).toEqual([{ url: '/api' }]);
  for (const path of ['/metrics', '/readyz', '/api/metrics', '/api/healthz']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});

test('one shell and one API die under load: nobody misses anything but what was under way, and both come back', async () => {
  const load = startLoad(site.url, loadPost);
  try {
    for (const number of [0, 1]) {
      const [shell, api] = [site.shells[number], site.apis[number]] as [SitePart, SitePart];
      await load.goesOn();
      for (const part of [shell, api]) await load.kill(() => part.process.kill());
      await load.goesOn();

      await Promise.all([shell.start(), api.start()]);
      for (const part of [shell, api]) {
        const before = await answered(part);
        await expect.poll(() => answered(part), { timeout: 10_000, message: part.name }).toBeGreaterThan(before + 5);
      }
    }
    await load.goesOn();
  } finally {
    await load.stop();
  }

  const taken = load.writers.flatMap(({ acknowledged }) => [...acknowledged]);
  console.log(load.account());
  expect(load.missedUnexpectedly(), 'pages, reads and comments that were asked for after a kill').toEqual([]);
  const kept = new Map((await everyPendingComment(site.url, loadPost, site.admin)).map((c) => [c.id, c.content]));
  expect(taken.length).toBeGreaterThan(20);
  expect(
    taken.filter(([id, content]) => kept.get(id) !== content),
    'acknowledged and lost',
  ).toEqual([]);
  expect(new Set(kept.values()).size, 'each text once').toBe(kept.size);
});

test('one after the other is asked to stop and started again, and nobody notices', async () => {
  const load = startLoad(site.url, loadPost);
  try {
    for (const part of [...site.shells, ...site.apis]) {
      await load.goesOn();
      expect(await part.process.stop(), part.name).toBe(0);
      await load.goesOn();
      await part.start();
    }
    await load.goesOn();
  } finally {
    await load.stop();
  }
  console.log(load.account());
  expect(load.missedUnexpectedly()).toEqual([]);
});

test('a release is seen by both shells, and no page is made of two', async () => {
  const readers = [...site.shells.map(({ url }) => url), site.url].map(
    (url) => new SteadyReader(url, ['/blog'], troubleWithBlog),
  );
  for (const reader of readers) reader.start();
  const files = new Set<string>();
  try {
    for (const mark of ['Crecer', 'Probar']) {
      const { version } = await releaseMarked(mark, site.target);
      for (const { url, name } of site.shells) {
        await expect
          .poll(() => fetch(`${url}/blog`).then((answer) => answer.text()), { timeout: 5_000, message: name })
          .toContain(`data-remote-version="${version}"`);
      }
      const html = await (await fetch(`${site.url}/blog`)).text();
      expect(html).toContain(`${mark} juntas`);
      for (const [address] of html.matchAll(/\/mf\/mf-blog\/[0-9a-f]{16}\/[\w./-]+/g)) files.add(address);
    }
  } finally {
    for (const reader of readers) await reader.stop();
  }
  expect(readers.flatMap(({ missed }) => missed)).toEqual([]);
  for (const file of files) {
    for (const { url } of [...site.shells, site]) expect((await fetch(url + file)).status, url + file).toBe(200);
  }
  expect(files.size).toBeGreaterThan(3);
});

/** How many answers a process has given, as it tells its operator. */
async function answered({ url }: SitePart): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return [...figures.matchAll(/^http_requests_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/** Sends a comment from an address of this machine, with further headers. */
async function comment(api: string, postId: number, content: string, from: string, headers = {}) {
  const sending = request(`${api}/comments`, {
    method: 'POST',
    agent: false,
    localAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
  });
  sending.end(JSON.stringify({ postId, content, alias: 'Lectora de prueba' }));
  const [answer] = await once(sending, 'response');
  const parts = await answer.toArray();
  return { status: answer.statusCode as number, text: Buffer.concat(parts).toString() };
}
