import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { article, openExample, write } from '../code-example.ts';
import { expect, test } from '../visitor.ts';

/** Stands for all the rest of the world: nothing must ever arrive there. */
let outside = '';
let server: Server;
const arrived: string[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    arrived.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.beforeEach(() => void arrived.splice(0));
test.afterAll(() => void server.close());

const attempts: [string, (outside: string) => string][] = [
  ['ask the network', (to) => `fetch('${to}').catch(() => {})`],
  [
    'ask by other ways',
    (to) => `navigator.sendBeacon('${to}'); try { new WebSocket('${to}'); new EventSource('${to}') } catch {}`,
  ],
  ['ask the site', () => "fetch('/api/comments/approved?desde=ejemplo').catch(() => {})"],
  ['load a picture', (to) => `document.body.append(Object.assign(new Image(), { src: '${to}' }))`],
  [
    'load a style or a font',
    (to) =>
      `document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="${to}"><style>@import "${to}"</style>')`,
  ],
  ['load a script', (to) => `document.head.append(Object.assign(document.createElement('script'), { src: '${to}' }))`],
  ['hold a frame', (to) => `document.body.append(Object.assign(document.createElement('iframe'), { src: '${to}' }))`],
  [
    'send a form',
    (to) =>
      `const form = document.createElement('form'); form.action = '${to}'; document.body.append(form); form.submit()`,
  ],
  ['open a window', (to) => `window.open('${to}')`],
  ['lead the page away', (to) => `try { top.location = '${to}' } catch {}`],
  ['lead itself away', (to) => `location.href = '${to}'`],
  [
    'refresh itself away',
    (to) => `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=${to}">')`,
  ],
  ['read the page', () => 'try { parent.document.title = "roto" } catch {}'],
  ['use what the site stores', () => 'try { localStorage.setItem("roto", "1") } catch {}'],
  ['leave a cookie', () => 'try { document.cookie = "roto=1" } catch {}'],
];

test('an example cannot reach anything but its own frame', async ({ page, watch, context }) => {
  test.setTimeout(180_000);
  // Browsers tell of what they have stopped.
  watch.tolerate(/^console:/, /^third party:/);
  const answered: string[] = [];
  context.on('response', (response) => answered.push(response.url()));
  const example = await openExample(page);
  const title = await page.title();
  for (const [what, script] of attempts) {
    await test.step(what, async () => {
      const heard = page.evaluate(
        (word) => new Promise((resolve) => addEventListener('message', ({ data }) => data === word && resolve(true))),
        what,
      );
      const html = `<p>Antes</p><script>parent.postMessage('${what}', '*');${script(outside)}</script>`;
      await write(example, html, 'HTML');
      await example.getByRole('button', { name: 'Ejecutar' }).click();
      expect(await heard).toBe(true);
      // Nothing is to come, and what is refused does not say so: this is longer than anything on this machine takes.
      await page.waitForTimeout(500);
      expect(arrived).toEqual([]);
      expect(answered.filter((url) => url.includes('desde=ejemplo'))).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      expect(page.url()).toContain(article);
      expect(await page.title()).toBe(title);
      expect(await page.evaluate(() => localStorage.getItem('roto'))).toBeNull();
      expect(await context.cookies()).toEqual([]);
    });
  }
});
