import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
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
  /** Who sends more slowly loses her slot. */
  slowest: MinimumRate;
}

export const defaultLargeBodies: LargeBodiesConfig = {
  slots: { ofMembers: 6, ofVisitors: 6, ofMember: 1, ofAddress: 2 },
  slowest: { bytesPerSecond: 8_000, windowMs: 10_000 },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A whole file is in memory while it is answered, with any body. */
    holdsFile?: boolean;
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
  /** While her body is on its way; before and after it, she is about to have done. */
  coming?: ComingBody;
}

/**
 * Bounds the memory that large bodies take, on every route whose body may exceed `smallBody`: each is held whole while it is
 * read, checked and kept. Who comes when it is full is asked to come again in seconds, before anything of hers is read;
 * who sends too slowly is given up. When it is full, a sender with none inside takes the place of the slowest of those
 * that have another one, or have had time enough: else three networks could keep it by sending hardly fast enough.
 * Visitors have places of their own, so that they never take a member's. Registered after the guard, before the routes.
 */
export function admitLargeBodies(app: FastifyInstance, { slots, slowest }: LargeBodiesConfig): void {
  const inside = new Map<FastifyRequest, Inside>();

  /** Frees a place for somebody who has none, where one can be spared. @returns whether there was one */
  function makeRoom(others: [FastifyRequest, Inside][]): boolean {
    const now = performance.now();
    const rate = ({ coming, since }: Inside) => (coming?.received() ?? 0) / (now - since + 1);
    const sparable = others.filter(([, { who, since, coming }]) => {
      if (!coming?.isComing()) return false;
      return now - since > slowest.windowMs || others.filter(([, one]) => one.who === who).length > 1;
    });
    const [given] = sparable.sort(([, one], [, other]) => rate(one) - rate(other));
    if (!given) return false;
    const [request, { coming }] = given;
    inside.delete(request);
    coming?.giveUp(gaveWay());
    return true;
  }

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.routeOptions.config.holdsFile && !mayBeLarge(request)) return;
    const isMember = request.caller !== null;
    const who = request.caller?.id ?? widestNetwork(request.ip);
    const others = [...inside].filter(([, one]) => one.isMember === isMember);
    const hers = others.filter(([, one]) => one.who === who).length;
    if (hers >= (isMember ? slots.ofMember : slots.ofAddress)) {
      throw full('Ya está pasando otro archivo tuyo. Prueba otra vez en unos segundos.');
    }
    // Who has gone while we looked up who she is will not go again: her place would never be free.
    if (request.raw.socket.destroyed) throw full('La conexión se ha cortado.');
    if (others.length >= (isMember ? slots.ofMembers : slots.ofVisitors) && (hers > 0 || !makeRoom(others))) {
      throw full('Ahora mismo pasan muchos archivos a la vez. Prueba otra vez en unos segundos.');
    }
    inside.set(request, { who, isMember, since: performance.now() });
    reply.raw.once('close', () => inside.delete(request));
  }
  const leave = async (request: FastifyRequest) => void inside.delete(request);
  async function watch(request: FastifyRequest, reply: FastifyReply, payload: Readable): Promise<Readable> {
    const hers = inside.get(request);
    if (!hers || !mayBeLarge(request)) return payload;
    hers.coming = watched(payload, slowest);
    paced.add(request.raw);
    reply.raw.once('close', () => hers.coming?.giveUp());
    return hers.coming.body;
  }
  // Who was given up while she still sends is not listened to any longer.
  async function hangUp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.raw.complete) reply.header('connection', 'close');
  }

  app.addHook('onRoute', (route) => {
    const holdsFile = (route.config as { holdsFile?: boolean } | undefined)?.holdsFile === true;
    if ((route.bodyLimit ?? smallBody) <= smallBody && !holdsFile) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), enter];
    route.preParsing = [...[route.preParsing ?? []].flat(), watch];
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

interface ComingBody {
  body: Readable;
  /** So many bytes of it. */
  received: () => number;
  isComing: () => boolean;
  /** Ends it while it is coming: with an answer to its sender, or where it is of no use any more. */
  giveUp: (problem?: ApiProblem) => void;
}

/** The same body, which fails with an ApiProblem when it comes too slowly (`unavailable`) or breaks off (`validation`). */
function watched(sent: Readable, slowest: MinimumRate): ComingBody {
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
  if (sent.destroyed) cut();
  else sent.on('data', take).once('end', stopWatching).once('close', cut).on('error', cut).pipe(body);
  return {
    body,
    received: () => total,
    isComing: () => !body.writableFinished && !body.destroyed,
    giveUp,
  };
}

/**
 * Looks at how much has passed once in a while, and tells when it was too little. A window in which this process stood
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
    'Pasan muchos archivos a la vez y el tuyo era el más lento: hemos dejado el sitio para otra persona. Lo demás sigue como estaba: prueba otra vez en unos segundos.',
  );
// Without a time to come again: the same file at the same pace would be given up again.
const tooSlow = () =>
  new ApiProblem(
    'unavailable',
    'El archivo llega demasiado despacio y lo hemos dejado. Lo demás sigue como estaba: prueba otra vez con mejor conexión, o con un archivo más pequeño.',
  );
