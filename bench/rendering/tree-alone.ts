// Loaded before the site (`node --import`) in the process that rendering is compared with: it takes the tree of the
// page that was rendered last on request (`?take`), and renders just that, over and over, for requests at
// `BENCH_ALONE_PORT`.
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The result of rendering a tree alone. */
export interface AloneResult {
  perSecond: number;
  /** Processor time per rendering, in microseconds. */
  cpuMicros: number;
  /** The HTML of the last rendering. */
  html: string;
}

declare global {
  var keepTree: ((tree: ReactNode) => void) | undefined;
}

/** Renderings between two looks at the clock. */
const atATime = 5;

const port = process.env.BENCH_ALONE_PORT;
// The processes that it starts inherit the variable.
if (port && process.argv[1]?.endsWith('site.ts')) {
  let last: ReactNode = null;
  let taken: ReactNode = null;
  globalThis.keepTree = (tree) => {
    last = tree;
  };
  keepTrees();
  createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://alone');
    if (searchParams.has('take')) taken = last;
    response.end(JSON.stringify(await renderAlone(taken, Number(searchParams.get('seconds')))));
  }).listen(Number(port), '127.0.0.1');
}

/** Puts a module before `react-dom/server` that hands every tree on, and shows it to `keepTree` first. */
function keepTrees(): void {
  const real = import.meta.resolve('react-dom/server');
  const between = 'bench:react-dom-server';
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'react-dom/server' && context.parentURL !== between && !context.parentURL?.endsWith('tree-alone.ts')
        ? { url: between, format: 'module', shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) => {
      if (url !== between) return next(url, context);
      const source = `
        import * as real from ${JSON.stringify(real)};
        export * from ${JSON.stringify(real)};
        export function renderToString(tree, options) {
          globalThis.keepTree(tree);
          return real.renderToString(tree, options);
        }`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

async function renderAlone(tree: ReactNode, seconds: number): Promise<AloneResult> {
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  let renderings = 0;
  let html = '';
  while (performance.now() - began < seconds * 1000) {
    for (let n = 0; n < atATime; n += 1) html = renderToString(tree);
    renderings += atATime;
    await breathe();
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: renderings / ((performance.now() - began) / 1000),
    cpuMicros: (user + system) / renderings,
    html,
  };
}
