import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';

/** A page of the site and a module that is loaded for it. */
export interface PageModule {
  /** In react-router's syntax; `*` for all addresses that no route has. */
  path: string;
  /** Below the repository's root. */
  module: string;
}

/** An entry of the tables below: a page, or a block of pages with its slot. */
interface Entry {
  path?: string;
  slots?: readonly string[];
  slot?: string;
  load: () => Promise<unknown>;
}

const tables = /^(?:shell\/src\/routing\/shell-(?:pages|blocks)\.ts|mf-[^/]+\/src\/routes\.tsx)$/;
/** No route has it (shell/src/routing/not-found-section.tsx). */
const notFound: PageModule = { path: '*', module: 'shell/src/pages/not-found-page.tsx' };

/**
 * Every page that a route of the shell or of a remote loads, with the blocks on it. The tables of routes are run, because
 * their paths are made in as many ways as there are rooms; what a page would load is written down and not loaded.
 * A table that cannot be run (it is being written) lists nothing: its files then count as parts of their whole package.
 * @param root the repository's root
 */
export async function readPages(root: string, files: string[]): Promise<PageModule[]> {
  let asked: string[] | null = null;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!asked || !specifier.startsWith('.')) return next(specifier, context);
      const file = fileURLToPath(new URL(specifier, context.parentURL));
      asked.push(file.slice(root.length + 1).replaceAll('\\', '/'));
      return { url: 'data:text/javascript,', shortCircuit: true };
    },
    // Tables import from the platform, whose files have JSX, which Node does not read.
    load: (url, context, next) =>
      url.endsWith('.tsx')
        ? { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
        : next(url, context),
  });
  try {
    const found: { entry: Entry; modules: string[] }[] = [];
    for (const file of files.filter((path) => tables.test(path))) {
      const table = await import(pathToFileURL(join(root, file)).href).catch(() => ({}));
      const entries = Object.values(table as Record<string, () => Entry[]>).flatMap((create) => create());
      for (const entry of entries) {
        const modules: string[] = [];
        asked = modules;
        // Nothing was loaded, and what makes a page of it fails.
        await entry.load().catch(() => undefined);
        asked = null;
        found.push({ entry, modules });
      }
    }
    const pages = found.map(({ entry }) => entry).filter(({ path }) => path !== undefined);
    const pathsOf = ({ path, slot = '' }: Entry) =>
      path === undefined ? pages.flatMap((page) => (page.slots?.includes(slot) ? [page.path ?? ''] : [])) : [path];
    return [
      ...found.flatMap(({ entry, modules }) =>
        pathsOf(entry).flatMap((path) => modules.map((module) => ({ path, module }))),
      ),
      notFound,
    ];
  } finally {
    hooks.deregister();
  }
}

function compiled(file: string): string {
  const parser = { syntax: 'typescript', tsx: true } as const;
  return transformFileSync(file, { jsc: { target: 'esnext', parser, transform: { react: { runtime: 'automatic' } } } })
    .code;
}
