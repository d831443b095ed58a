import { listPagesHref, readListPages } from './list-pages.ts';

test.each([
  ['', 1],
  ['pasados=1', 1],
  ['pasados=2', 2],
  ['pasados=0', 1],
  ['pasados=-3', 1],
  ['pasados=1.5', 1],
  ['pasados=dos', 1],
  ['pasados=99999999999999', 1],
])('?%s asks for page %i of the past events', (search, page) => {
  expect(readListPages(new URLSearchParams(search)).past).toBe(page);
  expect(readListPages(new URLSearchParams(search.replace('pasados', 'proximos'))).upcoming).toBe(page);
});

test('every page has an address that leads back to it, and the first of both is the events page itself', () => {
  expect(listPagesHref({ upcoming: 1, past: 1 })).toBe('/eventos');
  for (const pages of [
    { upcoming: 1, past: 7 },
    { upcoming: 3, past: 1 },
    { upcoming: 2, past: 5 },
  ]) {
    const address = new URL(listPagesHref(pages), 'https://site.example');
    expect(readListPages(address.searchParams)).toEqual(pages);
  }
});
