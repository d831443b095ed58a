import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a tool writes many: so long is waited for the last, in milliseconds. */
const pauseMs = 150;

/** Matches files that are no source of a program. */
const others = /(^|[\\/])(node_modules|\.[^\\/]+|testing)([\\/]|$)|\.test\.tsx?$|~$|\.sw.$/;

/**
 * Reports which files below folders change, those of one moment together.
 * @param onChange gets their paths
 * @returns how to stop
 */
export function watchFolders(folders: readonly string[], onChange: (files: string[]) => void): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (!name || others.test(name)) return;
      changed.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed].sort();
        changed.clear();
        onChange(files);
      }, pauseMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
