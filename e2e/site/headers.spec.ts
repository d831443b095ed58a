import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { adminSession, pendingComments, readRegistry, sendComment } from '../api.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test } from '../visitor.ts';

const article = '/recursos/css/css-grid';

for (const path of ['/', '/eventos', article, '/login', '/contacto', '/admin/comments', '/no-existe']) {
  test(`${path} is sent with the strict headers`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['set-cookie']).toBeUndefined();

    const policy = new Map(
      (headers['content-security-policy'] ?? '').split(/;\s*/).map((part) => [part.split(' ')[0], part]),
    );
    for (const directive of ['script-src', 'style-src']) {
      expect(policy.get(directive), directive).toMatch(/'sha256-[\w+/=]{44}'/);
      expect(policy.get(directive), directive).not.toMatch(/unsafe|\*|https?:/);
    }
    expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(policy.get('trusted-types'), 'one policy, and only once').toBe('trusted-types default');
    expect(policy.get('object-src')).toBe("object-src 'none'");
    expect(policy.get('base-uri')).toBe("base-uri 'none'");
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(policy.get('frame-src'), 'our own, and the one site whose videos are shown').toBe(
      "frame-src 'self' https://www.youtube-nocookie.com",
    );

    const body = await response.text();
    expect(body, 'no inline handler or style attribute').not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)=/);
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => hash(text));
    expect(policy.get('script-src')?.split(' ').slice(2), 'the one script in the page, and no other').toEqual(scripts);
    const styles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => hash(text));
    expect(policy.get('style-src')?.split(' ')).toEqual(expect.arrayContaining(styles));
  });
}

test('a page is the same for everybody: a visitor, who comes again and who has it already', async ({ request }) => {
  const { url } = siteUnderTest();
  const [first, second] = [await request.get(article), await request.get(article, { headers: { cookie: 'a=1' } })];
  expect(await second.text()).toBe(await first.text());
  expect(second.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
  expect(first.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
  const again = await fetch(url + article, { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status).toBe(304);
});

test('a script that is changed in the page on its way does not run', async ({ page, watch }) => {
  watch.tolerate(/^console: .*script-src/);
  await page.route('**/accesibilidad', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<script>', '<script>window.changed=true;');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/accesibilidad');
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
});

test('the files of a release are immutable, ready-made in brotli and gzip, and answer 304', async () => {
  const { url } = siteUnderTest();
  const { entry } = (await readRegistry()).shell;
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(url + entry, { headers: { 'accept-encoding': encoding } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    const etag = response.headers.get('etag') ?? '';
    await response.arrayBuffer();
    const again = await fetch(url + entry, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
});

test('pages are compressed too', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(article, { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(await response.text()).toContain('</html>');
  }
});

test('lists of the API answer 304 to anyone who has them', async ({ request }) => {
  for (const path of ['/api/comments/approved?postId=16', '/api/events/api/list/upcoming', '/api/registry']) {
    const first = await request.get(path);
    const etag = first.headers().etag;
    expect(etag, path).toBeTruthy();
    const again = await request.get(path, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status(), path).toBe(304);
  }
});

test('looking at the approve address approves nothing', async ({ request }) => {
  const { authToken } = await adminSession();
  const authorization = `Bearer ${authToken}`;
  const text = `Comentario de prueba ${Math.random().toString(36).slice(2)}`;
  await sendComment(text, 'Lectora de muestra');
  const comment = (await pendingComments(authToken)).find(({ content }) => content === text);
  const path = `/api/comments/approve/${comment?.id}`;

  expect((await request.head(path, { headers: { authorization } })).status(), 'HEAD').toBeGreaterThanOrEqual(400);
  for (const destination of ['document', 'image', 'script']) {
    const response = await request.get(path, { headers: { authorization, 'sec-fetch-dest': destination } });
    expect(response.status(), destination).toBe(403);
  }
  expect((await request.get(path)).status(), 'without a token').toBe(401);
  expect((await pendingComments(authToken)).some(({ id }) => id === comment?.id)).toBe(true);

  const approved = await request.get(path, { headers: { authorization } });
  expect(approved.status()).toBe(200);
  expect(approved.headers()['cache-control']).toContain('no-store');
  expect((await pendingComments(authToken)).some(({ id }) => id === comment?.id)).toBe(false);
});

test('nothing outside the public folders can be read', async () => {
  const { url } = siteUnderTest();
  const { entry } = (await readRegistry()).shell;
  const release = entry.split('/').slice(0, 4).join('/');
  const paths = [
    `${release}/../release.json`,
    `${release}/..%2frelease.json`,
    `${release}/%2e%2e/server/index.js`,
    '/..%2f..%2fpackage.json',
    '/../package.json',
  ];
  for (const path of paths) {
    // A client would tidy the path; this one sends it as it is.
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      );
      let said = '';
      socket.on('data', (part) => {
        said += part;
      });
      socket.on('end', () => resolve(said));
      socket.on('error', reject);
    });
    expect(answer.split('\r\n')[0], path).toMatch(/HTTP\/1\.1 (?:400|404|301)/);
    const leaked = ['"builtAt"', '"workspaces"', 'createRoutes'].filter((secret) => answer.includes(secret));
    expect(leaked, path).toEqual([]);
  }
});

test('a form sent before its page was live leads to the page again', async ({ request }) => {
  const response = await request.post('/login?volver=/blog', { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toBe('/login?volver=/blog');
});

test('other methods than reading are refused on pages', async ({ request }) => {
  const response = await request.put('/eventos');
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

test('/healthz, /readyz and the API documents answer', async ({ request }) => {
  for (const path of ['/healthz', '/readyz', '/api/openapi.json', '/api/docs']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
