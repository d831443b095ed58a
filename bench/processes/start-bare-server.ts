import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@femcoders/e2e/running-site.ts';
import type { BenchRequest } from '../load/request-bytes.ts';

/** An answer to be given again, byte for byte. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

/** The instructions of the process. */
export interface BareTask {
  port: number;
  /** `GET /path?query` → answer. */
  answers: Record<string, BareAnswer>;
  /** Given, the body of each POST is stored with this statement before it is answered. */
  store?: { databaseUrl: string; sql: string };
}

export interface BareServer {
  /** Origin without a trailing slash. */
  url: string;
  stop(): Promise<unknown>;
}

/** Starts a bare `node:http` server in a separate process. */
export async function startBareServer(task: Omit<BareTask, 'port'>): Promise<BareServer> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  child.send({ ...task, port } satisfies BareTask);
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The bare server did not start.'))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      child.disconnect();
      return ended;
    },
  };
}

/** Headers that `node:http` writes by itself. */
const written = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Asks a server once, for the bare server to answer the same bytes: what is compressed stays so. */
export async function recordAnswer(
  url: string,
  { method = 'GET', path, headers = {}, body }: BenchRequest,
): Promise<BareAnswer> {
  const asked = request(url + path, {
    method,
    headers: {
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const content = await buffer(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(answer.headers).flatMap(([name, value]) => (written.has(name) ? [] : [[name, String(value)]])),
    ),
    body: content.toString('base64'),
  };
}
