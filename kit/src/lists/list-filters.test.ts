import { filledIn, filterAddress, readFilters, readPage } from './list-filters.ts';
import { pageQuery, readPageOf } from './list-page.ts';

const definition = { names: { tema: ['css', 'html'], buscar: null } } as const;
const read = (query: string) => readFilters(new URLSearchParams(query), definition);

test('filters and page are read from the address, and what makes no sense there is not said', () => {
  expect(read('tema=css&buscar=%20rejilla%20')).toEqual({ tema: 'css', buscar: 'rejilla' });
  expect(read('tema=java&buscar=&otro=1')).toEqual({});
  expect(read(`buscar=${'x'.repeat(500)}`).buscar).toHaveLength(100);
  expect(readPage(new URLSearchParams('pagina=3'))).toBe(3);
  for (const wrong of ['pagina=0', 'pagina=-1', 'pagina=tres', 'pagina=1e9', ''])
    expect(readPage(new URLSearchParams(wrong))).toBe(1);
});

test('an address holds the filters and the page, and nothing that goes without saying', () => {
  expect(filterAddress('/charlas', {})).toBe('/charlas');
  expect(filterAddress('/charlas', { tema: 'css', buscar: '' }, 2)).toBe('/charlas?tema=css&pagina=2');
  expect(filterAddress('/charlas', { buscar: 'diseño & más' })).toBe('/charlas?buscar=dise%C3%B1o+%26+m%C3%A1s');
});

test('what is looked at whole is taken as it stands', () => {
  const short = { names: { alias: (value: string) => value.length < 6 } };
  expect(readFilters(new URLSearchParams('alias=ana+'), short)).toEqual({ alias: 'ana ' });
  expect(readFilters(new URLSearchParams('alias=almudena'), short)).toEqual({});
});

test('a list next to others on its page has its own page', () => {
  expect([1, 2].map((page) => `/eventos${pageQuery(page, 'pasados')}`)).toEqual(['/eventos', '/eventos?pasados=2']);
  expect(readPageOf(new URLSearchParams('pasados=2&pagina=7'), 'pasados')).toBe(2);
});

test('a form says what is filled in, as its browser would send it', () => {
  document.body.innerHTML = `<form><input name="buscar" value=" rejilla "><input name="tema" value=" ">
    <input type="checkbox" name="sitio" value="si" checked><input type="checkbox" name="otro" value="si"></form>`;
  expect(filledIn(document.forms[0] as HTMLFormElement).toString()).toBe('buscar=rejilla&sitio=si');
});
