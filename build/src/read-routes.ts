// Prints, as JSON, the pages, blocks and documents that built server bundles contain:
// `node read-routes.ts <owner> <url of the bundle of its pages> [<url of that of its documents>]`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { BlockEntry, DocumentEntry, RouteEntry } from '@femcoders/contracts/registry';

const [owner = '', ...bundles] = process.argv.slice(2);
const [pages = '', programs] = bundles;

const folder = new URL('.', pages).href;

const hostModules = ['@femcoders/platform', '@femcoders/shared-ui'];

/** Listing pages runs none of them: what they import from the host need only be there by name. */
function standIn(specifier: string, bundle: string): string {
  const source = readFileSync(new URL(bundle), 'utf8');
  const named = source.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${specifier}["']`, 'g'));
  const names = new Set(
    [...named].flatMap(([, list = '']) => list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')),
  );
  const exports = [...names].filter((name) => name && name !== 'default').map((name) => `export function ${name}() {}`);
  return `data:text/javascript,${encodeURIComponent([...exports, 'export default function () {}'].join('\n'))}`;
}

/** Ends with a sentence for the one who writes the remote, without a stack. */
function end(sentence: string): never {
  process.stderr.write(sentence);
  process.exit(1);
}

registerHooks({
  resolve(specifier, context, next) {
    const isHosts = hostModules.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    const { parentURL } = context;
    const isBuilt = parentURL?.startsWith(folder);
    if (isHosts && parentURL && isBuilt) return { url: standIn(specifier, parentURL), shortCircuit: true };
    // Releases may lie outside the repository: the libraries are found from here.
    if (isBuilt && !specifier.startsWith('./')) return next(specifier, { ...context, parentURL: import.meta.url });
    return next(specifier, context);
  },
});

const module = (await import(pages)) as {
  createRoutes?: () => (Pick<RouteEntry, 'path' | 'chunks'> & Partial<RouteEntry>)[];
  createBlocks?: () => Omit<BlockEntry, 'id'>[];
};
if (typeof module.createRoutes !== 'function') end('src/routes.tsx tiene que exportar createRoutes().');
const routes = module.createRoutes().map(({ path, chunks, styles = [], slots = [], query = [] }, index) => ({
  id: `${owner}:${index}`,
  path,
  chunks,
  styles,
  slots,
  query,
}));
const blocks = (module.createBlocks?.() ?? []).map(({ slot, title, order, chunks }, index) => ({
  id: `${owner}:block-${index}`,
  slot,
  title,
  order,
  chunks,
}));
const { createDocuments } = (programs ? await import(programs) : {}) as { createDocuments?: () => DocumentEntry[] };
if (programs && typeof createDocuments !== 'function') end('src/documents.ts tiene que exportar createDocuments().');
const documents = (createDocuments?.() ?? []).map(({ path, type }) => ({ path, type }));
process.stdout.write(JSON.stringify({ routes, blocks, documents }));
