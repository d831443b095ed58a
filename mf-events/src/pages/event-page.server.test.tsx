/** @jest-environment node */

import { InHost } from '@femcoders/kit/test/render-page';
import { createQueryClient } from '@femcoders/platform';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { demoDetail, demoSpeakers, EventsApi } from '../../test/events-api.ts';
import { loader, Page } from './event-page.tsx';

const address = 'https://site.example/eventos/evento-1';

async function serverHtml(api: EventsApi): Promise<string> {
  const queryClient = createQueryClient('server');
  const args = { api, queryClient, params: { slug: 'evento-1' }, url: new URL(address) };
  await loader({ ...args, signal: new AbortController().signal });
  const handler = createStaticHandler([{ path: '/eventos/:slug', element: <Page /> }]);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`The page answered ${context.status}.`);
  return renderToString(
    <InHost api={api} queryClient={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </InHost>,
  );
}

test('all of an event is in the HTML that the server sends, and the form can be sent as it is', async () => {
  const api = new EventsApi();
  api.detail = demoDetail('1', {
    about: 'Primer párrafo.\n\nSegundo párrafo.',
    venue_address: 'Calle de Ejemplo, 1',
    directions: 'Metro L3.',
    programme: [{ time: '18:30', title: 'Bienvenida', description: null, speaker: null }],
    accessibility: { lift: 'yes' },
    food: 'Merienda.',
    speakers: demoSpeakers(2),
    registration: 'open',
    capacity: 40,
    places_left: 4,
  });
  const html = await serverHtml(api);
  for (const text of ['<p>Primer párrafo.</p>', '<p>Segundo párrafo.</p>', 'Metro L3.', 'Bienvenida', 'Merienda.'])
    expect(html).toContain(text);
  expect(html).toContain('Ponente 2');
  expect(html).toContain('sábado, 28 de noviembre, 10:30 a. m.');
  expect(html).toMatch(/<form[^>]* action="\/api\/events\/api\/detail\/evento-1\/registrations"/);
  expect(html).not.toContain('style=');
});

test('a formatted text is in the HTML that the server sends', async () => {
  const api = new EventsApi();
  const text = { type: 'text' as const, text: 'Con calma', marks: [{ type: 'bold' as const }] };
  const about_document = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] };
  api.detail = demoDetail('1', { about: 'Con calma', about_document });
  expect(await serverHtml(api)).toContain('<p><strong>Con calma</strong></p>');
});

test('the server says nothing of a reader’s clock, which it does not know', async () => {
  const api = new EventsApi();
  api.detail = demoDetail('1', { online: true });
  expect(await serverHtml(api)).not.toContain('En tu zona');
});

test('an event that nobody has published is not found', async () => {
  await expect(serverHtml(new EventsApi())).rejects.toMatchObject({ name: 'PageNotFound' });
});

test('an event that does not come is a failure, not a missing page', async () => {
  const api = new EventsApi();
  api.detail = 'fails';
  await expect(serverHtml(api)).rejects.toMatchObject({ name: 'UnreachableError' });
});
