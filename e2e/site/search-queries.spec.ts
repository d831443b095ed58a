import type { SearchAnswer } from '@femcoders/contracts/search';
import { addressQueries, placeQueries, searchQueries, taskQueries } from '../search-queries.ts';
import { expect, test } from '../visitor.ts';

test('more than a hundred searches lead where they should, by their first result, and mistyped words are said to be', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const ask = async (q: string): Promise<SearchAnswer> => {
    const answer = await request.get(`/api/search?${new URLSearchParams({ q })}`);
    expect(answer.status(), q).toBe(200);
    return answer.json();
  };
  // All pages are written at once, and so are all events.
  for (const [q, path] of Object.entries({
    'aviso legal': '/aviso-legal',
    networking: '/eventos/tarde-networking-demo',
  }))
    await expect.poll(async () => (await ask(q)).results[0]?.path, { timeout: 90_000 }).toBe(path);

  const { mistyped, otherForms, otherWords } = searchQueries;
  const all = Object.values(searchQueries).flat();
  expect(new Set(all.map(([q]) => q)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect([mistyped.length >= 25, otherForms.length >= 25, otherWords.length >= 10]).toEqual([true, true, true]);

  const wrong: string[] = [];
  expect(placeQueries.length).toBeGreaterThanOrEqual(25);
  for (const [q, expected] of [...all, ...placeQueries]) {
    const { results, suggestion } = await ask(q);
    // Other journeys leave events of theirs on the same site.
    const first = results.find(({ path }) => !/^\/eventos\/evento-de-prueba-/.test(path))?.path;
    if (first !== expected) wrong.push(`«${q}»: ${first} in place of ${expected} (taken for «${suggestion ?? q}»)`);
    if (suggestion === null && mistyped.some(([typed]) => typed === q)) wrong.push(`«${q}»: no other word was named`);
  }
  expect(addressQueries.length).toBeGreaterThanOrEqual(60);
  for (const [q, expected] of [...addressQueries, ...taskQueries]) {
    const first = (await ask(q)).results.slice(0, 6).map(({ path }) => path.split('#')[0]);
    if (!first.includes(expected)) wrong.push(`«${q}»: no ${expected} among ${first.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  for (const [q, address] of placeQueries) {
    const [path = '', anchor] = address.split('#');
    const html = await (await request.get(path)).text();
    if (anchor) expect(html.includes(` id="${anchor}"`), `«${q}» leads to a place that is there`).toBe(true);
  }
});
