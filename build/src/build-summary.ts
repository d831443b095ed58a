import type { ChunkFiles } from '@femcoders/contracts/registry';
import type { BundledNames } from './bundled-names.ts';
import type { LibraryWeights } from './library-weights.ts';

/** The summary that a build writes next to its files to describe the release. */
export interface BuildSummary {
  /** Named chunk → files of the browser's build. */
  chunks: Record<string, ChunkFiles>;
  names: BundledNames;
  libraries: LibraryWeights;
}

/** Its name in the folder that receives `client/` and `server/`. */
export const summaryFile = 'build.json';
