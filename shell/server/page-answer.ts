import type { PageBody } from './page-cache/page-body.ts';

/** What is sent for the address of a page: the same for everybody who asks. */
export type PageAnswer =
  | { status: 301 /** Path and query. */; location: string }
  | {
      status: 200 | 404;
      body: PageBody;
      noindex: boolean;
      /** Its content security policy. */
      policy: string;
      /** Where browsers report what they refuse of it. */
      reportTo: string | null;
      /** It is whole and public: caches in front may keep it. */
      isShared: boolean;
    };
