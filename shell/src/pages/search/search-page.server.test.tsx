/** @jest-environment node */
import { createQueryClient } from '@femcoders/platform';
import { SearchApi, testResult } from '../../../test/search-api.ts';
import { serverHtml } from '../../../test/server-html.tsx';
import * as searchPage from './search-page.tsx';

it('what is found is in the HTML that the server sends, in a form that needs no script', async () => {
  const api = new SearchApi();
  api.answers.grid = { total: 12, results: [testResult('CSS Grid', { path: '/recursos/css/css-grid#subgrid' })] };
  const html = await serverHtml(searchPage, api, '/buscar?q=grid&tipo=articulo&nivel=inicial');
  expect(html).toContain('href="/recursos/css/css-grid#subgrid"');
  expect(html).toContain('<input type="hidden" name="tipo" value="articulo"/>');
  expect(html).toContain('<option value="inicial" selected="">');
  expect(html).toContain('href="/buscar?q=grid&amp;tipo=articulo&amp;nivel=inicial&amp;pagina=2"');
  expect(html).not.toMatch(/aria-busy|Buscando/);
  expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
});

it('a search that fails says so in the HTML, with an address that tries again', async () => {
  const api = new SearchApi();
  api.fail();
  const html = await serverHtml(searchPage, api, '/buscar?q=grid&pagina=2');
  expect(html).toContain('No hemos podido buscar');
  expect(html).toMatch(/href="\/buscar\?q=grid&amp;pagina=2"[^>]*>Reintentar</);
  expect(html).toContain('value="grid"');
});

it('search engines are kept out, and the title says what was searched for', () => {
  const of = (address: string) =>
    searchPage.head({
      params: {},
      url: new URL(address, 'https://example.org'),
      queryClient: createQueryClient('server'),
    });
  expect(of('/buscar')).toMatchObject({ title: 'Buscar', noindex: true });
  expect(of('/buscar?q=grid&pagina=2').title).toBe('Resultados de «grid» (página 2)');
  expect(of(`/buscar?q=${'a'.repeat(200)}`).title.length).toBeLessThan(90);
});
