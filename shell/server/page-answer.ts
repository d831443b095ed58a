import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { PageBody } from './page-cache/page-body.ts';
import type { PageSources } from './page-cache/page-sources.ts';
import type { Preview } from './previews.ts';

/** The request of a page and its reader. */
export interface RequestedPage {
  url: URL;
  live: RegistryDocument;
  preview: Preview | null;
  isForScript: boolean;
  /** Its address shows another page, or leads elsewhere, to who has the cookie of previews. */
  mayBePreview: boolean;
}

/** The answer for the address of a page: the same for everybody who asks. */
export type PageAnswer = { status: 301 /** Path and query. */; location: string } | ShownPage;

export interface ShownPage {
  status: 200 | 404;
  /** The pattern of its path, such as `/recursos/:area/:slug`, for metrics. */
  route: string;
  body: PageBody;
  noindex: boolean;
  /** Its content security policy, which says where browsers report what they refuse. */
  policy: string;
  policyWithoutReports: string;
  /** It is whole and public: caches in front may keep it. */
  isShared: boolean;
  /** The versions it was made of: `name@version` of shell and remotes, and answers of the API. */
  versions: string[];
  sources: PageSources;
}
