import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteSettingsSchema } from '@femcoders/contracts/remote-settings';
import { type DevTask, devEntry } from './dev-config.ts';
import { programFile, repositoryRoot, sourcesOf } from './places.ts';

export interface DevServer {
  name: string;
  /** Address of the script that a page loads. */
  entry: string;
  stop: () => void;
}

/**
 * Starts the development server of the shell or of a remote and waits until it answers. It ends with this process.
 * @param port a free port on 127.0.0.1
 * @param siteOrigin origin of the running site
 */
export async function startDevServer(name: string, port: number, siteOrigin: string): Promise<DevServer> {
  const directory = sourcesOf(name);
  const kind = name === 'shell' ? 'shell' : 'remote';
  const settings =
    kind === 'remote'
      ? remoteSettingsSchema.parse(JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8')))
      : null;
  const task: DevTask = { kind, name, directory, port, siteOrigin, globalName: settings?.globalName ?? null };
  const worker = fork(programFile('dev-worker'), [JSON.stringify(task)], {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('exit', (code) =>
      reject(new Error(`El servidor de desarrollo de ${name} ha terminado (código ${code}).`)),
    );
  });
  return { name, entry: devEntry(task), stop: () => worker.disconnect() };
}
