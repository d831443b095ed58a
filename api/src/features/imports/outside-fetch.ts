import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { ImportFailure } from './import-failure.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRequest {
  headers?: Record<string, string>;
  /** Largest answer, in bytes. */
  maxBytes: number;
  /** Longest wait for the whole answer, redirects and all, in ms. */
  timeoutMs: number;
}

/**
 * Reads an address that somebody else chose, without letting it lead inside.
 * @throws ImportFailure with a sentence that says why
 */
export type OutsideFetch = (address: string, request: OutsideRequest) => Promise<Buffer>;

export interface OutsidePorts {
  /** Origins that the operator vouches for: they alone may be plain http and stand inside. */
  trustedOrigins?: readonly string[];
  /** Lets go of all that is being read. */
  stopping?: AbortSignal | undefined;
  /** Finds the addresses of a name. */
  lookup?: LookupFunction;
}

/** Most redirects that are followed. */
const mostRedirects = 3;

/**
 * Each address is judged as it is written, and each connection by the number that the name led to: the number that is
 * judged is the one that is connected to, so that a name which answers differently the second time gains nothing.
 */
export function createOutsideFetch(ports: OutsidePorts = {}): OutsideFetch {
  const follow = createFollow(ports);
  return (address, wish) => follow(address, { ...wish, method: 'GET', take: (answer) => read(answer, wish) });
}

/**
 * Asks whether there is something at an address that somebody else chose, and reads nothing of it.
 * @param timeoutMs longest wait for each of the two ways to ask, redirects and all
 * @returns the status that the address answers in the end
 * @throws ImportFailure with a sentence that says why, when nothing answers
 */
export type OutsideProbe = (address: string, timeoutMs: number) => Promise<number>;

/** Asks without wanting the content; where that is refused, as some servers do, like a reader. */
export function createOutsideProbe(ports: OutsidePorts = {}): OutsideProbe {
  const follow = createFollow(ports);
  return async (address, timeoutMs) => {
    const ask = (method: 'HEAD' | 'GET') =>
      follow(address, {
        method,
        timeoutMs,
        take: async ({ statusCode, body }) => {
          body.on('error', () => undefined).destroy();
          return statusCode;
        },
      });
    const status = await ask('HEAD');
    return status < 400 ? status : ask('GET');
  };
}

interface Wish<T> {
  method: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  timeoutMs: number;
  /** Reads the answer that is no redirect. */
  take: (answer: Answer) => Promise<T>;
}

function createFollow(ports: OutsidePorts) {
  const { trustedOrigins = [], stopping, lookup = systemLookup } = ports;
  return async <T>(address: string, wish: Wish<T>): Promise<T> => {
    const timeout = AbortSignal.timeout(wish.timeoutMs);
    const limit = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
    const agent = new Agent({ connect: { lookup: publicOnly(lookup) } });
    const trusted = new Agent();
    try {
      let url = checked(address, trustedOrigins);
      let headers = wish.headers ?? {};
      for (let redirects = 0; ; redirects += 1) {
        const isTrusted = trustedOrigins.includes(url.origin);
        const answer = await request(url, {
          method: wish.method,
          dispatcher: isTrusted ? trusted : agent,
          signal: limit,
          headers: { 'user-agent': 'FemCodersClub-Importer/1.0', 'accept-encoding': 'identity', ...headers },
        });
        const { statusCode, body } = answer;
        if (statusCode < 300 || statusCode >= 400) return await wish.take(answer);
        await body.dump({ limit: 64 * 1024 }).catch(() => undefined);
        if (redirects === mostRedirects) throw new ImportFailure('La dirección reenvía demasiadas veces');
        const next = checked(new URL(String(answer.headers.location ?? ''), url).href, trustedOrigins);
        // What was meant for one server is not sent to another.
        if (next.origin !== url.origin) headers = {};
        url = next;
      }
    } catch (error) {
      throw asFailure(error, wish.timeoutMs);
    } finally {
      await Promise.all([agent.destroy(), trusted.destroy()]);
    }
  };
}

function checked(address: string, trustedOrigins: readonly string[]): URL {
  const url = URL.parse(address);
  if (!url) throw new ImportFailure('La dirección no está bien escrita');
  if (trustedOrigins.includes(url.origin)) return url;
  if (url.protocol !== 'https:') throw new ImportFailure('La dirección tiene que empezar por https://');
  if (url.username || url.password) throw new ImportFailure('La dirección no puede llevar usuario ni contraseña');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is connected to without being looked up.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new ImportFailure(leadsInside);
  return url;
}

const leadsInside = 'La dirección lleva a una red interna, y desde ahí no importamos nada';

/** Finds addresses for a connection, none of which may lead inside. */
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      // An error has nothing else, against what the types say.
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error || !first) done(error ?? new Error(`${hostname} has no address.`), '', 0);
      else if (!addresses.every(({ address }) => isPublicAddress(address))) done(new ImportFailure(leadsInside), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

type Answer = Awaited<ReturnType<typeof request>>;

async function read({ statusCode, headers, body }: Answer, { maxBytes }: OutsideRequest): Promise<Buffer> {
  if (statusCode !== 200) throw refusal(statusCode, headers['retry-after']);
  const encoding = String(headers['content-encoding'] ?? 'identity');
  if (encoding !== 'identity') throw new ImportFailure('El servidor ha comprimido la respuesta sin que se lo pidamos');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) {
      throw new ImportFailure(`La respuesta pasa de ${Math.round(maxBytes / 1024 / 1024)} MB, y ahí la hemos cortado`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refusal(status: number, retryAfter: string | string[] | undefined): ImportFailure {
  if (status === 429) {
    return new ImportFailure('El servidor pide que esperemos antes de volver a preguntar (429)', {
      retryAfter: secondsOf(retryAfter),
    });
  }
  if (status === 401 || status === 403) return new ImportFailure(`El servidor no nos deja entrar (${status})`);
  if (status === 404 || status === 410) return new ImportFailure(`En esa dirección ya no hay nada (${status})`);
  return new ImportFailure(`El servidor ha respondido con un error (${status})`);
}

/** `Retry-After` as seconds, however it is written (RFC 9110, section 10.2.3); a quarter of an hour where it says nothing. */
function secondsOf(retryAfter: string | string[] | undefined): number {
  const text = String(retryAfter ?? '');
  const seconds = /^\d{1,7}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 24 * 3600) : 15 * 60;
}

const networkReasons: Record<string, string> = {
  ENOTFOUND: 'No existe ningún servidor con ese nombre',
  EAI_AGAIN: 'No hemos podido averiguar dónde está el servidor',
  ECONNREFUSED: 'El servidor no acepta la conexión',
  ECONNRESET: 'El servidor ha cortado la conexión',
  UND_ERR_SOCKET: 'El servidor ha cortado la conexión a medias',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'El servidor ha cortado la respuesta a medias',
  UND_ERR_CONNECT_TIMEOUT: 'El servidor no contesta',
};

function asFailure(error: unknown, timeoutMs: number): ImportFailure {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof ImportFailure) return current;
    if (current.name === 'TimeoutError') {
      return new ImportFailure(`El servidor no ha terminado de responder en ${Math.round(timeoutMs / 1000)} segundos`);
    }
    const reason = 'code' in current ? networkReasons[String(current.code)] : undefined;
    if (reason) return new ImportFailure(reason, { cause: error });
    if ('code' in current && /CERT|SSL|TLS|SELF_SIGNED/.test(String(current.code))) {
      return new ImportFailure('El certificado del servidor no es de fiar', { cause: error });
    }
  }
  return new ImportFailure('No hemos podido leer la dirección', { cause: error });
}
