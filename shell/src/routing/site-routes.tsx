import { type ApiClient, PageNotFound, type QueryClient } from '@femcoders/platform';
import { LoadingPanot } from '@femcoders/shared-ui';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { withTimeLimit } from '../federation/time-limit.ts';
import { Layout } from '../layout/layout.tsx';
import { Page as NotFoundPage } from '../pages/not-found-page.tsx';
import { RouterFailure } from '../pages/router-failure.tsx';
import { asError } from './as-error.ts';
import { PageFrame } from './page-frame.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SectionError } from './section-error.tsx';
import type { SitePage } from './site-page.ts';

export interface RoutePorts {
  queryClient: QueryClient;
  api: ApiClient;
  /** Longest wait for a page's code and data, in milliseconds. */
  loadLimitMs: number;
}

/** Id of the route that answers every unknown address. */
export const notFoundId = 'not-found';

/** The site's routes: each page, whoever brought it, in one common wrapper (spec section 2). */
export function createSiteRoutes(pages: SitePage[], ports: RoutePorts): RouteObject[] {
  return [
    {
      id: 'root',
      element: (
        <Layout>
          <Outlet />
          <RouteAnnouncer />
          <ScrollRestoration />
        </Layout>
      ),
      errorElement: <RouterFailure />,
      // Only in development, where the server sends no HTML of the page.
      hydrateFallbackElement: <LoadingPanot label="Cargando…" />,
      children: [
        ...pages.map((page) => pageRoute(page, ports)),
        { id: notFoundId, path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

function pageRoute(page: SitePage, { queryClient, api, loadLimitMs }: RoutePorts): RouteObject {
  return {
    id: page.id,
    path: page.path,
    handle: page,
    element: <PageFrame page={page} />,
    errorElement: <SectionError page={page} />,
    loader: async ({ request, params }) => {
      const load = async () => {
        const { loader } = await page.load();
        await loader?.({ params, url: new URL(request.url), queryClient, api, signal: request.signal });
      };
      await withTimeLimit(load(), loadLimitMs, page.path).catch((thrown) => {
        throw asError(thrown);
      });
      return null;
    },
  };
}

/** Whether an error of a loader means that there is nothing at the address. */
export function isNotFound(error: unknown): boolean {
  return error instanceof PageNotFound || (error instanceof Error && error.name === 'PageNotFound');
}
