import { watch } from 'node:fs';
import type { DevServer } from './start-dev-server.ts';

/** Editors write a file in several steps: so long is waited for the last, in milliseconds. */
const pauseMs = 150;

/** Matches the files that a remote's build reads once, when it starts. */
const settings = /^(remote\.json|tsconfig\.json|[\w.-]+\.[cm]?[jt]s)$/;

/**
 * Starts a remote's development server again, at the same address, when its settings are edited; one that cannot goes on as it is. Says
 * what happens.
 * @returns how to stop
 */
export function followSettings(server: Pick<DevServer, 'name' | 'directory' | 'restart'>, say: (line: string) => void) {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  async function restart(files: string): Promise<void> {
    say(`${server.name}: ha cambiado ${files}; vuelve a arrancar su servidor, en la misma dirección…`);
    await server.restart().then(
      () => say(`${server.name}: en marcha otra vez. Recarga la página.`),
      (error: Error) => say(`${server.name}: con el cambio de ${files} no puede seguir:\n${error.message}`),
    );
  }
  const watcher = watch(server.directory, (_, file) => {
    if (!file || !settings.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed].sort().join(', ');
      changed = new Set();
      turn = turn.then(() => restart(files));
    }, pauseMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
