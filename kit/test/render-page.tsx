import type { SiteConfig } from '@femcoders/contracts/site-config';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import {
  type ApiClient,
  createQueryClient,
  HostProvider,
  type PageModule,
  PageNotFound,
  type QueryClient,
  QueryClientProvider,
} from '@femcoders/platform';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { FakeApi } from './fake-api.ts';

interface InHostProps {
  /** Nothing answers by default. */
  api?: ApiClient | undefined;
  queryClient?: QueryClient | undefined;
  /** Settings of the site that differ from the defaults. */
  site?: Partial<SiteConfig>;
  children: ReactNode;
}

const silentApi = new FakeApi();

/** Renders children inside a host, as a page has it. */
export function InHost({ api = silentApi, queryClient, site, children }: InHostProps) {
  const [client] = useState(() => queryClient ?? createQueryClient('server'));
  return (
    <HostProvider host={{ api, site: { ...defaultSiteConfig, ...site }, publicUrl: 'https://site.example' }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </HostProvider>
  );
}

/**
 * Renders a part of a page inside what the host gives it.
 * @param address where the reader is
 */
export function renderInHost(
  part: ReactNode,
  api?: ApiClient,
  { address = '/', queryClient }: { address?: string; queryClient?: QueryClient } = {},
): RenderResult {
  return render(
    <InHost api={api} queryClient={queryClient}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </InHost>,
  );
}

/** A client of the browser that does not try again by itself: what a reader sees after the last attempt. */
export function impatientQueryClient(): QueryClient {
  const queryClient = createQueryClient('browser');
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  return queryClient;
}

function HostFailure() {
  return <p>{useRouteError() instanceof PageNotFound ? 'No encontramos esta página' : 'No ha podido cargarse'}</p>;
}

/**
 * Opens a page as a navigation inside the site does.
 * @param path the page's own, with its parameters
 * @param address where it is opened, with query and fragment
 */
export function renderPage({ Page, loader }: PageModule, path: string, api: ApiClient, address = path) {
  // jsdom has no layout, hence nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  const queryClient = impatientQueryClient();
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <Suspense fallback={null}>
            <Page />
          </Suspense>
        ),
        errorElement: <HostFailure />,
        loader: async ({ request, params }) => {
          await loader?.({ api, queryClient, params, url: new URL(request.url), signal: request.signal });
          return null;
        },
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>Otra página</p> },
    ],
    { initialEntries: [address] },
  );
  const { container, unmount } = render(
    <InHost api={api} queryClient={queryClient}>
      <RouterProvider router={router} />
    </InHost>,
  );
  return { router, queryClient, container, unmount };
}
