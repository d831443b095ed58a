import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { widestNetwork } from '@femcoders/contracts/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from './problems.ts';

/** The longest body that every route takes, in bytes: the longest comment fits several times over. */
export const smallBody = 64 * 1024;

/** How fast something must come, at the least. */
export interface MinimumRate {
  bytesPerSecond: number;
  /** It is looked at once in so many milliseconds, over the time since. */
  windowMs: number;
}

export interface LargeBodiesConfig {
  /** Large bodies and files that are in memory at once, in this process: of members, of visitors, and of one of them. */
  slots: { ofMembers: number; ofVisitors: number; ofMember: number; ofAddress: number };
  /** A sender that is slower loses its slot. */
  slowest: MinimumRate;
  /** And a reader of a file that is slower. Its window is longer: the system takes megabytes at a time for a reader. */
  slowestReading: MinimumRate;
}

export const defaultLargeBodies: LargeBodiesConfig = {
  slots: { ofMembers: 6, ofVisitors: 6, ofMember: 1, ofAddress: 2 },
  slowest: { bytesPerSecond: 8_000, windowMs: 10_000 },
  slowestReading: { bytesPerSecond: 8_000, windowMs: 60_000 },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A whole file, or a picture of any number of pixels, is in memory while it is answered, with any body. */
    holdsFile?: boolean;
    /** Its body goes to the disk while it comes: it needs no place in memory, only a least rate. It bounds itself how many it takes. */
    streamsBody?: boolean;
  }
}

const paced = new WeakSet<IncomingMessage>();

/** Whether a request's body is watched here: it may take as long as it likes, at the least rate. */
export const hasLeastRate = (request: IncomingMessage): boolean => paced.has(request);

/** Somebody who has a place. */
interface Inside {
  who: string;
  isMember: boolean;
  /** On the clock of `performance`. */
  since: number;
  /** Her body or her answer, while it is on its way; before, between and after them, she is about to have done. */
  passing?: Passing;
}

/**
 * Bounds the memory that large bodies take, on every route whose body may exceed `smallBody`: each is held whole while it is
 * read, checked and kept, and that files take while they are answered. A request that comes when it is full is answered with 503 and seconds to wait,
 * before its body is read; a sender or reader that is too slow is disconnected. When it is full, somebody with none inside takes the place
 * of the slowest of those that have another one, or have had time enough: else three networks could keep it by sending, and six members
 * by reading, hardly fast enough.
 * Visitors have separate places, so that they never take a member's. Registered after the guard, before the routes.
 */
export function admitLargeBodies(app: FastifyInstance, { slots, slowest, slowestReading }: LargeBodiesConfig): void {
  const inside = new Map<FastifyRequest, Inside>();

  /** Frees a place for somebody who has none, where one can be spared. @returns whether there was one */
  function makeRoom(others: [FastifyRequest, Inside][]): boolean {
    const now = performance.now();
    const rate = ({ passing, since }: Inside) => (passing?.passed() ?? 0) / (now - since + 1);
    const sparable = others.filter(([, { who, since, passing }]) => {
      if (!passing?.isPassing()) return false;
      return now - since > slowest.windowMs || others.filter(([, one]) => one.who === who).length > 1;
    });
    const [given] = sparable.sort(([, one], [, other]) => rate(one) - rate(other));
    if (!given) return false;
    const [request, { passing }] = given;
    inside.delete(request);
    passing?.giveUp(gaveWay());
    return true;
  }

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { holdsFile, streamsBody } = request.routeOptions.config;
    if (streamsBody || (!holdsFile && !mayBeLarge(request))) return;
    const isMember = request.caller !== null;
    const who = request.caller?.id ?? widestNetwork(request.ip);
    const others = [...inside].filter(([, one]) => one.isMember === isMember);
    const hers = others.filter(([, one]) => one.who === who).length;
    if (hers >= (isMember ? slots.ofMember : slots.ofAddress)) {
      throw full('Todavía está llegando otro archivo tuyo. Prueba otra vez en unos segundos.');
    }
    // A connection that closed while we looked up its member does not close again: its place would never be free.
    if (request.raw.socket.destroyed) throw full('La conexión se ha cortado.');
    if (others.length >= (isMember ? slots.ofMembers : slots.ofVisitors) && (hers > 0 || !makeRoom(others))) {
      throw full('Ahora mismo llegan muchos archivos a la vez. Prueba otra vez en unos segundos.');
    }
    inside.set(request, { who, isMember, since: performance.now() });
    reply.raw.once('close', () => inside.delete(request));
  }
  const leave = async (request: FastifyRequest) => void inside.delete(request);
  async function watch(request: FastifyRequest, reply: FastifyReply, payload: Readable): Promise<Readable> {
    const hers = inside.get(request);
    if (!(hers || request.routeOptions.config.streamsBody) || !mayBeLarge(request)) return payload;
    const coming = watchedBody(payload, slowest);
    if (hers) hers.passing = coming;
    paced.add(request.raw);
    reply.raw.once('close', () => coming.giveUp());
    return coming.body;
  }
  async function watchAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const hers = inside.get(request);
    if (!hers || !(Buffer.isBuffer(payload) || payload instanceof Readable)) return payload;
    if (Buffer.isBuffer(payload)) reply.header('content-length', payload.length);
    const going = watchedAnswer(payload, reply.raw, slowestReading);
    hers.passing = going;
    return going.body;
  }
  // A request that was given up while it still sends is not read any further.
  async function hangUp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.raw.complete) reply.header('connection', 'close');
  }

  app.addHook('onRoute', (route) => {
    const holdsFile = (route.config as { holdsFile?: boolean } | undefined)?.holdsFile === true;
    if ((route.bodyLimit ?? smallBody) <= smallBody && !holdsFile) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), enter];
    route.preParsing = [...[route.preParsing ?? []].flat(), watch];
    if (holdsFile) route.onSend = [...[route.onSend ?? []].flat(), watchAnswer];
    route.onError = [...[route.onError ?? []].flat(), hangUp];
    route.onResponse = [...[route.onResponse ?? []].flat(), leave];
    route.onRequestAbort = [...[route.onRequestAbort ?? []].flat(), leave];
  });
}

