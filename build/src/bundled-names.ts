import type { Rspack } from '@rsbuild/core';
import { packages, type SharedPackage } from './shared-modules.ts';

export type PackageNames = Record<SharedPackage, string[]>;

/** The names of run-time shared packages that the bundler knows, from the server's build: it holds all code. */
export interface BundledNames {
  /** Exports of the packages that the code uses. */
  uses: PackageNames;
  /** Exports of the packages where they are built themselves, in the shell; else none. */
  exports: PackageNames;
}

/** The package cannot be described by names; the message says which and what to do. */
export class UnnamedUseError extends Error {
  override readonly name = 'UnnamedUseError';
}

/**
 * Reads from a finished build which exports of the shared packages it uses, and which it contains.
 * @param stats of the builds for browser and server
 * @throws UnnamedUseError when a package is used as a whole
 */
export function bundledNames(stats: Rspack.Stats | Rspack.MultiStats | undefined): BundledNames {
  const server = stats && 'stats' in stats ? stats.stats.find(({ compilation }) => compilation.name === 'node') : stats;
  const { modules = [] } =
    server?.toJson({
      all: false,
      modules: true,
      modulesSpace: Number.POSITIVE_INFINITY,
      // What was merged into the one module that imports it.
      orphanModules: true,
      ids: true,
      usedExports: true,
      providedExports: true,
    }) ?? {};
  return {
    uses: perPackage((packageName) => usedNames(modules, packageName)),
    exports: perPackage((packageName) => exportedNames(modules, packageName)),
  };
}

function perPackage(read: (packageName: SharedPackage) => string[]): PackageNames {
  return { platform: read('platform'), sharedUi: read('sharedUi') };
}

function usedNames(modules: Rspack.StatsModule[], packageName: SharedPackage): string[] {
  const used = modules
    .filter(({ name }) => name === `external "${packages[packageName]}"`)
    .flatMap(({ usedExports }) => (Array.isArray(usedExports) ? usedExports : usedExports === false ? [] : [null]));
  if (used.includes(null))
    throw new UnnamedUseError(
      `${packages[packageName]} is used as a whole: import its exports by their names, so that a contract can hold them.`,
    );
  return unique(used as string[]);
}

function exportedNames(modules: Rspack.StatsModule[], packageName: SharedPackage): string[] {
  const folder = packages[packageName].split('/')[1];
  const face = modules.filter(({ name }) => new RegExp(`(^|/)${folder}/src/index\\.ts( \\+ |$)`).test(name ?? ''));
  return unique(face.flatMap(({ providedExports }) => providedExports ?? []));
}

function unique(names: string[]): string[] {
  return [...new Set(names)].sort();
}
