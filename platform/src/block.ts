import type { ComponentType } from 'react';
import type { PageLoaderArgs } from './page-loader-args.ts';

/**
 * Puts what the block needs into the query client (`ensureQueryData`); the block reads it with `useSuspenseQuery`. It
 * runs on the server for the first page and in the browser for later ones.
 */
export type BlockLoader = (args: Pick<PageLoaderArgs, 'url' | 'queryClient' | 'api' | 'signal'>) => Promise<void>;

/** The exports of a block's module. */
export interface BlockModule {
  Block: ComponentType;
  loader?: BlockLoader;
}

/**
 * A piece that a remote puts into a page of somebody else. The page only names the slot; which blocks stand there is
 * decided by the live releases. Each loads and fails alone.
 */
export interface BlockRoute {
  /** Name of the slot that the page offers: `home.now`. */
  slot: string;
  /** The block's subject, in Spanish: named to the reader when the block cannot be shown. */
  title: string;
  /** Place among the blocks of the slot, ascending. */
  order: number;
  /** Named client chunks that the block loads. */
  chunks: string[];
  load: () => Promise<BlockModule>;
}

/** Id of the block number `index` of `owner`: the same on the server, in the registry and in the browser. */
export function blockId(owner: string, index: number): string {
  return `${owner}:block-${index}`;
}
