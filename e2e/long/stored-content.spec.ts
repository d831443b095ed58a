import type { Asker } from '@femcoders/api/testing/stored/text-writer';
import { marksIn } from '@femcoders/api/testing/stored/text-writer';
import type { StoredTextPage } from '@femcoders/api/testing/stored/write-stored-texts';
import type { Page, Request } from '@playwright/test';
import { be } from '../api.ts';
import { type HostileSite, startHostileSite } from '../hostile-site.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.describe.configure({ timeout: 240_000 });

let site: HostileSite | undefined;

// Another site than the one that all tests share: they would meet these texts.
test.use({
  viewport: { width: 360, height: 800 },
  baseURL: async ({ browserName: _ }, use) => {
    site ??= await startHostileSite();
    await use(site.url);
  },
});

test.afterAll(() => site?.stop());

test('all that somebody writes is text to its readers, on every page', async ({ page, watch }) => {
  const { pages, writer, forgetRequests } = site as HostileSite;
  // Pictures of events and people that somebody named and nobody has put there.
  watch.tolerate(/console: Failed to load resource.*404.*\/qz[a-z]\d{3}zq/);
  const harm: string[] = [];
  const seen = new Set<string>();
  page.on('dialog', async (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  const asked = new Set<Request>();
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('request', (request) => {
    if (['fetch', 'script', 'stylesheet'].includes(request.resourceType())) asked.add(request);
    if (new URL(request.url()).pathname === '/pwned') harm.push(`asked for ${request.url()}`);
  });
  await answerCookies(page);

  for (const { as, path } of inOrder(pages)) {
    if (as) await be(page, sessionOf(as));
    const name = `${path}${as ? ' (logged in)' : ''}`;
    const known = watch.problems().length;
    await forgetRequests();
    // One that differs by what follows `#` alone is not opened again.
    const answer = (await page.goto(path)) ?? (await page.reload());
    if (answer?.status() !== 200) harm.push(`${name}: ${answer?.status()}`);
    await untilLive(page);
    const { found, marks } = await readPage(page, asked);
    const problems = watch.problems().slice(known);
    harm.push(...[...found, ...problems].map((what) => `${name}: ${what}`));
    if (marks.length === 0) harm.push(`${name}: shows none of it`);
    for (const mark of marks) seen.add(mark);
  }
  expect.soft(harm).toEqual([]);
  const unseen = [...writer.written.values()].filter(({ mark }) => !seen.has(mark));
  const names = unseen.map(({ row, field }) => `${row} ${field}`);
  expect(names.filter((name) => !(name in shownElsewhere))).toEqual([]);
});

/** Texts that none of these pages shows, with the reason. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'POST /auth/register userName': 'an account that was not confirmed is nowhere',
  'POST /contact attachment.name': 'of a file, what follows the last stroke is kept',
  'PUT /user/:id/documents/:reference/files/:file ?name': 'of a file, what follows the last stroke is kept',
  'POST /events/api/detail/:slug/registrations name':
    'until she has confirmed, a stranger may have typed it: no page and no mail has it',
  'PUT /admin/events/:id words': 'stands in mails to those whose place is confirmed, and here nobody’s is',
  'DELETE /comments/reject/:id note': 'stands where the note of a decision stands, once its row is chosen',
  'POST /user/:id/mentoring/requests contact': 'is shown while two meet',
  'PUT /user/:id/mentoring/requests/:request contact': 'is shown while two meet',
};

/** Visitors first: a session that was begun in a tab stays. Each page once for each who reads it. */
function inOrder(pages: StoredTextPage[]): StoredTextPage[] {
  const askers = new Set(pages.flatMap(({ as }) => as ?? []));
  return [undefined, ...askers].flatMap((as) => {
    const paths = new Set(pages.filter((page) => page.as === as).map(({ path }) => path));
    return [...paths].map((path) => ({ path, as }));
  });
}

const sessionOf = ({ id, authorization }: Asker) => ({
  authToken: authorization.replace('Bearer ', ''),
  userId: id,
  userName: 'Prueba',
  userAvatar: '/default-avatar.png',
  userRole: 'member' as const,
});

/** Returns the active parts of a page and the marks of its texts, once nothing on it changes any more. */
async function readPage(page: Page, asked: Set<Request>): Promise<{ found: string[]; marks: string[] }> {
  let read = { found: ['never came to rest'], marks: [] as string[] };
  let quiet = 0;
  for (let tries = 0; tries < 120 && quiet < 3; tries += 1) {
    const { found, text, isBusy } = await page.evaluate(inspectPage);
    const marks = marksIn(text);
    quiet =
      isBusy || asked.size > 0 || marks.length !== read.marks.length || (marks.length === 0 && tries < 60)
        ? 0
        : quiet + 1;
    read = { found, marks };
    await page.waitForTimeout(30);
  }
  return read;
}

/** Runs in the page. */
function inspectPage() {
  const found: string[] = [];
  const text: string[] = [document.title, document.body.textContent ?? ''];
  const lawful = /^(?:https?:\/\/|mailto:|tel:|webcal:|blob:|data:image\/|#|\?|\/(?![/\\])|$)/;
  if ('pwned' in window) found.push('a text ran');
  for (const element of document.querySelectorAll('*')) {
    const { localName } = element;
    if (localName === 'x-pwned') found.push('a text made an element');
    if (localName === 'style' && element.textContent?.includes('*{display:none}')) found.push('a text made a style');
    for (const { name, value } of element.attributes) {
      text.push(value);
      if (/^on|pwned/.test(name)) found.push(`<${localName} ${name}>`);
      if (/^(?:href|src|action|formaction|data)$/.test(name) && !lawful.test(value))
        found.push(`<${localName} ${name}="${value}">`);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) text.push(element.value);
    if (element.getAttribute('type') === 'application/ld+json') JSON.parse(element.textContent ?? '');
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const tooWide = (element: Element | null) => (element?.getBoundingClientRect().right ?? 0) > clientWidth + 1;
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => tooWide(element) && !tooWide(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 100));
    found.push(`is ${scrollWidth} wide in ${clientWidth}: ${names.slice(0, 9).join(' ')}`);
  }
  return { found, text: text.join('\n'), isBusy: document.querySelector('main [aria-busy=true]') !== null };
}
