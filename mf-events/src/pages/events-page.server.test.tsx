/** @jest-environment node */

import { InHost } from '@femcoders/kit/test/render-page';
import { createQueryClient } from '@femcoders/platform';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { demoEvents, demoSpeakers, EventsApi } from '../../test/events-api.ts';
import { loader, Page } from './events-page.tsx';

async function serverHtml(api: EventsApi, address = '/eventos'): Promise<string> {
  const queryClient = createQueryClient('server');
  const url = new URL(address, 'https://site.example');
  await loader({ api, queryClient, params: {}, url, signal: new AbortController().signal });
  return renderToString(
    <InHost api={api} queryClient={queryClient}>
      <StaticRouter location={address}>
        <Page />
      </StaticRouter>
    </InHost>,
  );
}

test('the events are in the HTML that the server sends', async () => {
  const api = new EventsApi();
  api.upcoming = demoEvents('u', 2);
  api.past = demoEvents('p', 4);
  const html = await serverHtml(api);
  expect(html).toContain('Evento de demostración u2');
  expect(html).toContain('Evento de demostración p3');
  expect(html).toContain('sábado, 28 de noviembre, 10:30 a. m.');
  expect(html).toContain('href="/eventos?pasados=2"');
  expect(html).not.toContain('Cargando');
});

test('without JavaScript the address turns the page', async () => {
  const api = new EventsApi();
  api.past = demoEvents('p', 4);
  const html = await serverHtml(api, '/eventos?pasados=2');
  expect(html).toContain('Evento de demostración p4');
  expect(html).not.toContain('Evento de demostración p1');
});

test('a list that failed says so in the HTML, with an address that tries again; the other is whole', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const api = new EventsApi();
  api.upcoming = demoEvents('u', 1);
  api.past = 'fails';
  const html = await serverHtml(api, '/eventos?pasados=2');
  expect(html).toContain('Error loading events. Please try again later.');
  expect(html).toContain('href="/eventos?pasados=2"');
  expect(html).toContain('Evento de demostración u1');
  expect(log).toHaveBeenCalledWith('Error fetching past events:', expect.any(Error));
});

test('without JavaScript there are all the speakers, between the two lists, each with her picture', async () => {
  const api = new EventsApi();
  api.speakers = demoSpeakers(35);
  const html = await serverHtml(api);
  const [before, after] = [html.indexOf('Ponente 1<'), html.indexOf('Ponente 35<')];
  expect(before).toBeGreaterThan(html.indexOf('Próximos eventos tech'));
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThan(html.indexOf('Eventos Pasados'));
  expect(html.match(/alt="Retrato de /g)).toHaveLength(35);
  expect(html.match(/<noscript>/g)).toHaveLength(30);
});

test('speakers that failed say so in the HTML, and the events are whole', async () => {
  const api = new EventsApi();
  api.upcoming = demoEvents('u', 1);
  api.speakers = 'fails';
  const html = await serverHtml(api);
  expect(html).toContain('No hemos podido cargar las ponentes');
  expect(html).toContain('Evento de demostración u1');
});
