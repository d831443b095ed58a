import type { SiteBlock } from '../routing/site-block.ts';
import type { Owner } from '../routing/site-page.ts';

/** Longest wait of the browser for the code and the data of a block, in milliseconds. */
export const blockLimitMs = 20_000;
/** So long a navigation waits for the blocks of the next page, in milliseconds; later ones appear when they are there. */
export const navigationWaitMs = 1_000;

/**
 * Loads the blocks of a page. Never rejects: a block that fails stands there as a failure.
 * @param onError gets what went wrong in whose block
 */
export async function prepareBlocks(
  blocks: SiteBlock[],
  args: Parameters<SiteBlock['prepare']>[0],
  { limitMs, onError }: { limitMs: number; onError: (error: Error, owner: Owner) => void },
): Promise<void> {
  await Promise.all(
    blocks.map(async (block) => {
      const error = await block.prepare(args, limitMs);
      if (error) onError(error, block.owner);
    }),
  );
}
