import { replaceByFullLoad } from './replace-by-full-load.ts';

const site = 'https://femcoders.example';
const page = { owner: { name: 'mf-events', version: 'aaaaaaaaaaaaaaaa' } };

interface Given {
  /** Version that the server says is live; none when it does not answer. */
  live?: string;
  /** The response for the page; missing when it does not respond. */
  answer?: { ok: boolean; robots?: string };
  href?: string;
  search?: string;
}

function tabAt(shown: string, { live = page.owner.version, answer, href = site + shown, search = '' }: Given = {}) {
  const location = { href, search, assign: jest.fn(), reload: jest.fn() };
  const ask = jest.fn(async (_: string, options: { method?: string }) => {
    if (options.method !== 'HEAD') return { ok: true, json: async () => ({ 'mf-events': live }) };
    if (!answer) throw new TypeError('Failed to fetch');
    return { ok: answer.ok, headers: new Headers(answer.robots ? { 'x-robots-tag': answer.robots } : {}) };
  });
  return { shown: site + shown, location, fetch: ask as unknown as typeof fetch };
}

const whole = { ok: true };

test('a page whose code does not come is loaded whole where the server can render it', async () => {
  const tab = tabAt('/blog', { answer: whole });
  expect(await replaceByFullLoad(page, `${site}/eventos`, tab)).toBe(true);
  expect(tab.location.assign).toHaveBeenCalledWith(`${site}/eventos`);
});

test('a step back has the address in the bar already: it is loaded there', async () => {
  const tab = tabAt('/blog', { answer: whole, href: `${site}/eventos#pasados` });
  expect(await replaceByFullLoad(page, `${site}/eventos`, tab)).toBe(true);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  expect(tab.location.assign).not.toHaveBeenCalled();
});

test('the page that is shown is not loaded a second time, unless another version is live', async () => {
  const tab = tabAt('/eventos', { answer: whole });
  expect(await replaceByFullLoad(page, `${site}/eventos`, tab)).toBe(false);
  const newer = tabAt('/eventos', { answer: whole, live: 'bbbbbbbbbbbbbbbb' });
  expect(await replaceByFullLoad(page, `${site}/eventos`, newer)).toBe(true);
  expect(newer.location.reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the connection is gone', undefined],
  ['it is a page for members, which comes empty', { ok: true, robots: 'noindex' }],
  ['there is none', { ok: false }],
])('nothing is left for a page that would be no better: %s', async (_, answer) => {
  const tab = tabAt('/blog', answer ? { answer } : {});
  expect(await replaceByFullLoad(page, `${site}/eventos`, tab)).toBe(false);
  expect(tab.location.assign).not.toHaveBeenCalled();
});

test('what is previewed or developed, and what stands below an open dialog, stays', async () => {
  const preview = tabAt('/blog', { answer: whole, search: '?mf=events@aaaaaaaaaaaaaaaa' });
  expect(await replaceByFullLoad(page, `${site}/eventos`, preview)).toBe(false);
  const developed = { owner: { name: 'mf-events', version: 'dev' } };
  expect(await replaceByFullLoad(developed, `${site}/eventos`, tabAt('/blog', { answer: whole }))).toBe(false);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(await replaceByFullLoad(page, `${site}/eventos`, tabAt('/blog', { answer: whole }))).toBe(false);
  document.body.innerHTML = '';
});
