import type { ChunkFiles } from '@femcoders/contracts/registry';
import type { Rspack } from '@rsbuild/core';

/**
 * Collects named chunk → files from a build, so that the server can name exactly what a page needs.
 * @param collect receives the map when the build is done; addresses start with the build's public path
 */
export function chunkFilesPlugin(
  publicPath: string,
  collect: (chunks: Record<string, ChunkFiles>) => void,
): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('chunk-files', (stats) => {
        const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
        const chunks: Record<string, ChunkFiles> = {};
        for (const [name, group] of Object.entries(namedChunkGroups)) {
          const files = (group.assets ?? []).map((asset) => publicPath + asset.name);
          chunks[name.replace(/^__federation_expose_/, '')] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        collect(chunks);
      });
    },
  };
}
