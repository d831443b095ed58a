import type { RsbuildPlugin } from '@rsbuild/core';

/** Puts files that the build has written itself next to those that the bundler makes, in a release and in development. */
export function writtenFilesPlugin(files: ReadonlyMap<string, string | Buffer>): RsbuildPlugin {
  return {
    name: 'written-files',
    setup(api) {
      api.processAssets({ stage: 'additional', targets: ['web'] }, ({ compilation, sources }) => {
        for (const [path, content] of files) compilation.emitAsset(path, new sources.RawSource(content));
      });
    },
  };
}
