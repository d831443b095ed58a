import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { network } from './features/audit/address-hash.ts';
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
    /** A whole file is in memory while it is answered, whatever its body. */
    holdsFile?: boolean;
  }
}

/**
 * Bounds the memory that large bodies take, on every route whose body may exceed `smallBody`: each is held whole while it is
 * read, checked and kept. Who comes when it is full is asked to come again in seconds, before anything of hers is read;
 * who sends too slowly is given up. Visitors have places of their own, so that they never take a member's. Registered after the guard,
 * before the routes.
 */
export function admitLargeBodies(app: FastifyInstance, { slots, slowest }: LargeBodiesConfig): void {
  const inside = new Map<FastifyRequest, { who: string; isMember: boolean }>();

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.routeOptions.config.holdsFile && !mayBeLarge(request)) return;
    const isMember = request.caller !== null;
    const who = request.caller?.id ?? network(request.ip);
    const others = [...inside.values()].filter((one) => one.isMember === isMember);
    const hers = others.filter((one) => one.who === who).length;
    if (hers >= (isMember ? slots.ofMember : slots.ofAddress)) {
      throw full('Ya está pasando otro archivo tuyo. Prueba otra vez en unos segundos.');
    }
    if (others.length >= (isMember ? slots.ofMembers : slots.ofVisitors)) {
      throw full('Ahora mismo pasan muchos archivos a la vez. Prueba otra vez en unos segundos.');
    }
    // Who has gone while we looked up who she is will not go again: her place would never be free.
    if (request.raw.socket.destroyed) throw full('La conexión se ha cortado.');
    inside.set(request, { who, isMember });
    reply.raw.once('close', () => inside.delete(request));
  }
  const leave = async (request: FastifyRequest) => void inside.delete(request);
  async function watch(request: FastifyRequest, reply: FastifyReply, payload: Readable): Promise<Readable> {
    if (!inside.has(request) || !mayBeLarge(request)) return payload;
    const { body, stop } = watched(payload, slowest);
    reply.raw.once('close', stop);
    return body;
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

/**
 * The same body, which fails with an ApiProblem when it comes too slowly (`unavailable`) or breaks off (`validation`).
 * @returns also what ends it when it is of no use any more
 */
function watched(sent: Readable, slowest: MinimumRate): { body: Readable; stop: () => void } {
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
    if (body.writableFinished) return;
    sent.off('data', take).off('close', cut).unpipe(body);
    // What still comes is thrown away until the answer has gone.
    sent.resume();
    body.destroy(problem);
  }
  const cut = () => giveUp(new ApiProblem('validation', 'El archivo no ha llegado entero. Envíalo otra vez.'));
  if (sent.destroyed) cut();
  else sent.on('data', take).once('end', stopWatching).once('close', cut).on('error', cut).pipe(body);
  return { body, stop: () => giveUp() };
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
// Without a time to come again: the same file at the same pace would be given up again.
const tooSlow = () =>
  new ApiProblem(
    'unavailable',
    'El archivo llega demasiado despacio y lo hemos dejado. Lo demás sigue como estaba: prueba otra vez con mejor conexión, o con un archivo más pequeño.',
  );
