import type { Rspack } from '@rsbuild/core';
import { UnknownRuntimeError } from './unknown-runtime-error.ts';

/** The part of the bundler's runtime that says where a release's files are. */
const runtimeName = 'public_path';
const assigned = /^__webpack_require__\.p = (".*");$/m;

/** Where a page says the origin of the files: it may stop saying so, and what is loaded from then on comes from the site. */
const origins = {
  browser: 'document.documentElement.dataset.assets || ""',
  server: 'globalThis.femcodersAssets || ""',
} as const;

/**
 * Lets a release's files come from another origin than the site's, which the page names (`ASSETS_URL`; docs/decisions 0114). Without one
 * their addresses are the same as ever. It is read whenever an address is needed.
 * @throws UnknownRuntimeError when the bundler writes its runtime in another way
 */
export const assetsOriginPlugin = (side: keyof typeof origins): Rspack.RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('assets-origin', (compilation) => {
      compilation.hooks.runtimeModule.tap('assets-origin', (module) => {
        if (module.name !== runtimeName || !module.source) return;
        const source = module.source.source.toString();
        if (!assigned.test(source)) throw new UnknownRuntimeError(`${runtimeName}: ${source}`);
        module.source.source = Buffer.from(
          source.replace(
            assigned,
            (_, path) =>
              `Object.defineProperty(__webpack_require__, "p", { get: () => (${origins[side]}) + ${path} });`,
          ),
        );
      });
    });
  },
});
