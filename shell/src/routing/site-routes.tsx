import type { ApiClient } from '@femcoders/platform';
import { LoadingPanot } from '@femcoders/shared-ui';
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { withTimeLimit } from '../federation/time-limit.ts';
import { Layout } from '../layout/layout.tsx';
import { SlotProvider } from '../slots/slot.tsx';
import { guestsOf, type SiteParts } from './create-pages.ts';
import { isNotFound } from './is-not-found.ts';
import { asLoadFailure } from './load-failures.ts';
import type { NotFoundPorts } from './near-pages.ts';
import { NotFoundSection, prepareNotFound } from './not-found-section.tsx';
import { PageFrame } from './page-frame.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouterError } from './router-error.tsx';
import { SectionError } from './section-error.tsx';
import type { SiteBlock } from './site-block.ts';
import type { SitePage } from './site-page.ts';
import { toError } from './to-error.ts';

export interface RoutePorts extends NotFoundPorts {
  api: ApiClient;
  /** Longest wait for a page's code and data, in milliseconds. */
  loadLimitMs: number;
  /**
   * Whether a page whose code did not come is being replaced by a full load of its address.
   * In the browser only.
   */
  isReplaced?: (page: SitePage, address: string) => Promise<boolean>;
  /** Whether the browser is loading an address whole: the router must not make a step of it as well. In the browser only. */
  isLeftFor?: (address: string) => boolean;
  /** Has the blocks of a page ready, as far as is worth waiting for. Never rejects. */
  prepareBlocks: (blocks: SiteBlock[], args: Parameters<SiteBlock['prepare']>[0]) => Promise<void>;
}

/** Id of the route that answers every unknown address. */
export const notFoundId = 'not-found';

/** The site's routes: each page of every part, in one common wrapper (spec section 2). */
export function createSiteRoutes(parts: SiteParts, ports: RoutePorts): RouteObject[] {
  return [
    {
      id: 'root',
      element: (
        <SlotProvider blocks={parts.blocks}>
          <Layout header={parts.header} footer={parts.footer}>
            <Outlet />
            <RouteAnnouncer />
            <ScrollRestoration />
          </Layout>
        </SlotProvider>
      ),
      errorElement: <RouterError />,
      // Only in development, where the server sends no HTML of the page.
      hydrateFallbackElement: <LoadingPanot label="Cargando…" />,
      children: [
        ...parts.pages.map((page) => pageRoute(page, guestsOf(page, parts), ports)),
        {
          id: notFoundId,
          path: '*',
          element: <NotFoundSection />,
          loader: async ({ request }) => {
            await prepareNotFound(request.url, ports);
            return null;
          },
        },
      ],
    },
  ];
}

function pageRoute(page: SitePage, guests: SiteBlock[], ports: RoutePorts): RouteObject {
  const { queryClient, api, loadLimitMs, prepareBlocks, isReplaced, isLeftFor } = ports;
  return {
    id: page.id,
    path: page.path,
    handle: page,
    element: <PageFrame page={page} />,
    errorElement: <SectionError page={page} />,
    loader: async ({ request, params }) => {
      const args = { url: new URL(request.url), queryClient, api, signal: request.signal };
      const load = async () => {
        const { loader } = await page.load().catch(async (error) => {
          // The document goes in a moment: until then the page before it stays.
          if (await isReplaced?.(page, request.url)) return new Promise<never>(() => {});
          throw error;
        });
        await loader?.({ ...args, params });
      };
      const blocksReady = prepareBlocks(guests, args);
      await withTimeLimit(load(), loadLimitMs, page.path).catch(async (thrown) => {
        if (isNotFound(thrown)) await prepareNotFound(request.url, ports);
        throw asLoadFailure(toError(thrown));
      });
      await blocksReady;
      return isLeftFor?.(request.url) ? new Promise<never>(() => {}) : null;
    },
  };
}
