import {
  createQueryClient,
  type DehydratedState,
  type Host,
  type PageHead,
  type QueryClient,
} from '@femcoders/platform';
import { dehydrate } from '@femcoders/platform/dehydrate';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app.tsx';
import type { SectionProblem } from './boot-block.ts';
import { renderWhole } from './render-whole.ts';
import { canonicalPath, matchingPatterns } from './routing/canonical-path.ts';
import { createSiteParts, guestsOf, type RemoteParts } from './routing/create-pages.ts';
import { documentTitle, type HeadTag, headTags } from './routing/document-head.ts';
import { isNotFound } from './routing/is-not-found.ts';
import type { FindNearPages } from './routing/near-pages.ts';
import { failedHead, headOf } from './routing/page-head.ts';
import type { SiteBlock } from './routing/site-block.ts';
import type { Owner, SitePage } from './routing/site-page.ts';
import { createSiteRoutes, notFoundId } from './routing/site-routes.tsx';
import { structuredData } from './routing/structured-data.ts';
import { toError } from './routing/to-error.ts';
import { prepareBlocks } from './slots/prepare-blocks.ts';

export { beforePaintScript } from './layout/before-paint.ts';
export { libraryStyles } from './layout/library-styles.ts';
export { listPages } from './routing/listed-pages.ts';
export { createShellBlocks as createBlocks } from './routing/shell-blocks.ts';
export { createShellRoutes as createRoutes } from './routing/shell-pages.ts';

export interface RenderRequest {
  url: URL;
  host: Host;
  shellVersion: string;
  /** `load` loads a remote's server bundle; it rejects when that is missing, broken or slow: its section shows why. */
  remotes: RemoteParts[];
  nearPages: FindNearPages;
  signal: AbortSignal;
  /** Longest wait for a page's code and data, in milliseconds. */
  loadLimitMs: number;
  /** Longest wait for a block's code and data, in milliseconds. */
  blockLimitMs: number;
  /** Longest rendering, in milliseconds. */
  renderLimitMs: number;
  /** Where a failed section or block is reported. */
  onSectionError: (error: unknown, owner: Owner) => void;
}

/** The address is another spelling of a page's. */
export interface Redirect {
  status: 301;
  /** Path and query. */
  location: string;
}

export interface RenderedPage {
  status: 200 | 404;
  /** The inside of `#root`. */
  html: string;
  title: string;
  tags: HeadTag[];
  structuredData: Record<string, unknown>[];
  noindex: boolean;
  poster: PageHead['poster'];
  /** The page that answered, or null for the 404 page. */
  page: { id: string; owner: string; params: Record<string, string | undefined> } | null;
  loaded: string[];
  problems: Record<string, SectionProblem>;
  failedBlocks: string[];
  queries: DehydratedState;
}

/**
 * Renders one page, logged out, from the version set it is given.
 * @throws when the shell itself cannot render; what a remote does wrong ends up in its section
 */
export async function render(request: RenderRequest): Promise<RenderedPage | Redirect> {
  const queryClient = createQueryClient('server');
  const parts = createSiteParts(request.shellVersion, request.remotes);
  const matching = matchingPatterns(
    parts.pages.map(({ path }) => path),
    request.url.pathname,
  );
  const canonical = canonicalPath(matching, request.url.pathname);
  if (canonical !== request.url.pathname) return { status: 301, location: canonical + request.url.search };

  // The others cannot answer, and the router would rank them all.
  const pages = parts.pages.filter(({ path }) => matching.includes(path));
  const handler = createStaticHandler(
    createSiteRoutes(
      { ...parts, pages },
      {
        queryClient,
        api: request.host.api,
        nearPages: request.nearPages,
        loadLimitMs: request.loadLimitMs,
        prepareBlocks: (blocks, args) =>
          prepareBlocks(blocks, args, { limitMs: request.blockLimitMs, onError: request.onSectionError }),
      },
    ),
  );
  const context = await handler.query(new Request(request.url, { signal: request.signal }));
  // Loaders answer no Response; react-router types say that they might.
  if (context instanceof Response) throw new Error(`A loader answered ${context.status} in place of data.`);

  const match = context.matches.at(-1);
  const page = match?.route.id === notFoundId ? undefined : (match?.route.handle as SitePage | undefined);
  if (page && context.errors?.[page.id] !== undefined && !isNotFound(context.errors[page.id])) {
    request.onSectionError(context.errors[page.id], page.owner);
  }

  const guests = guestsOf(page, parts);
  const html = await renderSection({ routes: handler.dataRoutes, context, page, guests, queryClient, request });
  return describe({ html, context, page, guests, queryClient, request, params: match?.params ?? {} });
}

