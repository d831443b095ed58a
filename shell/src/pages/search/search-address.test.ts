import { readSearch, searchHref } from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('all that a search is made of stands in its address, and is read from it again', () => {
  const search = { q: 'áreas "con nombre" & más 🌸', kind: 'articulo', level: 'avanzado', age: '30', page: 3 };
  const href = searchHref(search);
  expect(href).toMatch(/^\/buscar\?q=%C3%A1reas/);
  expect(read(href.slice(href.indexOf('?')))).toEqual(search);
});

test('what is empty or the first page is left out of an address', () => {
  expect(searchHref({ q: 'grid', kind: '', level: '', age: '', page: 1 })).toBe('/buscar?q=grid');
  expect(searchHref({})).toBe('/buscar');
});

test('what makes no sense in an address is left out of the search', () => {
  const plain = { q: 'grid', kind: '', level: '', age: '', page: 1 };
  expect(read('q=+grid+&tipo=<b>&nivel=experto&desde=ayer&pagina=0')).toEqual(plain);
  expect(read('q=grid&pagina=1e3')).toEqual(plain);
  expect(read('')).toEqual({ ...plain, q: '' });
  expect(read(`q=${'a'.repeat(10_000)}`).q).toHaveLength(200);
  expect(read('q=grid&pagina=99').page).toBe(50);
});
