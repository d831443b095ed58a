import { defaultSiteConfig } from '@femcoders/contracts/site-config';
import { createQueryClient, HostProvider, type QueryClient, QueryClientProvider } from '@femcoders/platform';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loader, Page } from '../src/pages/events-page.tsx';
import type { EventsApi } from './events-api.ts';

/** What the host gives to a page. */
export function InHost({
  api,
  queryClient,
  children,
}: {
  api: EventsApi;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <HostProvider host={{ api, site: defaultSiteConfig, publicUrl: 'https://site.example' }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </HostProvider>
  );
}

/** A client of the browser that does not try again by itself: what a reader sees after the last attempt. */
export function impatientQueryClient(): QueryClient {
  const queryClient = createQueryClient('browser');
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  return queryClient;
}

function Nothing() {
  return null;
}

/** Opens the events page as a navigation inside the site does. */
export function renderEventsPage(api: EventsApi, address = '/eventos') {
  // jsdom has no layout, hence nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  const queryClient = impatientQueryClient();
  const router = createMemoryRouter(
    [
      {
        path: '/eventos',
        element: <Page />,
        loader: async ({ request, params }) => {
          await loader({ api, queryClient, params, url: new URL(request.url), signal: request.signal });
          return null;
        },
        HydrateFallback: Nothing,
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <InHost api={api} queryClient={queryClient}>
      <RouterProvider router={router} />
    </InHost>,
  );
  return { router, queryClient };
}
