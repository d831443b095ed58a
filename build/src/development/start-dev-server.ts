import { type ChildProcess, fork } from 'node:child_process';
import { BuildError } from '../build-error.ts';
import { programFile, repositoryRoot, sourcesOf } from '../paths.ts';
import { readRemoteSettings } from '../remote-rules.ts';
import { type DevTask, devEntry, devOrigin } from './dev-config.ts';
import { isDevMessage } from './dev-message.ts';
import { refuseTakenPort } from './dev-port.ts';

export interface DevServer {
  name: string;
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  /** Address of the script that a page loads. */
  entry: string;
  /** Folder of the sources. */
  directory: string;
  /** Digest of what the remote's own rules have made of its contents when it started, as `ownRulesDigest` does. */
  rules: () => string;
  /** Starts it again, at the same address, with what the build reads once: its settings, its own rules. */
  restart: () => Promise<void>;
  stop: () => void;
}

export interface DevServerOptions {
  inLiveSite?: boolean;
  session?: Record<string, string>;
  /** Called with the compile errors, and when they are solved. */
  say?: (line: string) => void;
}

/**
 * Starts the development server of the shell or of a remote and waits until its first page answers. It ends with this
 * process.
 * @param port on 127.0.0.1
 * @param siteOrigin origin of the running site
 * @throws BuildError when the port is taken, its settings are not right or the server ends
 */
export async function startDevServer(
  name: string,
  port: number,
  siteOrigin: string,
  { inLiveSite = false, session, say = console.log }: DevServerOptions = {},
): Promise<DevServer> {
  const directory = sourcesOf(name);
  const kind = name === 'shell' ? 'shell' : 'remote';

  async function start(): Promise<ChildProcess> {
    const globalName = kind === 'remote' ? (await readRemoteSettings(directory)).globalName : null;
    await refuseTakenPort(name, port);
    const task: DevTask = { kind, name, directory, port, siteOrigin, inLiveSite, session, globalName };
    const worker = fork(programFile('development/dev-worker'), [JSON.stringify(task)], {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'development' },
    });
    worker.on('message', (message) => {
      if (isDevMessage(message) && message.femcoders === 'ready') rules = message.rules;
      if (!isDevMessage(message) || (message.femcoders === 'ready' && !message.errors)) return;
      say(message.errors ? `${name} no se puede compilar:\n${message.errors}` : `${name}: compila otra vez.`);
    });
    await untilReady(worker, name);
    return worker;
  }

  let rules = '';
  let worker = await start();
  return {
    name,
    origin: devOrigin(port),
    entry: devEntry({ kind, port }),
    directory,
    rules: () => rules,
    async restart() {
      // One that cannot start again goes on as it is.
      if (kind === 'remote') await readRemoteSettings(directory);
      const isRunning = worker.exitCode === null && worker.signalCode === null;
      const ended = isRunning ? new Promise((resolve) => worker.once('exit', resolve)) : null;
      if (worker.connected) worker.disconnect();
      await ended;
      worker = await start();
    },
    stop: () => {
      if (worker.connected) worker.disconnect();
    },
  };
}

/**
 * Waits until a development server says that it is ready.
 * @throws BuildError when it ends before
 */
export function untilReady(worker: Pick<ChildProcess, 'on' | 'off'>, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      if (!isDevMessage(message) || message.femcoders !== 'ready') return;
      worker.off('message', hear);
      worker.off('exit', end);
      resolve();
    };
    const end = (code: number | null) =>
      reject(new BuildError(`El servidor de desarrollo de ${name} ha terminado (código ${code}).`));
    worker.on('message', hear);
    worker.on('exit', end);
  });
}