/** Whether more comes than any route takes, or nobody says how much. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > smallBody;
}

interface Passing {
  body: Readable;
  /** So many bytes of it. */
  passed: () => number;
  isPassing: () => boolean;
  /** Ends it while it is on its way: with an answer to its sender, where that can be still, or where it is of no use any more. */
  giveUp: (problem?: ApiProblem) => void;
}

/** The same body, which fails with an ApiProblem when it comes too slowly (`unavailable`) or breaks off (`validation`). */
function watchedBody(sent: Readable, slowest: MinimumRate): Passing {
  const body = new PassThrough();
  let total = 0;
  const stopWatching = watchRate(
    () => total,
    slowest,
    () => giveUp(tooSlow()),
  );
  function take(piece: Buffer): void {
    total += piece.length;
  }
  function giveUp(problem?: ApiProblem): void {
    stopWatching();
    if (body.writableFinished || body.destroyed) return;
    sent.off('data', take).off('close', cut).unpipe(body);
    // What still comes is thrown away until the answer has gone.
    sent.resume();
    body.destroy(problem);
  }
  const cut = () => giveUp(new ApiProblem('validation', 'El archivo no ha llegado entero. Envíalo otra vez.'));
  // What is here whole closes, too, while a reader that is slower still has some of it before it.
  const end = () => {
    stopWatching();
    sent.off('close', cut);
  };
  if (sent.destroyed) cut();
  else sent.on('data', take).once('end', end).once('close', cut).on('error', cut).pipe(body);
  return {
    body,
    passed: () => total,
    isPassing: () => !body.writableFinished && !body.destroyed,
    giveUp,
  };
}

/** Bytes of an answer that are handed over at a time: in one piece nobody could tell how fast it is read. */
const pieceBytes = 64 * 1024;

/** The same answer, whose connection ends when it is read too slowly. */
function watchedAnswer(content: Buffer | Readable, response: ServerResponse, slowest: MinimumRate): Passing {
  let total = 0;
  const source = Buffer.isBuffer(content) ? Readable.from(piecesOf(content), { objectMode: false }) : content;
  const body = new PassThrough({ highWaterMark: pieceBytes });
  const stopWatching = watchRate(
    () => total,
    slowest,
    () => giveUp(),
  );
  // What is left then has its time in one.
  let rest: NodeJS.Timeout | undefined;
  function giveUp(problem?: ApiProblem): void {
    if (response.headersSent || !problem) response.destroy();
    else body.destroy(problem);
  }
  source.on('data', (piece: Buffer) => {
    total += piece.length;
  });
  source.once('end', () => {
    stopWatching();
    rest = setTimeout(() => giveUp(), slowest.windowMs).unref();
  });
  response.once('close', () => {
    stopWatching();
    clearTimeout(rest);
    body.destroy();
  });
  pipeline(source, body, () => {});
  return { body, passed: () => total, isPassing: () => !response.writableFinished && !response.destroyed, giveUp };
}

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}

/**
 * Looks at how much has passed once in a while, and reports when it was too little. A window in which this process stood
 * still says nothing: what came meanwhile has not been read yet.
 * @returns what ends the watch
 */
function watchRate(passed: () => number, { bytesPerSecond, windowMs }: MinimumRate, onSlow: () => void): () => void {
  const least = (bytesPerSecond * windowMs) / 1000;
  let before = 0;
  let since = performance.now();
  const timer = setInterval(() => {
    const [now, at] = [passed(), performance.now()];
    const stoodStill = at - since > windowMs * 1.2;
    if (now - before < least && !stoodStill) onSlow();
    before = now;
    since = at;
  }, windowMs);
  timer.unref();
  return () => clearInterval(timer);
}

const full = (message: string) => new ApiProblem('unavailable', message, { retryAfter: 3 });
const gaveWay = () =>
  full(
    'Llegan muchos archivos a la vez y el tuyo era el más lento: hemos dejado su sitio a otra persona. Lo demás sigue como estaba: prueba otra vez en unos segundos.',
  );
// Without a time to come again: the same file at the same pace would be given up again.
const tooSlow = () =>
  new ApiProblem(
    'unavailable',
    'El archivo llegaba demasiado despacio y hemos dejado de esperarlo. Lo demás sigue como estaba: prueba otra vez con mejor conexión, o con un archivo más pequeño.',
  );
