import type { SiteConfig } from '@femcoders/contracts/site-config';
import type { PageLoaderArgs } from './page-loader-args.ts';

/** The arguments of a document's factory. */
export interface DocumentArgs extends Pick<PageLoaderArgs, 'params' | 'api' | 'signal'> {
  site: SiteConfig;
  /** Origin under which the public sees the site, without a trailing slash. */
  publicUrl: string;
}

/**
 * Something that a remote offers and that is no page: a feed, a calendar. It is made on the server, for programs, and
 * no part of it reaches the browsers that show pages.
 */
export interface DocumentRoute {
  /** Absolute, below the remote's prefixes; a whole segment may be a parameter: `/blog/:category/rss.xml`. Case matters. */
  path: string;
  /** Its content type, with the charset. */
  type: string;
  /** Throw `PageNotFound` for a 404. */
  make: (args: DocumentArgs) => string | Promise<string>;
}

/** The exports of a remote's `src/documents.ts`. A factory, as with pages. */
export interface DocumentModule {
  createDocuments: () => DocumentRoute[];
}
