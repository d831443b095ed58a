import { dirname, join, relative, sep } from 'node:path';
import type { Rspack } from '@rsbuild/core';

interface SplitModule {
  nameForCondition?(): string | undefined;
}

/**
 * Leaves in a server bundle's entry little but what differs in every version: what it loads at once lies in a chunk per
 * folder of sources. Chunks are mere tables of functions, of which the server keeps one copy for all versions that have them
 * in common (shell/server/release-modules.ts), so a version costs it about the folders that it changes.
 * @param directory folder of the remote's sources
 */
export function splitByFolder(directory: string): Rspack.OptimizationSplitChunksOptions {
  const fileOf = (module: SplitModule) => module.nameForCondition?.();
  return {
    chunks: 'initial',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      folders: {
        test: (module: SplitModule) => fileOf(module) !== undefined,
        // By the entries that need it, too: pages never load what only documents need.
        name: (module: SplitModule, chunks: { name?: string | undefined }[]) => {
          const entries = chunks.flatMap(({ name }) => name ?? []).sort();
          return [...entries, folderOf(join(directory, 'src'), fileOf(module) ?? '')].join('-');
        },
        filename: 'chunks/[name].js',
      },
    },
  };
}

/** `pages`, `features-articles`; `parts` of other packages and libraries. */
function folderOf(sources: string, file: string): string {
  const path = relative(sources, file);
  if (path.startsWith('..')) return 'parts';
  return dirname(path) === '.' ? 'register' : dirname(path).split(sep).slice(0, 2).join('-');
}
