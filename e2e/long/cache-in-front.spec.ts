import { registryDocumentSchema } from '@femcoders/contracts/registry';
import { isInShare } from '@femcoders/contracts/rollout-bucket';
import { writeRolloutNumber } from '@femcoders/contracts/rollout-number';
import { articlePost } from '../api.ts';
import { type PagePurge, startPagePurge } from '../page-purge.ts';
import { logInAt } from '../pending-comments.ts';
import { markBlog, releaseMarked, troubleWithBlog } from '../releases/marked-blog.ts';
import { rollBack, rollOutChanged, setShare } from '../releases/releases.ts';
import { type ScaledSite, startScaledSite } from '../scaled-site.ts';
import { SteadyReader } from '../steady-reader.ts';
import { expect, test } from '../visitor.ts';

const article = '/recursos/css/css-grid';

let site: ScaledSite;
let purge: PagePurge;

test.describe.configure({ mode: 'serial', timeout: 5 * 60_000 });
test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  site = await startScaledSite(async (pagesFolder) => {
    purge = await startPagePurge(pagesFolder);
    return purge.url;
  });
});
test.afterAll(async () => {
  const codes = await site?.stop();
  await purge?.stop();
  expect(codes, 'exit codes of an orderly stop').toEqual([0, 0, 0, 0]);
});

/** A page as nginx sends it, and whether nginx had it. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    from: answer.headers.get('x-cache'),
    headers: answer.headers,
    html: await answer.text(),
  };
}

/** Until nginx has the page of an address. */
async function untilKept(path: string): Promise<void> {
  await expect.poll(async () => (await ask(path)).from, { intervals: [100], timeout: 20_000 }).toBe('HIT');
}

