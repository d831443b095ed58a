import type { Rspack } from '@rsbuild/core';

/** Bytes of each library in a file of the browser's build, as their sources are before they are shortened. */
export type LibraryWeights = Record<string, Record<string, number>>;

/** The fields of the bundler's module statistics that are read. */
interface BundledModule {
  name?: string;
  nameForCondition?: string;
  size?: number;
  chunks?: readonly (string | number)[];
  /** The modules merged into it. */
  modules?: readonly BundledModule[];
}
interface BundledChunk {
  id?: string | number;
  files?: readonly string[];
}

/** Reads from a finished build which libraries its scripts carry: file → library → bytes. */
export function libraryWeights(stats: Rspack.Stats | Rspack.MultiStats | undefined): LibraryWeights {
  const web = stats && 'stats' in stats ? stats.stats.find(({ compilation }) => compilation.name === 'web') : stats;
  const options = { all: false, modules: true, nestedModules: true, chunks: true, ids: true };
  const read = web?.toJson({ ...options, modulesSpace: Infinity, nestedModulesSpace: Infinity }) ?? {};
  return weighLibraries((read.modules ?? []) as BundledModule[], (read.chunks ?? []) as BundledChunk[]);
}

export function weighLibraries(modules: readonly BundledModule[], chunks: readonly BundledChunk[]): LibraryWeights {
  const filesOf = new Map(chunks.map(({ id, files = [] }) => [id, files.filter((file) => file.endsWith('.js'))]));
  const weights: LibraryWeights = {};
  for (const module of modules) {
    const files = new Set((module.chunks ?? []).flatMap((id) => filesOf.get(id) ?? []));
    for (const { name, nameForCondition, size = 0 } of module.modules?.length ? module.modules : [module]) {
      const library = libraryOf(nameForCondition ?? name ?? '');
      if (!library) continue;
      for (const file of files) {
        weights[file] ??= {};
        weights[file][library] = (weights[file][library] ?? 0) + size;
      }
    }
  }
  return weights;
}

/** The library of a file in `node_modules`, also of one that another library has for itself; null for sources. */
function libraryOf(path: string): string | null {
  return /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace('\\', '/') ?? null;
}
