import { createContext, memo, type ReactNode, use } from 'react';
import type { SiteBlock } from '../routing/site-block.ts';
import { BlockFrame } from './block-frame.tsx';

const SiteBlocks = createContext<SiteBlock[]>([]);

/** Gives the slots of every page below the blocks of the live releases. */
export function SlotProvider({ blocks, children }: { blocks: SiteBlock[]; children: ReactNode }) {
  return <SiteBlocks value={blocks}>{children}</SiteBlocks>;
}

/**
 * The place in a page where the blocks of all remotes stand; nothing where there are none. The page's route names
 * its slots, so that server and browser have the blocks ready. Memoised: a render of the page must not disturb the
 * server's HTML of a block whose code is on its way.
 */
export const Slot = memo(function Slot({ name }: { name: string }) {
  return use(SiteBlocks)
    .filter(({ slot }) => slot === name)
    .map((block) => <BlockFrame key={block.id} block={block} />);
});
