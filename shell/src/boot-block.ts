import { pageDataId } from '@femcoders/contracts/page-data';
import type { BootRemote } from '@femcoders/contracts/registry';
import type { SiteConfig } from '@femcoders/contracts/site-config';
import type { DehydratedState } from '@femcoders/platform';

/** Id of the JSON element that carries the boot block, of which remotes read the queries (contracts/page-data). */
export const bootBlockId = pageDataId;

/** Why the server could not show a page's section. */
export type SectionProblem = 'not-found' | 'failed';

/**
 * The data that the server sends to the browser in addition to the HTML: the version set it rendered with, and the data it rendered from.
 * It is written and read by the same version of the shell.
 */
export interface BootBlock {
  shellVersion: string;
  remotes: BootRemote[];
  site: SiteConfig;
  publicUrl: string;
  /** Ids of the matched routes whose loaders ran. */
  loaded: string[];
  problems: Record<string, SectionProblem>;
  /** Ids of the blocks that the server could not show. */
  failedBlocks: string[];
  /** Dehydrated query cache. */
  queries: DehydratedState;
  /** Some release goes to a share of the visitors; left out where none does. */
  gradual?: true;
}
