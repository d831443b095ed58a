import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The network faults on the way to a browser. */
export const networkFaults = ['down', 'answers 404', 'answers 500', 'slow', 'hangs', 'corrupt'] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** How much later a slow answer begins, in milliseconds. */
const slowMs = 3_000;

/** Stands between browser and site, and misbehaves for the files of one remote on request. */
export interface MisbehavingProxy {
  /** Origin without a trailing slash. */
  url: string;
  misbehave(remote: string, fault: NetworkFault): void;
  behave(): void;
  close(): void;
}

/** @param origin of the site */
export async function startMisbehavingProxy(origin: string): Promise<MisbehavingProxy> {
  let trouble: { remote: string; fault: NetworkFault } | null = null;
  const server = createServer((asked, answer) => {
    const isMeant = trouble !== null && asked.url?.startsWith(`/mf/${trouble.remote}/`);
    if (trouble && isMeant) ways[trouble.fault](origin, asked, answer);
    else forward(origin, asked, answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    misbehave(remote, fault) {
      trouble = { remote, fault };
    },
    behave() {
      trouble = null;
      for (const answer of held) answer.destroy();
      held.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Responses that hang until the fault ends: then they are cut, as by a server that restarts. */
const held = new Set<ServerResponse>();

type Way = (origin: string, asked: IncomingMessage, answer: ServerResponse) => unknown;

const ways: Record<NetworkFault, Way> = {
  down: (_origin, asked) => asked.socket.destroy(),
  'answers 404': (_origin, _asked, answer) => answer.writeHead(404).end('Este archivo no existe.'),
  'answers 500': (_origin, _asked, answer) => answer.writeHead(500).end('Error interno'),
  slow: (origin, asked, answer) => setTimeout(forward, slowMs, origin, asked, answer),
  hangs: (_origin, _asked, answer) => held.add(answer),
  corrupt: (origin, asked, answer) => {
    delete asked.headers['accept-encoding'];
    forward(origin, asked, answer, (content) => {
      const middle = Math.floor(content.length / 2);
      content[middle] = (content[middle] ?? 0) ^ 1;
    });
  },
};

/** @param change edits what is sent, in place */
function forward(
  origin: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  change: (content: Buffer) => void = () => {},
): void {
  const { method = 'GET', headers, url = '/' } = asked;
  const onward = request(origin + url, { method, headers, agent: false }, async (given) => {
    const content = Buffer.concat(await given.toArray());
    change(content);
    answer.writeHead(given.statusCode ?? 502, given.headers).end(content);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
