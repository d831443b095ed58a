import type { PageBody } from './page-cache/page-body.ts';

/** What is sent for the address of a page, but for the nonce and what depends on who asks. */
export type PageAnswer =
  | { status: 301 /** Path and query. */; location: string }
  | {
      status: 200 | 404;
      body: PageBody;
      noindex: boolean;
      /** Where browsers report what they refuse of it. */
      reportTo: string | null;
    };
