import { posix } from 'node:path';
import { type Import, resolveRelative } from '@femcoders/build/release-checks/module-imports';
import { readText } from './module-graph.ts';

/** Which files each file imports, and which import it. */
export interface ImportGraph {
  /**
   * A file and all that import it, directly or by way of others.
   * @param ends files whose importers do not count
   */
  importersOf: (files: Iterable<string>, ends?: ReadonlySet<string>) => Set<string>;
  /**
   * Returns files that import each other in a circle, each circle as short as it can be; imports of types and those that load later count.
   * No file is in two of them.
   */
  cycles: () => string[][];
}

/** `exports` of a package of this repository, by the package's name. */
type Packages = Map<string, { folder: string; exports: Record<string, string> }>;

/**
 * The graph of the project's own files.
 * @param files every file of the project
 * @param imports every import of the source files among them
 */
export function createImportGraph(files: string[], imports: Import[], packages: Packages): ImportGraph {
  const known = new Set(files);
  const importers = new Map<string, Set<string>>();
  const imported = new Map<string, Set<string>>();
  for (const { file, specifier } of imports) {
    const target = specifier.startsWith('.') ? resolveRelative(file, specifier) : resolvePackage(specifier, packages);
    if (!target || !known.has(target)) continue;
    addTo(importers, target, file);
    addTo(imported, file, target);
  }
  return {
    importersOf: (start, ends) => reach(start, importers, ends),
    cycles: () => findCycles(imported),
  };
}

/** Reads what the packages of the repository export. @param root the repository's root */
export async function readPackages(root: string, files: string[]): Promise<Packages> {
  const packages: Packages = new Map();
  for (const file of files.filter((path) => /^[^/]+\/package\.json$/.test(path))) {
    const { name, exports = {} } = JSON.parse(await readText(root, file));
    packages.set(name, { folder: posix.dirname(file), exports });
  }
  return packages;
}

/** The file that `@femcoders/contracts/event` means, or null for a package of others. */
function resolvePackage(specifier: string, packages: Packages): string | null {
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const found = packages.get(`${scope}/${name}`);
  if (!found) return null;
  const wanted = ['.', ...rest].join('/');
  for (const [pattern, target] of Object.entries(found.exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? pattern !== wanted : !(wanted.startsWith(before) && wanted.endsWith(after))) continue;
    const star = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length);
    return posix.join(found.folder, target.replaceAll('*', star));
  }
  return null;
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key) ?? new Set();
  map.set(key, values.add(value));
}

function reach(start: Iterable<string>, edges: Map<string, Set<string>>, ends?: ReadonlySet<string>): Set<string> {
  const reached = new Set(start);
  // A set that grows while it is walked is walked to its end.
  for (const file of reached) {
    if (ends?.has(file)) continue;
    for (const next of edges.get(file) ?? []) reached.add(next);
  }
  return reached;
}

function findCycles(imported: Map<string, Set<string>>): string[][] {
  const left = new Map(imported);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    // What imports nothing that is left is in no circle.
    for (const [file, targets] of left) if (![...targets].some((target) => left.has(target))) left.delete(file);
  }
  const cycles: string[][] = [];
  for (const file of left.keys()) {
    const cycle = shortestCycle(file, left);
    if (cycle) cycles.push(cycle);
    for (const known of cycle ?? [file]) left.delete(known);
  }
  return cycles;
}

/** Returns the files of the shortest circle through a file, in the order of their imports; null where there is none. */
function shortestCycle(start: string, imported: Map<string, Set<string>>): string[] | null {
  const importers = new Map<string, string>();
  const reached = new Set([start]);
  for (const file of reached) {
    for (const next of imported.get(file) ?? []) {
      if (next === start) return wayFrom(start, file, importers);
      if (reached.has(next)) continue;
      reached.add(next);
      importers.set(next, file);
    }
  }
  return null;
}

function wayFrom(start: string, end: string, importers: Map<string, string>): string[] {
  const importer = importers.get(end);
  return importer === undefined ? [start] : [...wayFrom(start, importer, importers), end];
}
