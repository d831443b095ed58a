import type { ComponentType } from 'react';
import type { BlockRoute } from './block.ts';
import type { PageLoaderArgs } from './page-loader-args.ts';

/**
 * Puts what the page needs into the query client (`ensureQueryData`); the page reads it with `useSuspenseQuery`.
 * Throw `PageNotFound` for a 404.
 */
export type PageLoader = (args: PageLoaderArgs) => Promise<void>;

/** The metadata of a page for search engines, social networks and the browser's tab. */
export interface PageHead {
  /** Without the brand, which is appended. */
  title: string;
  description: string;
  /** Path of the canonical spelling; by default the page's own path. */
  canonicalPath?: string;
  /** Private pages and the like: `noindex`. */
  noindex?: boolean;
  /** A page with `noindex` that the site's own search finds all the same, by title and description: a form, or what is a member's alone. */
  searchable?: boolean;
  /** Open Graph type. */
  type?: 'website' | 'article';
  /** Path of a 1200×630 picture, in place of the one that is composed for every page. */
  image?: string;
  /** The drawing of the composed picture next to the title, in place of a flower; read on the server only. */
  poster?: PagePoster;
  /** The pages above this one, below the home page, topmost first: for the breadcrumbs that search engines show. */
  trail?: { name: string; path: string }[];
  /** The same in other forms, such as a feed. */
  alternates?: { type: string; title: string; path: string }[];
  /** schema.org objects, serialised as JSON-LD. */
  structuredData?: Record<string, unknown>[];
}

/** A drawing around 0, 0 in a space of 420 by 300 units. Colours are names of `shared-ui/art-colours`. */
export interface PagePoster {
  ground: string;
  /** SVG path data, filled, or drawn as a line where a width is given. */
  shapes: { d: string; colour: string; lineWidth?: number }[];
}

export type PageHeadFactory = (args: Pick<PageLoaderArgs, 'params' | 'url' | 'queryClient'>) => PageHead;

/** The exports of a page's module. */
export interface PageModule {
  Page: ComponentType;
  loader?: PageLoader;
  head: PageHeadFactory;
}

/** An address behind a path with parameters, as the sitemap and the page for unknown addresses name it. */
export interface PageAddress {
  path: string;
  title: string;
  description?: string;
  /** ISO date or instant of the last change, where it is known. */
  modified?: string;
  /** The kind of page for the search: `articulo`, `noticia`, `quiz` (contracts/search-names); by default `pagina`. */
  kind?: string;
  /** For whom it is: `inicial`, `intermedio`, `avanzado`. */
  level?: string;
  /** ISO date of its publication. */
  published?: string;
  /** The post that its comments belong to. */
  postId?: number;
  /** Where it was before: who asks there is led to where it is. Capitals make no difference. */
  formerPaths?: string[];
}

/** A page of the shell or of a remote. The host puts each into the same wrapper (loading, error, retry). */
export interface PageRoute {
  /** Absolute, react-router's syntax: `/recursos/:area/:slug`. */
  path: string;
  /** Named client chunks that this page loads; `:param` stands for a path parameter's value. */
  chunks: string[];
  /**
   * Named chunks of which the page that the server rendered needs the styles only: their code comes with a later
   * navigation.
   */
  styles?: string[];
  /**
   * Names of the query parameters that the page depends on; none by default. Others make no other page: the server leaves
   * them out, and keeps one page for all of them.
   */
  query?: readonly string[];
  /** Slots that this page offers to blocks of the remotes. */
  slots?: string[];
  /**
   * Where the pages behind a path with parameters are: all that search engines may know. Asked on the server; a path
   * without parameters needs none.
   */
  addresses?: (args: Pick<PageLoaderArgs, 'api'>) => PageAddress[] | Promise<PageAddress[]>;
  load: () => Promise<PageModule>;
}

/**
 * The face of a remote: what the module behind `./routes` exports. Factories, because routers change the objects
 * they are given.
 */
export interface RemoteModule {
  createRoutes: () => PageRoute[];
  /** Pieces that the remote puts into pages of others. */
  createBlocks?: () => BlockRoute[];
}

/** Thrown by a loader when there is nothing at this address: the site answers 404. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** Id of the page number `index` of `owner`: the same on the server, in the registry and in the browser. */
export function pageId(owner: string, index: number): string {
  return `${owner}:${index}`;
}