test('a page is kept for all: a visitor, a member and who comes again have the same from nginx', async () => {
  // The shells trust nginx with pages for long once it has forgotten something.
  await expect
    .poll(async () => (await ask('/eventos')).headers.get('surrogate-key'), { timeout: 30_000 })
    .toMatch(/^site shell@[0-9a-f]{16} /);
  await untilKept('/eventos');
  const { authToken } = await logInAt(site.url, site.admin);
  const visitor = await ask('/eventos');
  const member = await ask('/eventos', { authorization: `Bearer ${authToken}`, cookie: 'a=1' });
  expect([visitor.from, member.from]).toEqual(['HIT', 'HIT']);
  expect(member.html).toBe(visitor.html);
  expect(visitor.headers.get('set-cookie')).toBeNull();
  const again = await ask('/eventos', { 'if-none-match': visitor.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);

  // Whose browser asks not to be tracked gets the same page, with a policy of its own.
  const quiet = await ask('/eventos', { 'sec-gpc': '1' });
  expect(quiet.headers.get('content-security-policy')).not.toContain('report-uri');
  expect((await ask('/eventos')).headers.get('content-security-policy')).toContain('report-uri');
  // A script has the page without styles, and nobody else.
  expect((await ask('/eventos', { 'x-without-styles': '1' })).html).not.toContain('<style');
  expect((await ask('/eventos')).html).toContain('<style');
});

test('what is private, unknown or says something only to her is kept by nobody', async () => {
  for (const path of ['/personaliza-perfil', '/admin/comments', '/no-existe', '/buscar?q=grid'])
    for (let time = 0; time < 2; time++) expect((await ask(path)).from, path).not.toBe('HIT');
});

test('a comment is on its article with the next purge, and only what shows it is forgotten', async () => {
  for (const path of [article, '/eventos']) await untilKept(path);
  const { authToken } = await logInAt(site.url, site.admin);
  const headers = { 'content-type': 'application/json' };
  const content = 'Este comentario pasa por la caché de delante.';
  const sent = await fetch(`${site.url}/api/comments`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ postId: articlePost, content, alias: 'Lectora de prueba' }),
  });
  const { id } = (await sent.json()) as { id: string };
  const decide = (what: 'approve' | 'restore') =>
    fetch(`${site.url}/api/comments/${what}/${id}`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${authToken}` } },
    });
  purge.purged.length = 0;
  expect((await decide('approve')).status).toBe(200);
  await expect.poll(async () => (await ask(article)).html, { intervals: [100], timeout: 10_000 }).toContain(content);
  expect((await ask('/eventos')).from).toBe('HIT');
  expect(purge.purged).not.toContain('site');

  await untilKept(article);
  expect((await decide('restore')).status).toBe(200);
  await expect
    .poll(async () => (await ask(article)).html, { intervals: [100], timeout: 10_000 })
    .not.toContain(content);
});

test('a release and its rollback are seen, and no page is ever one of two versions', async () => {
  const reader = new SteadyReader(site.url, ['/blog'], troubleWithBlog);
  reader.start();
  const shows = (words: string) =>
    expect.poll(async () => (await ask('/blog')).html, { intervals: [100], timeout: 15_000 }).toContain(words);
  const files = new Set<string>();
  try {
    await untilKept('/blog');
    for (const mark of ['Crecer', 'Probar']) {
      await releaseMarked(mark, site.target);
      await shows(`${mark} juntas`);
      await untilKept('/blog');
      const { html } = await ask('/blog');
      expect(html).toContain(`${mark} juntas`);
      for (const [address] of html.matchAll(/\/mf\/mf-blog\/[0-9a-f]{16}\/[\w./-]+/g)) files.add(address);
    }
    await rollBack('mf-blog', site.target);
    await shows('Crecer juntas');
  } finally {
    await reader.stop();
  }
  expect(reader.missed).toEqual([]);
  for (const file of files) expect((await fetch(site.url + file)).status, file).toBe(200);
});

test('a roll-out passes by: visitors without a number share the pages, others get what theirs does', async () => {
  await untilKept('/blog');
  const mark = 'Repartir juntas';
  const reader = new SteadyReader(site.url, ['/blog'], (path, status, html) =>
    html.includes(mark) ? `${path} shows the candidate` : troubleWithBlog(path, status, html),
  );
  reader.start();
  try {
    await rollOutChanged('mf-blog', markBlog('Repartir'), 50, site.target);
    const isGradual = async () => (await ask('/blog')).html.includes('"gradual":true');
    await expect.poll(isGradual, { intervals: [100], timeout: 15_000 }).toBe(true);
    await untilKept('/blog');
    const { rollouts } = registryDocumentSchema.parse(await (await fetch(`${site.url}/api/registry`)).json());
    const { id } = rollouts?.[0] ?? { id: 0 };
    const numberWith = (isDrawn: boolean) =>
      Array.from({ length: 10_000 }, (_, one) => one).find(
        (one) => isInShare(one, { name: 'mf-blog', id }, 50) === isDrawn && isInShare(one, { name: 'mf-blog', id }, 90),
      ) ?? 0;
    const [drawn, others] = [true, false].map((isDrawn) => `reparto=${writeRolloutNumber(numberWith(isDrawn))}`);
    const askAs = (cookie: string | undefined) => ask('/blog', cookie === undefined ? {} : { cookie });
    /** Of six answers, which come from both shells. */
    const timesShownTo = async (cookie: string | undefined) =>
      (await Promise.all(Array.from({ length: 6 }, () => askAs(cookie)))).filter(({ html }) => html.includes(mark))
        .length;
    // Each shell hears of it at a moment of its own.
    await expect.poll(() => timesShownTo(drawn), { intervals: [100], timeout: 15_000 }).toBe(6);

    // Each of the two shells made its own, at a moment of its own.
    const timeless = (html: string) => html.replaceAll(/"dehydratedAt":\d+/g, '');
    for (let turn = 0; turn < 4; turn++) {
      const hers = await askAs(drawn);
      expect([hers.from, hers.headers.get('cache-control')]).toEqual(['BYPASS', 'private, no-cache']);
      expect(hers.html).toContain(mark);
      expect(troubleWithBlog('/blog', hers.status, hers.html)).toBeNull();
      const [theirs, visitors] = [await askAs(others), await askAs(undefined)];
      expect(visitors.from).toBe('HIT');
      expect(timeless(theirs.html)).toBe(timeless(visitors.html));
      expect(theirs.html).not.toContain(mark);
    }
    // nginx takes the first cookie of that name in any spelling, and "0" for none: what the shell reads all the same is private.
    const misread = await askAs(`REPARTO=0; ${drawn}`);
    expect([misread.from, misread.html.includes(mark)]).toEqual(['HIT', false]);
    const missed = await ask('/blog?pagina=1', { cookie: `REPARTO=0; ${drawn}` });
    expect([missed.from, missed.html.includes(mark)]).toEqual(['MISS', true]);
    expect((await ask('/blog?pagina=1')).html).not.toContain(mark);

    await setShare('mf-blog', 90, site.target);
    await expect.poll(() => timesShownTo(others), { intervals: [100], timeout: 15_000 }).toBe(6);
    expect((await askAs(drawn)).html).toContain(mark);

    await setShare('mf-blog', 0, site.target);
    await expect.poll(() => timesShownTo(others), { intervals: [100], timeout: 15_000 }).toBe(0);
    await expect.poll(isGradual, { intervals: [100], timeout: 15_000 }).toBe(false);
    await untilKept('/blog');
  } finally {
    await reader.stop();
  }
  expect(reader.missed).toEqual([]);
});

test('a preview is for who has its cookie, and leaves nothing behind for the others', async () => {
  await untilKept('/blog');
  const { authToken } = await logInAt(site.url, site.admin);
  const headers = { authorization: `Bearer ${authToken}`, 'content-type': 'application/json' };
  const { version } = await releaseMarked('Estrenar', site.target);
  await rollBack('mf-blog', site.target);
  const address = `/blog?mf=blog@${version}`;
  // Until both shells know: nginx may have a page of before the release, and says nothing of them.
  const shown = async () => (await Promise.all(Array.from({ length: 6 }, () => ask(address)))).map(({ html }) => html);
  await expect.poll(async () => (await shown()).join(), { timeout: 15_000 }).not.toContain('Estrenar juntas');
  const allowed = await fetch(`${site.url}/api/admin/releases/preview`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ name: 'mf-blog', version }) },
  });
  expect(allowed.status).toBe(200);
  const cookie = allowed.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (let time = 0; time < 2; time++) {
    expect((await ask(address)).html, 'without the cookie').not.toContain('Estrenar juntas');
    const preview = await ask(address, { cookie });
    expect(preview.html).toContain('Estrenar juntas');
    expect(preview.from).not.toBe('HIT');
    expect((await ask('/blog', { cookie })).html).not.toContain('Estrenar juntas');
  }
});
