import type { Rspack } from '@rsbuild/core';
import { UnknownRuntimeError } from './unknown-runtime-error.ts';

/** The part of the bundler's runtime that a remote finds what it shares by. */
const runtimeName = 'consumes_loading';
const handlers = /var resolveHandler = function\(data\) \{[\s\S]*?\n\};\n/;
const consumed =
  /requiredVersion: "(\^|>=)([1-9]\d*)\.(\d+)\.(\d+)", strictVersion: true, singleton: true, eager: false, fallback: undefined, treeShakingMode: null/g;
const onlyHandler = `var resolveHandler = function(data) {
  return function() { return loadStrictSingletonVersionCheck(data.shareScope, data.shareKey, data.range); };
};
`;

/**
 * A remote takes all that it shares in one way only: strictly, as a singleton, without its own copy
 * (shared-modules.ts). This leaves the eleven other ways out of its entry, and reads the ranges of versions when it is
 * built: 1.1 kB (gzip) less for each remote of a page.
 */
export const strictSharingPlugin: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('strict-sharing', (compilation) => {
      let isShortened = false;
      compilation.hooks.runtimeModule.tap('strict-sharing', (module) => {
        if (module.name !== runtimeName || !module.source) return;
        module.source.source = Buffer.from(shorten(module.source.source.toString()));
        isShortened = true;
      });
      compilation.hooks.processAssets.tap('strict-sharing', () => {
        if (!isShortened) throw new UnknownRuntimeError(`The runtime has no ${runtimeName}.`);
      });
    });
  },
};

/** @throws UnknownRuntimeError when a share is of another kind, or the runtime of another version */
function shorten(runtime: string): string {
  const shares = runtime.match(/requiredVersion:/g)?.length ?? 0;
  const known = runtime.match(consumed)?.length ?? 0;
  if (shares !== known || !handlers.test(runtime))
    throw new UnknownRuntimeError(
      `${runtimeName}: ${known} of ${shares} shares are strict singletons of a range ^x.y.z or >=x.y.z.`,
    );
  return runtime
    .replace(handlers, () => onlyHandler)
    .replace(consumed, (_share, kind, ...parts) => `range: [${kind === '^' ? 1 : 0},${parts.slice(0, 3).join(',')}]`);
}
