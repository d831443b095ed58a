import '@femcoders/shared-ui/styles.css';
import {
  createApiClient,
  createQueryClient,
  dismissToast,
  forgetSession,
  hydrate,
  PageNotFound,
  reportError,
  sessionToken,
  showToast,
  watchSession,
} from '@femcoders/platform';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { type BootBlock, bootBlockId } from './boot-block.ts';
import { keepTrying } from './federation/keep-trying.ts';
import { RemoteSource, setUpFederation } from './federation/remote-source.ts';
import { createRemotePages, createShellPages } from './routing/create-pages.ts';
import { leaveByFullLoad } from './routing/leave-by-full-load.ts';
import { ServerSectionError } from './routing/section-error.tsx';
import type { SitePage } from './routing/site-page.ts';
import { createSiteRoutes } from './routing/site-routes.tsx';

/** Longest wait for the code and the data of the next page, in milliseconds. */
const loadLimitMs = 25_000;

start(readBootBlock());

/** From the server's HTML to a live page: `readBootBlock → createPages → createRouter → hydrate → watchSession`. */
function start(boot: BootBlock): void {
  setUpFederation();
  const queryClient = createQueryClient('browser');
  hydrate(queryClient, boot.queries);
  const api = createApiClient({
    fetch: (...args) => fetch(...args),
    baseUrl: '/api',
    token: sessionToken,
    onUnauthenticated: forgetSession,
  });
  const pages = createPages(boot);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  // In development the server sends no HTML of the page.
  const isRendered = root.hasChildNodes();
  const router = createBrowserRouter(
    createSiteRoutes(pages, { queryClient, api, loadLimitMs }),
    isRendered ? { hydrationData: hydrationData(boot) } : {},
  );
  const shown = pages.find(({ id }) => boot.loaded.includes(id) && !(id in boot.problems));
  if (shown) leaveByFullLoad(router, waitForCode(shown), loadFully);
  const app = (
    <App host={{ api, site: boot.site, publicUrl: boot.publicUrl }} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
  const onRecoverableError = (error: unknown) => reportError(error, { name: 'shell', version: boot.shellVersion });
  if (isRendered) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
  watchSession(api);
}

function readBootBlock(): BootBlock {
  const text = document.getElementById(bootBlockId)?.textContent;
  if (!text) throw new Error('The document carries no boot block.');
  return JSON.parse(text) as BootBlock;
}

function createPages(boot: BootBlock): SitePage[] {
  return [
    ...createShellPages(boot.shellVersion),
    ...boot.remotes.flatMap((remote) => {
      const source = new RemoteSource(remote);
      return createRemotePages({ ...remote, load: () => source.load() });
    }),
  ];
}

/**
 * The server's HTML of this page stays readable until its code is there, however long that takes; the rest of the site
 * is live meanwhile.
 */
function waitForCode(page: SitePage): Promise<unknown> {
  let notice: number | null = null;
  const arrived = keepTrying(() => page.attempt(), {
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        retryNow = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    onFailure(error) {
      reportError(error, page.owner);
      notice = showToast('Puedes leer esta página, pero una parte aún no responde. Seguimos intentándolo.', {
        action: { label: 'Reintentar', run: () => retryNow() },
      });
    },
  });
  let retryNow = () => {};
  page.waitFor(arrived);
  void arrived.then(() => {
    if (notice !== null) dismissToast(notice);
  });
  return arrived;
}

function loadFully(path: string | null): void {
  if (path === null) location.reload();
  else location.assign(path);
}

function hydrationData(boot: BootBlock) {
  return {
    loaderData: Object.fromEntries(boot.loaded.map((id) => [id, null])),
    errors: Object.keys(boot.problems).length > 0 ? reviveProblems(boot) : null,
  };
}

function reviveProblems(boot: BootBlock): Record<string, Error> {
  return Object.fromEntries(
    Object.entries(boot.problems).map(([id, problem]) => [
      id,
      problem === 'not-found' ? new PageNotFound() : new ServerSectionError(),
    ]),
  );
}
