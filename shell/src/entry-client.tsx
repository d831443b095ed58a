import '@femcoders/shared-ui/styles.css';
import { rolloutCookie } from '@femcoders/contracts/rollout-cookie';
import {
  createApiClient,
  createQueryClient,
  dismissToast,
  forgetSession,
  hydrate,
  keepServerHtml,
  PageNotFound,
  reportError,
  sessionToken,
  showToast,
  watchSession,
} from '@femcoders/platform';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import type { DrawnVisit } from './beacons/drawn-visit.ts';
import { partIn } from './beacons/released-part.ts';
import { reportPage, wantsNoMeasuring } from './beacons/report-page.ts';
import { reportsMark } from './beacons/reports-mark.ts';
import { type BootBlock, bootBlockId } from './boot-block.ts';
import { reloadDamagedFiles } from './federation/reload-damaged-files.ts';
import { RemoteSource } from './federation/remote-source.ts';
import { retryForever } from './federation/retry.ts';
import { saveScroll } from './layout/saved-scroll.ts';
import { detectTranslation, isTranslated } from './page-translation.ts';
import { recordInput } from './replay-input/record-input.ts';
import { createSiteParts, guestsOf, type SiteParts } from './routing/create-pages.ts';
import { leaveByFullLoad } from './routing/leave-by-full-load.ts';
import type { Loadable } from './routing/loadable.ts';
import { replaceByFullLoad } from './routing/replace-by-full-load.ts';
import { ServerSectionError } from './routing/section-error.tsx';
import type { Owner, SitePage } from './routing/site-page.ts';
import { createSiteRoutes, type RoutePorts } from './routing/site-routes.tsx';
import { blockLimitMs, navigationWaitMs, prepareBlocks } from './slots/prepare-blocks.ts';

/** Longest wait for the code and the data of the next page, in milliseconds. */
const loadLimitMs = 25_000;

/** Address without its fragment that the browser is loading whole. */
let leftFor: string | null = null;

start(readBootBlock());

/** From the server's HTML to a live page: `readBootBlock → createPages → createRouter → hydrate → watchSession`. */
function start(boot: BootBlock): void {
  reloadDamagedFiles();
  const isPreview = /[?&]mf=/.test(location.search);
  const { cookie } = document;
  let visit: DrawnVisit | undefined;
  const queryClient = createQueryClient('browser');
  hydrate(queryClient, boot.queries);
  const api = createApiClient({
    fetch: (...args) => (visit?.fetch ?? fetch)(...args),
    baseUrl: '/api',
    token: sessionToken,
    onUnauthenticated: forgetSession,
  });
  const parts = createParts(boot);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  // In development the server sends no HTML of the page.
  const isRendered = root.hasChildNodes();
  const router = createBrowserRouter(
    createSiteRoutes(parts, {
      queryClient,
      api,
      loadLimitMs,
      prepareBlocks: prepareForNavigation,
      isLeftFor: (address) => address === leftFor,
      isReplaced: (page, address) => {
        const { pathname, search } = router.state.location;
        return replaceByFullLoad(page, address, { shown: location.origin + pathname + search, location });
      },
    }),
    isRendered ? { hydrationData: hydrationData(boot) } : {},
  );
  const arrival = router.state.matches.at(-1)?.route.handle as SitePage | undefined;
  if (!isPreview && (boot.gradual || cookie.includes(rolloutCookie)))
    import(/* webpackChunkName: "drawn-visit" */ './beacons/drawn-visit.ts').then(
      ({ watchDrawnVisit }) =>
        (visit = watchDrawnVisit({
          ...{ boot, router, partIn, wantsNoMeasuring, cookies: cookie },
          guestsOf: (page) => guestsOf(page, parts),
        })),
      // Without it she gets the stable version, and counts for nothing.
      () => {},
    );
  // What is being worked on or looked at before it is live is no visit.
  if (arrival && process.env.NODE_ENV === 'production' && !isPreview) {
    reportPage(arrival, { name: 'shell', version: boot.shellVersion }, undefined, () => visit?.drawn());
    performance.mark(reportsMark);
  }
  const shown = parts.pages.find(({ id }) => boot.loaded.includes(id) && !(id in boot.problems));
  keepServerHtml(root);
  recordInput(root);
  detectTranslation(document.body);
  const main = root.querySelector('main');
  if (main) void saveScroll(main).catch(() => {});
  if (shown) {
    shown.sent = [...(root.querySelector('main > [data-remote]')?.childNodes ?? [])];
    leaveByFullLoad(router, waitForCode(shown), loadFully);
    for (const block of guestsOf(shown, parts)) {
      if (boot.failedBlocks.includes(block.id)) block.failed = true;
      else void waitForCode(block);
    }
  }
  const app = (
    <App host={{ api, site: boot.site, publicUrl: boot.publicUrl }} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
  const onRecoverableError = (error: unknown) => {
    // What a translation does to the server's HTML is no fault of a release.
    if (!isTranslated()) reportError(error, { name: 'shell', version: boot.shellVersion });
  };
  if (isRendered) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
  watchSession(api);
}

function readBootBlock(): BootBlock {
  const text = document.getElementById(bootBlockId)?.textContent;
  if (!text) throw new Error('The document carries no boot block.');
  return JSON.parse(text) as BootBlock;
}

function createParts(boot: BootBlock): SiteParts {
  const remotes = boot.remotes.map((remote) => {
    const source = new RemoteSource(remote);
    return { ...remote, load: () => source.load() };
  });
  return createSiteParts(boot.shellVersion, remotes);
}

/** The next page does not wait long for its blocks: one that is late appears when it is there. */
async function prepareForNavigation(...[blocks, args]: Parameters<RoutePorts['prepareBlocks']>): Promise<void> {
  const ready = prepareBlocks(blocks, args, { limitMs: blockLimitMs, onError: reportError });
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, navigationWaitMs))]);
}

/**
 * The server's HTML of this page or block stays readable until its code is there, however long that takes; the rest of
 * the site is live meanwhile.
 */
function waitForCode<T>(part: Loadable<T> & { owner: Owner }): Promise<unknown> {
  let notice: number | null = null;
  const arrived = retryForever(() => part.attempt(), {
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        retryNow = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    onFailure(error) {
      reportError(error, part.owner);
      notice = showToast('Puedes leer esta página, pero una parte aún no responde. Seguimos intentándolo.', {
        action: { label: 'Reintentar', run: () => retryNow() },
      });
    },
  });
  let retryNow = () => {};
  part.waitFor(arrived);
  void arrived.then(() => {
    if (notice !== null) dismissToast(notice);
  });
  return arrived;
}

function loadFully(path: string | null): void {
  if (path === null) {
    location.reload();
    return;
  }
  leftFor = new URL(path, location.href).href.replace(/#.*/, '');
  // The browser may bring this document back as it was.
  window.addEventListener('pageshow', () => (leftFor = null), { once: true });
  location.assign(path);
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
