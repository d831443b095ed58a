import { lookup } from 'node:dns/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  connect,
  createServer as createSocketServer,
  type ListenOptions,
  type Socket,
  Server as SocketServer,
} from 'node:net';
import { hasLeastRate } from '@femcoders/api/large-bodies';
import { StartError } from '@femcoders/services/start-error';
import { commonHeaders } from '@femcoders/shell/server/security-headers';
import { localAddress } from './environment.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Address {
  host: string;
  port: number;
  /** A proxy stands in front, with others to ask: it may be sending on a connection that looks idle from here. */
  behindProxy?: boolean;
  /** How long a request may take to arrive whole, in ms, unless its body has a least rate. */
  patience?: number;
  /** How many bodies without a rate may be on their way at once. */
  mostUnfinished?: number;
}

export interface HttpServer {
  /** Sets the handler. */
  serve(handler: Handler): void;
  /** Takes no more connections and waits for the answers under way, at most `drainPatience`. */
  close(): Promise<void>;
}

/**
 * A client that sends a few bytes at a time keeps a connection, though nobody else's: it is ended when the headers are
 * not there after so many milliseconds (Node's own limits are a minute, looked at twice a minute). Node's limit for a
 * whole request knows no exception, and large bodies have one: theirs is a rate. `endWhatLingers` stands in its place.
 */
const slowClients = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requestTimeout: 0 };
/** How long a whole request may take to arrive, in ms: the longest body without its own rate has 64 kB. */
const requestPatience = 45_000;
/** Bodies of up to 64 kB that may be on their way at once: 25 MB. One that means well is here in a moment; beyond that, the one that has been at it longest ends. */
const mostUnfinishedBodies = 400;
/** How long answers under way may take to end when the site stops, in ms. */
const drainPatience = 10_000;
const sweepEvery = 50;
/**
 * Requests of one connection that are answered at once. Browsers and proxies wait for each answer; a client that does not fits a
 * thousand requests into one packet, whose answers would be made in one go and held until she reads them.
 */
const mostAtOnce = 20;

/**
 * libuv takes one new connection of a listening socket in a turn of its loop, and a turn that makes a page is long: with
 * one socket a thousand strangers at once wait half a minute before they are seen at all (decision 52). So many share the port.
 */
const doors = 16;

/**
 * Listens at once, so that a taken port shows before any work is done and nobody takes it meanwhile.
 *
 * @param first answers from the first connection on; without it every answer is 503 until `serve`
 * @throws StartError when the address cannot be listened on
 */
export async function listen(
  { host, port, behindProxy = false, patience = requestPatience, mostUnfinished = mostUnfinishedBodies }: Address,
  first: Handler = answerStarting,
): Promise<HttpServer> {
  let handler = first;
  const endWhatLingers = createLingerWatch(patience, mostUnfinished);
  const isTooMany = createConnectionWatch();
  let closing = false;
  const server = createServer(slowClients, (request, response) => {
    if (isTooMany(request, response)) return void request.socket.destroy();
    if (closing) response.setHeader('connection', 'close');
    endWhatLingers(request, response);
    handler(request, response);
  });
  const sideDoors = await openDoors(server, host, port).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(listenProblem(error, host, port));
  });

  return {
    serve(next) {
      handler = next;
    },
    close() {
      closing = true;
      return drain(server, sideDoors, behindProxy);
    },
  };
}

/** @returns whether a connection has more requests than are answered at once */
function createConnectionWatch(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const queued = new WeakMap<Socket, ServerResponse[]>();
  return ({ socket }, response) => {
    // An answer that has its connection already waits for no other one.
    if (response.socket) return false;
    const waiting = queued.get(socket)?.filter(({ writableFinished }) => !writableFinished) ?? [];
    waiting.push(response);
    queued.set(socket, waiting);
    return waiting.length >= mostAtOnce;
  };
}

/**
 * Ends requests whose body is not whole in time, also when they are answered already: what still comes would be read for ever. The
 * oldest ends earlier where too many are on their way: each holds what has come of it. Large bodies have a separate rate and places.
 */
