import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

/** Modules of the federation runtime, and what stands for each: JavaScript, because it takes the place of JavaScript. */
const standIns: [RegExp, string][] = [
  // The server has written the scripts' tags, and every remote is registered with its entry.
  [/runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/, 'no-manifests.js'],
  [/runtime-core\/dist\/utils\/preload\.js$/, 'no-manifests.js'],
  // All that is shared is asked for as ^x.y.z (shared-modules.ts).
  [/runtime-core\/dist\/utils\/semver\/index\.js$/, 'plain-ranges.js'],
  // An error's number is enough for readers of a log.
  [/error-codes\/dist\/desc\.mjs$/, 'no-words.js'],
  [/@module-federation\/sdk\/dist\/logger\.js$/, 'plain-logger.js'],
];

/**
 * Leaves out of the federation runtime what a reader's page never asks of it: manifests and preloading by them, the long
 * words of errors, every kind of version range, a logger for build tools. 4.6 kB (gzip) less on every page.
 */
export const federationSlimPlugin: Rspack.RspackPluginInstance = {
  apply(compiler) {
    for (const [unused, standIn] of standIns)
      new rspack.NormalModuleReplacementPlugin(unused, ({ createData }) => {
        if (createData?.resource) createData.resource = join(import.meta.dirname, 'federation-slim', standIn);
      }).apply(compiler);
  },
};
