/** @jest-environment node */
import { PeopleApi, testPerson } from '../../../test/people-api.ts';
import { serverHtml } from '../../../test/server-html.tsx';
import * as teamPage from './team-page.tsx';

it('the people are in the HTML that the server sends, and the address turns the page', async () => {
  const api = new PeopleApi();
  api.people = Array.from({ length: 21 }, (_, index) => testPerson(`Promotora ${index + 1}`));
  const first = await serverHtml(teamPage, api, '/equipo');
  expect(first).toContain('>Promotora 20<');
  expect(first).not.toContain('>Promotora 21<');
  expect(first).toContain('href="/equipo?promotoras=2#promotoras"');
  expect(first).not.toMatch(/Cargando|aria-busy/);
  const second = await serverHtml(teamPage, api, '/equipo?promotoras=2');
  expect(second).toContain('>Promotora 21<');
  expect(second).not.toContain('>Promotora 20<');
  expect(first + second).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
});

it('a group that failed says so in the HTML, with an address that tries again', async () => {
  const api = new PeopleApi();
  api.people = [testPerson('Ana Prueba', { group: 'cofounder' })];
  api.fails.add('promoter');
  const html = await serverHtml(teamPage, api, '/equipo?promotoras=2');
  expect(html).toContain('No hemos podido cargar esta parte del equipo');
  expect(html).toMatch(/href="\/equipo\?promotoras=2#promotoras"[^>]*>Reintentar</);
  expect(html).toContain('>Ana Prueba<');
});
