import { type ApiClient, createQueryClient, type PageModule, type QueryClient } from '@femcoders/platform';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { InHost } from './in-host.tsx';

/** A client of the browser that does not try again by itself: what a reader sees after the last attempt. */
export function impatientQueryClient(): QueryClient {
  const queryClient = createQueryClient('browser');
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  return queryClient;
}

/** Opens a page with its loader as a navigation inside the site does. */
export function renderPage(
  { Page, loader }: PageModule,
  { api, path, address = path }: { api: ApiClient; path: string; address?: string },
) {
  const queryClient = impatientQueryClient();
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <Suspense>
            <Page />
          </Suspense>
        ),
        loader: async ({ request, params }) => {
          await loader?.({ api, queryClient, params, url: new URL(request.url), signal: request.signal });
          return null;
        },
        HydrateFallback: () => null,
      },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const { unmount } = render(
    <InHost api={api} queryClient={queryClient}>
      <RouterProvider router={router} />
    </InHost>,
  );
  return { router, queryClient, unmount };
}
