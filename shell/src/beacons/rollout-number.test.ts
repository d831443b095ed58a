import { keepNumber } from './rollout-number.ts';
import { noteTroubleOf, troubledParts } from './trouble.ts';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it.
  document.cookie = 'reparto=; path=/; max-age=0';
};
beforeEach(forget);
afterEach(forget);

describe('the number of a visitor', () => {
  test('is drawn while some release reaches a share of the visitors, and says nothing of the page that drew it', () => {
    expect(keepNumber(true)).toBeNull();
    expect(document.cookie).toMatch(/^reparto=\d{4}$/);
  });

  test('stays the same from then on, and is the one that the page was chosen by', () => {
    keepNumber(true);
    const drawn = document.cookie;
    expect(`reparto=${String(keepNumber(true)).padStart(4, '0')}`).toBe(drawn);
    expect(document.cookie).toBe(drawn);
  });

  test('goes when nothing is rolled out any more', () => {
    keepNumber(true);
    expect(keepNumber(false)).toBeNull();
    expect(document.cookie).toBe('');
  });
});

describe('trouble with the API', () => {
  const page = { name: 'mf-blog', version: 'a'.repeat(16) };
  const ask = async (status: number | Error, init?: RequestInit) => {
    globalThis.fetch = async () => {
      if (typeof status !== 'number') throw status;
      return { status } as Response;
    };
    const of = { ...page, version: String(Math.random()) };
    await noteTroubleOf(() => of)('/api/comments', init).catch(() => {});
    return troubledParts().some(({ version }) => version === of.version);
  };

  test('is an answer that failed or that refuses what a page reads, and one that does not come', async () => {
    for (const status of [500, 503, 400, 405, 422]) expect(await ask(status)).toBe(true);
    expect(await ask(500, { method: 'POST' })).toBe(true);
    expect(await ask(new TypeError('Failed to fetch'))).toBe(true);
  });

  test('is that of the part that asked, wherever the reader is when the answer comes', async () => {
    const asking = { ...page, version: String(Math.random()) };
    const elsewhere = { ...page, version: String(Math.random()) };
    let present = asking;
    globalThis.fetch = async () => {
      present = elsewhere;
      return { status: 500 } as Response;
    };
    await noteTroubleOf(() => present)('/api/comments');
    expect(troubledParts()).toContainEqual(asking);
    expect(troubledParts()).not.toContainEqual(elsewhere);
  });

  test('is none where the API does what it is for, or where nobody waits any more', async () => {
    for (const status of [200, 204, 304, 401, 403, 404, 409, 410, 429]) expect(await ask(status)).toBe(false);
    expect(await ask(400, { method: 'POST' })).toBe(false);
    expect(await ask(new Error('aborted'), { signal: AbortSignal.abort() })).toBe(false);
  });
});
