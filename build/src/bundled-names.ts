import type { Rspack } from '@rsbuild/core';
import { type Room, rooms } from './shared-modules.ts';

export type RoomNames = Record<Room, string[]>;

/** What the bundler knows of the rooms that are shared at run time, from the server's build: it holds all code. */
export interface BundledNames {
  /** Exports of the rooms that the code uses. */
  uses: RoomNames;
  /** Exports of the rooms where they are built themselves, in the shell; else none. */
  exports: RoomNames;
}

/** The room cannot be told by names; the message says which and what to do. */
export class UnnamedUseError extends Error {
  override readonly name = 'UnnamedUseError';
}

/**
 * Reads from a finished build which exports of the shared rooms it uses, and which it brings.
 * @param stats of the builds for browser and server
 * @throws UnnamedUseError when a room is used as a whole
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
    uses: perRoom((room) => usedNames(modules, room)),
    exports: perRoom((room) => exportedNames(modules, room)),
  };
}

function perRoom(read: (room: Room) => string[]): RoomNames {
  return { platform: read('platform'), sharedUi: read('sharedUi') };
}

function usedNames(modules: Rspack.StatsModule[], room: Room): string[] {
  const used = modules
    .filter(({ name }) => name === `external "${rooms[room]}"`)
    .flatMap(({ usedExports }) => (Array.isArray(usedExports) ? usedExports : usedExports === false ? [] : [null]));
  if (used.includes(null))
    throw new UnnamedUseError(
      `${rooms[room]} is used as a whole: import its exports by their names, so that a contract can hold them.`,
    );
  return unique(used as string[]);
}

function exportedNames(modules: Rspack.StatsModule[], room: Room): string[] {
  const folder = rooms[room].split('/')[1];
  const face = modules.filter(({ name }) => new RegExp(`(^|/)${folder}/src/index\\.ts( \\+ |$)`).test(name ?? ''));
  return unique(face.flatMap(({ providedExports }) => providedExports ?? []));
}

function unique(names: string[]): string[] {
  return [...new Set(names)].sort();
}
