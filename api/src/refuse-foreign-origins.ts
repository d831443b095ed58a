import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './problems.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Names under which a browser finds the machine it runs on. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers 403 to all that the page of another origin has a browser send, except public reads, for every content type,
 * before anything of it is read. Browsers name the origin of every request that may write (`Origin`, Fetch Standard
 * section 3.2), and say themselves how it relates to this site (`Sec-Fetch-Site`); what says neither comes from no
 * page.
 *
 * @param publicUrl the origin that visitors have in their address bar
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const own = sameOrigins(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !isPublicRead(request) && isForeign(request, own);
    done(isRefused ? forbidden('Esto solo se puede enviar desde este sitio.') : undefined);
  });
}

function isPublicRead({ method, is404, routeOptions }: FastifyRequest): boolean {
  return safeMethods.includes(method) && (is404 || routeOptions.config.access === 'public');
}

function isForeign({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // Reports that a browser sends by itself for a page of ours may come from nobody; `Sec-Fetch-Site` then says that they are ours.
  if (origin === 'null') return site !== 'same-origin';
  return origin !== undefined && !own.has(origin);
}

/** On the machine itself, who opens `localhost` is on the same site as who opens `127.0.0.1`. */
function sameOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  const names = loopback.includes(url.hostname) ? loopback : [url.hostname];
  const port = url.port && `:${url.port}`;
  return new Set(names.map((name) => `${url.protocol}//${name}${port}`));
}
