import { createQueryClient, hydrate, type QueryClient } from '@femcoders/platform';
import { dehydrate } from '@femcoders/platform/dehydrate';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InHost, impatientQueryClient } from '../../test/in-host.tsx';
import { SampleApi, sampleEntries } from '../../test/sample-api.ts';
import { sampleEntriesQuery } from '../features/sample/api/sample-entries.ts';
import { Page } from './front-page.tsx';

const page = (api: SampleApi, queryClient: QueryClient) => (
  <InHost api={api} queryClient={queryClient}>
    <Page />
  </InHost>
);

/** The server's HTML, and then the browser that takes it over. */
async function takeOver(onServer: SampleApi, inBrowser: SampleApi) {
  const serverClient = createQueryClient('server');
  await serverClient.prefetchQuery(sampleEntriesQuery(onServer));
  const html = renderToString(page(onServer, serverClient));
  document.body.innerHTML = `<div id="root">${html}</div>`;

  const queryClient = impatientQueryClient();
  hydrate(queryClient, JSON.parse(JSON.stringify(dehydrate(serverClient))));
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root') as HTMLElement, page(inBrowser, queryClient), {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  return { html, root, mismatches };
}

test('the browser takes the page over as the server wrote it and asks for nothing again', async () => {
  const onServer = new SampleApi();
  onServer.entries = sampleEntries(2);
  const inBrowser = new SampleApi();
  const { html, root, mismatches } = await takeOver(onServer, inBrowser);
  expect(html).toContain('Entrada de muestra 2');
  expect(html).not.toContain('style=');
  expect(mismatches).toEqual([]);
  expect(inBrowser.asked).toEqual([]);
  act(() => root.unmount());
});

test('what the server could not bring the browser asks for', async () => {
  const onServer = new SampleApi();
  onServer.entries = 'fails';
  const inBrowser = new SampleApi();
  inBrowser.entries = sampleEntries(1);
  const { root, mismatches } = await takeOver(onServer, inBrowser);
  expect(mismatches).toEqual([]);
  expect(await screen.findByText('Entrada de muestra 1')).toBeInTheDocument();
  act(() => root.unmount());
});
