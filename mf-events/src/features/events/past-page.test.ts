import { pastPageHref, readPastPage } from './past-page.ts';

test.each([
  ['', 1],
  ['pasados=1', 1],
  ['pasados=2', 2],
  ['pasados=0', 1],
  ['pasados=-3', 1],
  ['pasados=1.5', 1],
  ['pasados=dos', 1],
  ['pasados=99999999999999', 1],
])('?%s asks for page %i', (search, page) => {
  expect(readPastPage(new URLSearchParams(search))).toBe(page);
});

test('every page has an address that leads back to it, and the first is the events page itself', () => {
  expect(pastPageHref(1)).toBe('/eventos');
  const address = new URL(pastPageHref(7), 'https://site.example');
  expect(readPastPage(address.searchParams)).toBe(7);
});
