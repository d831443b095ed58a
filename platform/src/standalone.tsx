import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createApiClient } from './api-client.ts';
import { HostProvider } from './host.tsx';
import type { PageRoute } from './page.ts';
import { createQueryClient } from './query-client.ts';
import { forgetSession, sessionToken, watchSession } from './session.ts';

/**
 * Mounts a remote's pages without the shell, for its team's own development page: same data, same session, no layout.
 * The page's address decides what is shown.
 * @throws Error without an element `#root`
 */
export function mountStandalone(createRoutes: () => PageRoute[]): void {
  const queryClient = createQueryClient('browser');
  const api = createApiClient({
    fetch: (...args) => fetch(...args),
    baseUrl: '/api',
    token: sessionToken,
    onUnauthenticated: forgetSession,
  });
  const routes = createRoutes().map(({ path, load }) => ({
    path,
    lazy: async () => {
      const { Page, loader } = await load();
      return {
        Component: Page,
        loader: async ({ request, params }: { request: Request; params: Record<string, string | undefined> }) => {
          await loader?.({ params, url: new URL(request.url), queryClient, api, signal: request.signal });
          return null;
        },
      };
    },
  }));
  const element = (
    <Suspense fallback="Cargando…">
      <Outlet />
    </Suspense>
  );
  const router = createBrowserRouter([{ element, hydrateFallbackElement: <p>Cargando…</p>, children: routes }]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <HostProvider host={{ api, site: defaultSiteConfig, publicUrl: location.origin }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </HostProvider>,
  );
  watchSession(api);
}