type DataRoutes = Parameters<typeof createStaticRouter>[0];

export interface Rendering {
  routes: DataRoutes;
  context: StaticHandlerContext;
  page: SitePage | undefined;
  /** Blocks in the page's slots. */
  guests: SiteBlock[];
  queryClient: QueryClient;
  request: RenderRequest;
}

/** Renders; what fails, a block or the page's section, is rendered once more as a failure in its place. */
async function renderSection({ routes, context, page, guests, queryClient, request }: Rendering): Promise<string> {
  const renderNow = () =>
    renderWhole(
      <App host={request.host} queryClient={queryClient}>
        <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
      </App>,
      request.renderLimitMs,
    );
  try {
    return await renderNow();
  } catch (thrown) {
    const error = toError(thrown);
    if (!page || context.errors?.[page.id] !== undefined) throw error;
    const culprits = await findBrokenBlocks(guests, renderNow, request.onSectionError);
    if (culprits > 0) return renderNow();
    request.onSectionError(error, page.owner);
    context.errors = { ...context.errors, [page.id]: error };
    return renderNow();
  }
}

/**
 * Marks the blocks that cannot be rendered: the page is rendered with none of them, then with one at a time.
 * @returns how many; 0 when it is the page itself that fails
 */
async function findBrokenBlocks(
  guests: SiteBlock[],
  renderNow: () => Promise<string>,
  onError: RenderRequest['onSectionError'],
): Promise<number> {
  const suspects = guests.filter(({ failed }) => !failed);
  if (suspects.length === 0) return 0;
  for (const block of suspects) block.failed = true;
  const pageIsSound = await renderNow().then(
    () => true,
    () => false,
  );
  if (!pageIsSound) return 0;
  const broken: SiteBlock[] = [];
  for (const block of suspects) {
    block.failed = false;
    await renderNow().catch((thrown) => {
      broken.push(block);
      onError(toError(thrown), block.owner);
    });
    block.failed = true;
  }
  for (const block of suspects) block.failed = broken.includes(block);
  return broken.length;
}

interface Described {
  html: string;
  context: StaticHandlerContext;
  page: SitePage | undefined;
  guests: SiteBlock[];
  queryClient: QueryClient;
  request: RenderRequest;
  params: Record<string, string | undefined>;
}

function describe({ html, context, page, guests, queryClient, request, params }: Described): RenderedPage {
  const error = page ? context.errors?.[page.id] : undefined;
  const missing = !page || isNotFound(error);
  const head = sectionHead(missing, error, page, params, queryClient, request.url);
  const ports = { brand: request.host.site.brand, publicUrl: request.host.publicUrl };
  return {
    status: missing ? 404 : 200,
    html,
    title: documentTitle(head, ports.brand),
    tags: headTags(head, request.url, ports),
    structuredData: structuredData(head, head.canonicalPath ?? request.url.pathname, request.host),
    noindex: head.noindex ?? false,
    poster: head.poster,
    page: page ? { id: page.id, owner: page.owner.name, params } : null,
    loaded: context.matches.filter(({ route }) => route.loader).map(({ route }) => route.id),
    problems: page && error !== undefined ? { [page.id]: missing ? 'not-found' : 'failed' } : {},
    failedBlocks: guests.filter(({ failed }) => failed).map(({ id }) => id),
    queries: writableQueries(queryClient, page, request.onSectionError),
  };
}

/** The query cache, without what cannot be written as JSON: the browser asks for that itself. */
function writableQueries(
  queryClient: QueryClient,
  page: SitePage | undefined,
  onSectionError: RenderRequest['onSectionError'],
): DehydratedState {
  const state = dehydrate(queryClient);
  const queries = state.queries.filter((query) => {
    try {
      JSON.stringify(query);
      return true;
    } catch (error) {
      if (page) onSectionError(error, page.owner);
      return false;
    }
  });
  return { ...state, queries };
}

function sectionHead(
  missing: boolean,
  error: unknown,
  page: SitePage | undefined,
  params: Described['params'],
  queryClient: QueryClient,
  url: URL,
): PageHead {
  if (missing) return headOf(undefined, url, queryClient);
  if (error !== undefined) return failedHead;
  return headOf({ params, handle: page }, url, queryClient);
}
