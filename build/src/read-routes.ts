// Prints, as JSON, the pages and blocks that a built server bundle brings: `node read-routes.ts <owner> <bundle url>`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { BlockEntry, RouteEntry } from '@femcoders/contracts/registry';

const [owner = '', bundle = ''] = process.argv.slice(2);
const source = readFileSync(new URL(bundle), 'utf8');

const hostModules = ['@femcoders/platform', '@femcoders/shared-ui'];

/** Listing pages runs none of them: what they import from the host need only be there by name. */
function standIn(specifier: string): string {
  const named = source.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${specifier}["']`, 'g'));
  const names = new Set(
    [...named].flatMap(([, list = '']) => list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')),
  );
  const exports = [...names].filter((name) => name && name !== 'default').map((name) => `export function ${name}() {}`);
  return `data:text/javascript,${encodeURIComponent([...exports, 'export default function () {}'].join('\n'))}`;
}

registerHooks({
  resolve(specifier, context, next) {
    const isHosts = hostModules.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    if (isHosts && context.parentURL === bundle) return { url: standIn(specifier), shortCircuit: true };
    // Releases may lie outside the repository: the libraries are found from here.
    if (context.parentURL === bundle) return next(specifier, { ...context, parentURL: import.meta.url });
    return next(specifier, context);
  },
});

const module = (await import(bundle)) as {
  createRoutes?: () => (Pick<RouteEntry, 'path' | 'chunks'> & Partial<RouteEntry>)[];
  createBlocks?: () => Omit<BlockEntry, 'id'>[];
};
if (typeof module.createRoutes !== 'function') throw new Error('src/routes.tsx must export createRoutes().');
const routes = module.createRoutes().map(({ path, chunks, styles = [], slots = [] }, index) => ({
  id: `${owner}:${index}`,
  path,
  chunks,
  styles,
  slots,
}));
const blocks = (module.createBlocks?.() ?? []).map(({ slot, title, order, chunks }, index) => ({
  id: `${owner}:block-${index}`,
  slot,
  title,
  order,
  chunks,
}));
process.stdout.write(JSON.stringify({ routes, blocks }));
