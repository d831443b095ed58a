import type { BlockRoute } from '@femcoders/platform';

/** The shell's own blocks: parts of its pages that load and fail alone, as those of the remotes do. */
export function createShellBlocks(): BlockRoute[] {
  return [];
}
