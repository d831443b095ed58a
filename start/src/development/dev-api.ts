import { type ChildProcess, fork } from 'node:child_process';
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { StoredSession } from './dev-session.ts';

/** A message of the API's process. */
export interface DevApiMessage {
  femcoders: 'api-ready';
  session: StoredSession | null;
}

export interface DevApiOptions {
  /** File of its program, which takes its arguments from `args`. */
  program: string;
  args: string[];
  /** Where it listens on 127.0.0.1, after every start. */
  port: number;
  environment: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/** An API in a separate process, which goes on at the same address after its sources were changed. */
export interface DevApi {
  baseUrl: string;
  /** Returns the session of pages in development; null without demo data. */
  session: () => StoredSession | null;
  /** Waits until it answers. */
  ready: () => Promise<void>;
  /** Hands a request on, which waits while the API starts. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  fetch: typeof globalThis.fetch;
  tell: (message: string) => void;
  /** Ends it and starts it again. One that does not start says why, and is tried again with the next edit. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Longest wait of a request for an API that starts, in milliseconds. */
const patienceMs = 60_000;
/** How long one may take to end by itself. */
const stopMs = 5_000;

/** Starts the API and waits until it answers. @throws Error when it ends before that */
export async function startDevApi({ program, args, port, environment, say }: DevApiOptions): Promise<DevApi> {
  const baseUrl = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let session: StoredSession | null = null;
  let isStopped = false;
  let starting: Promise<void>;

  function start(again: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const started = fork(program, args, { env: { ...environment, ...(again && { DEV_API_AGAIN: '1' }) } });
      child = started;
      started.on('message', (message) => {
        // Node's watcher and others send messages over the same channel.
        if ((message as Partial<DevApiMessage>)?.femcoders !== 'api-ready') return;
        session = (message as DevApiMessage).session;
        resolve();
      });
      started.once('exit', (code) => {
        if (child === started) child = null;
        reject(new Error(`La API ha terminado (código ${code}).`));
      });
    });
  }

  async function end(): Promise<void> {
    const ending = child;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    const cut = setTimeout(() => ending.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(cut);
  }

  let turn: Promise<void> = Promise.resolve();
  function restart(): Promise<void> {
    const next = turn.then(async () => {
      if (isStopped) return;
      await end();
      starting = start(true);
      starting.catch(() => {});
      await starting.then(
        () => say('La API está otra vez en marcha.'),
        (error: Error) => say(`${error.message} Se vuelve a arrancar cuando guardes un cambio.`),
      );
    });
    turn = next.catch(() => {});
    return next;
  }

  async function ready(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('La API no ha arrancado a tiempo.')), patienceMs);
    });
    // A restart that is asked for meanwhile is another start.
    await Promise.race([turn.then(() => starting), late]).finally(() => clearTimeout(timer));
  }

  starting = start(false);
  await starting;
  return {
    baseUrl,
    session: () => session,
    ready,
    handle: (request, response) => void pass(request, response, { port, ready }),
    async fetch(...asked) {
      await ready();
      return fetch(...asked);
    },
    tell: (message) => void child?.send(message),
    restart,
    async stop() {
      isStopped = true;
      await turn;
      await end();
    },
  };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { port, ready }: { port: number; ready: () => Promise<void> },
): Promise<void> {
  const refuse = () => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ code: 'unavailable', message: 'La API no está en marcha: mira el terminal.' }));
  };
  try {
    await ready();
  } catch {
    return refuse();
  }
  const { method, url, headers } = request;
  const onward = openRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.once('error', refuse);
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