function createLingerWatch(patience: number, most: number): Handler {
  /** The function that ends each, the oldest first. */
  const unfinished = new Map<IncomingMessage, () => void>();

  return (request, response) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const end = () => {
      unfinished.delete(request);
      if (request.complete || socket.destroyed || hasLeastRate(request)) return;
      if (!response.headersSent) socket.write(tooSlow);
      socket.destroySoon();
    };
    const timer = setTimeout(end, patience);
    timer.unref();
    const settle = () => unfinished.delete(request);
    unfinished.set(request, end);
    request.once('end', settle).once('close', () => {
      clearTimeout(timer);
      settle();
    });
    const [oldest] = unfinished.values();
    if (unfinished.size > most) oldest?.();
  };
}

const sentence = 'La petición ha tardado demasiado en llegar entera. Prueba otra vez con mejor conexión.\n';
/** As Node writes it by itself, with words: nothing of an answer has begun. */
const tooSlow = [
  'HTTP/1.1 408 Request Timeout',
  ...Object.entries({
    ...commonHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(sentence),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`),
  '',
  sentence,
].join('\r\n');

/**
 * Listens with the server itself and, where the system can share a port, with more sockets that hand it what they take.
 * @returns the other sockets
 */
async function openDoors(server: Server, host: string, port: number): Promise<SocketServer[]> {
  if (process.platform !== 'linux') {
    await listening(server, { host, port });
    return [];
  }
  // What may be shared is shared with every process of this account, also with another site: so it has to be free first.
  await bindAlone(host, port);
  const shared = { host, port, reusePort: true };
  await listening(server, shared);
  const sideDoors = Array.from({ length: doors - 1 }, () =>
    createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(sideDoors.map((door) => listening(door, shared)));
  return sideDoors;
}

/**
 * Binds to the port for a moment, alone and without listening: who comes in between is refused, which a proxy sends elsewhere, and not let
 * in and hung up on. Node binds without listening only for a connection; this one goes to a port that nobody can have.
 * @throws the system's error where somebody else has the port, or the host has no address
 */
async function bindAlone(host: string, port: number): Promise<void> {
  const { address } = await lookup(host);
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: address, port: 0, localAddress: address, localPort: port, timeout: 1_000 });
    socket.once('timeout', () => socket.destroy());
    // All else `listen` meets by itself, or it is of the connection.
    socket.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? reject(error) : resolve()));
    socket.once('close', () => resolve());
  });
}

function listening(server: SocketServer, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Takes no more connections, and waits until those that it has taken have ended. The close of http.Server would end idle ones now. */
const closed = (server: SocketServer) => new Promise((resolve) => SocketServer.prototype.close.call(server, resolve));

async function drain(server: Server, sideDoors: SocketServer[], behindProxy: boolean): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), drainPatience);
  // A connection whose answer began before the stop would stay open, idle, until its client lets go. Behind a proxy what is
  // idle ends by the time limit of connections kept alive (5 s), or with its next answer: a POST that meets a closing
  // connection is lost, because proxies do not repeat it.
  const sweep = behindProxy ? undefined : setInterval(() => server.closeIdleConnections(), sweepEvery);
  await Promise.all([server, ...sideDoors].map(closed));
  clearTimeout(cut);
  clearInterval(sweep);
}

function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  const alive = request.url === '/healthz';
  response.writeHead(alive ? 200 : 503, {
    ...commonHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(alive ? {} : { 'retry-after': '5' }),
  });
  response.end(alive ? 'ok\n' : 'El sitio está arrancando. Prueba otra vez en unos segundos.\n');
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT: el puerto ${port} de ${host} ya está en uso por otro programa (¿ya está el sitio en ${localAddress(host, port)}?). Ciérralo o indica otro puerto en PORT.`;
    case 'EACCES':
      return `PORT: esta cuenta no puede usar el puerto ${port}. Indica uno a partir de 1024.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: ${host} no es una dirección de esta máquina.`;
    default:
      return `No se puede escuchar en ${host}:${port} (${error.code ?? error.message}).`;
  }
}
