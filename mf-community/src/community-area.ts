import type { BlockRoute, PageRoute } from '@femcoders/platform';

/** The contribution of a community area to the site. Its line in areas.ts is all that the rest of the remote knows of it. */
export interface CommunityArea {
  pages: readonly PageRoute[];
  /** Pieces of a member's own page. */
  blocks: readonly BlockRoute[];
}
