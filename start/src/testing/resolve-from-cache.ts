/**
 * Remembers on disk where imports lead: `node --import ./start/src/testing/resolve-from-cache.ts --test …`. Node parses
 * the `exports` of a package again for each module that it loads from it, which takes most of the start of a test process:
 * 1.1 s of processor time for the API's modules, 0.5 s with this and NODE_COMPILE_CACHE.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** Conditions, then folder of the importing module, then specifier. */
type Resolutions = Record<string, Record<string, Record<string, { url: string; format: string }>>>;

const root = join(import.meta.dirname, '..', '..', '..');
const rootUrl = pathToFileURL(`${root}/`).href;
const folder = join(root, 'node_modules', '.cache', 'test-resolutions');
const file = join(folder, `${installedPackages()}.json`);
const known = readResolutions();
const found: Resolutions = {};

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions, importAttributes } = context;
    const isLasting =
      parentURL.startsWith(rootUrl) &&
      conditions.includes('import') &&
      Object.keys(importAttributes).length === 0 &&
      !/[?#]|^(?:node|data|file):/.test(specifier);
    if (!isLasting) return nextResolve(specifier, context);
    const parent = parentURL.slice(rootUrl.length, parentURL.lastIndexOf('/') + 1);
    const key = conditions.join();
    const hit = known[key]?.[parent]?.[specifier];
    if (hit) return { url: rootUrl + hit.url, format: hit.format, shortCircuit: true };
    const resolved = nextResolve(specifier, context);
    if (resolved.format && resolved.url.startsWith(rootUrl)) {
      found[key] ??= {};
      found[key][parent] ??= {};
      found[key][parent][specifier] = { url: resolved.url.slice(rootUrl.length), format: resolved.format };
    }
    return resolved;
  },
});

if (isMainThread) process.on('exit', keepResolutions);

/** Changes with what npm installs and with what the workspaces export. */
function installedPackages(): string {
  const hash = createHash('sha256').update(process.version);
  const workspaces = readdirSync(root).map((name) => join(name, 'package.json'));
  for (const name of ['package.json', 'node_modules/.package-lock.json', ...workspaces]) {
    const stats = statSync(join(root, name), { throwIfNoEntry: false });
    if (stats) hash.update(`${name} ${stats.size} ${stats.mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function readResolutions(): Resolutions {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Another process may have found others since: those stay. */
function keepResolutions(): void {
  if (Object.keys(found).length === 0) return;
  const all = readResolutions();
  for (const [key, parents] of Object.entries(found)) {
    all[key] ??= {};
    for (const [parent, specifiers] of Object.entries(parents)) {
      all[key][parent] = { ...all[key][parent], ...specifiers };
    }
  }
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(all));
  renameSync(unfinished, file);
}
