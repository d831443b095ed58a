import { createHash } from 'node:crypto';
import { type Rspack, rspack } from '@rsbuild/core';
import { chunkLoadTimeoutMs } from './chunk-load-timeout.ts';
import { UnknownRuntimeError } from './unknown-runtime-error.ts';

/** The hashes of a release's scripts and stylesheets, as `[{ chunk: hash }, { chunk: hash }]`. */
export const hashesFile = 'hashes.json';
/** Stands in the entry for the hash of that file until it is known. */
const hashOfHashes = '%hash of hashes%';

/** The part of the bundler's runtime that loads a chunk. */
const runtimeName = 'ensure_chunk';
const scriptHashes = /\.sriHashes=\{([^}]*)\}/g;
const styleHashes = /\.sriExtractCssHashes=\{([^}]*)\}/g;
const oneHash = /(?:"([^"]+)"|(\w+)):"(sha\d+-[^"]+)"/g;

/**
 * Leaves the hashes of a release's files out of its entry: nothing makes them smaller, and of eighty files a page needs
 * three, which its own tags load with their hashes. They come in a separate file, which the entry knows the hash of, at
 * the first sign of somebody who may go on (a pointer, a key), at the latest with the first chunk that has no tag. An entry
 * that comes on the way to another page asks for it at once, and also for the pages' list, whose hash it keeps.
 * @param entry name of the entry's file
 * @param listChunk name of the chunk that every page of a remote needs; the shell has its list in the entry
 * @throws UnknownRuntimeError when the bundler writes its runtime in another way
 */
export function integrityFilePlugin(entry: string, listChunk?: string): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('integrity-file', (compilation) => {
        const { chunkLoadingGlobal } = compilation.outputOptions;
        compilation.hooks.runtimeModule.tap('integrity-file', (module) => {
          if (module.name === runtimeName && module.source)
            module.source.source = Buffer.from(
              `${module.source.source}\n${loadHashesFirst(JSON.stringify(chunkLoadingGlobal))}`,
            );
        });
        // After the minifier and after the plugin that writes the hashes.
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
        compilation.hooks.processAssets.tap({ name: 'integrity-file', stage }, (assets) => {
          const text = assets[entry]?.source().toString();
          if (text === undefined) throw new UnknownRuntimeError(`There is no ${entry}.`);
          const list = listChunk && compilation.namedChunks.get(listChunk)?.id;
          const { slim, hashes } = takeHashes(text, list == null ? null : String(list));
          const hash = `sha256-${createHash('sha256').update(hashes).digest('base64')}`;
          const { RawSource } = rspack.sources;
          compilation.emitAsset(hashesFile, new RawSource(hashes));
          compilation.updateAsset(entry, new RawSource(slim.replace(hashOfHashes, hash)));
        });
      });
    },
  };
}

/** @throws UnknownRuntimeError when the hashes stand otherwise than this build knows */
function takeHashes(text: string, listChunk: string | null): { slim: string; hashes: string } {
  const scripts = [...text.matchAll(scriptHashes)];
  const styles = [...text.matchAll(styleHashes)];
  if (scripts.length !== 1 || styles.length > 1 || text.split(hashOfHashes).length !== 2)
    throw new UnknownRuntimeError(
      `${runtimeName}: ${scripts.length} lists of scripts' hashes, ${styles.length} of stylesheets' hashes.`,
    );
  const ofScripts = readHashes(scripts[0]?.[1] ?? '');
  const ofStyles = readHashes(styles[0]?.[1] ?? '');
  const early = listChunk === null || listChunk in ofStyles ? {} : { [listChunk]: ofScripts[listChunk] };
  return {
    slim: text
      .replace(scriptHashes, () => `.sriHashes=${JSON.stringify(early)}`)
      // A request for a stylesheet before they are there fails: nothing comes unchecked.
      .replace(styleHashes, () => '.sriExtractCssHashes=void 0'),
    hashes: JSON.stringify([ofScripts, ofStyles]),
  };
}

function readHashes(literal: string): Record<string, string> {
  return Object.fromEntries(
    [...literal.matchAll(oneHash)].map(([, quoted, bare, hash]) => [quoted ?? bare, hash] as const),
  );
}

/**
 * Returns the runtime code that loads a chunk's hashes before the chunk. One whose script is there or under way comes from
 * the page's own tags, and its styles stand in the page: it needs no hash.
 */
function loadHashesFirst(chunkLoadingGlobal: string): string {
  return `var ensureChunk = __webpack_require__.e;
var hashes, hasFailed;
var loadHashes = function() {
  return hashes || (hashes = fetch(__webpack_require__.p + ${JSON.stringify(hashesFile)}, {
    integrity: ${JSON.stringify(hashOfHashes)},
    cache: hasFailed ? "reload" : "default",
    signal: AbortSignal.timeout(${chunkLoadTimeoutMs})
  }).then(function(response) { return response.json(); }).then(function(both) {
    __webpack_require__.sriHashes = both[0];
    __webpack_require__.sriExtractCssHashes = both[1];
  }).catch(function(cause) {
    hashes = 0;
    hasFailed = 1;
    // From another origin: from now on the site's own.
    delete document.documentElement.dataset.assets;
    var error = Error("Loading hashes failed.\\n(" + cause + ")");
    error.name = "ChunkLoadError";
    throw error;
  }));
};
var isHere = function(id) {
  var address = __webpack_require__.p + __webpack_require__.u(id);
  return (globalThis[${chunkLoadingGlobal}] || []).some(function(chunk) { return chunk[0].includes(id); }) ||
    Array.from(document.scripts).some(function(script) { return script.getAttribute("src") == address; });
};
__webpack_require__.e = function(id) {
  return __webpack_require__.sriHashes[id] || isHere(id)
    ? ensureChunk(id)
    : loadHashes().then(function() { return ensureChunk(id); });
};
var loadInTime = function() { loadHashes().catch(function() {}); };
// Behind the rest of the runtime, which says where files lie.
if (document.readyState == "complete") queueMicrotask(loadInTime);
else ["pointerover", "keydown"].forEach(function(sign) {
  addEventListener(sign, loadInTime, { capture: true, once: true });
});
`;
}
