import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { acceptedEncodings } from '@femcoders/contracts/accepted-encodings';
import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import { holdsForHeader } from '@femcoders/contracts/content-state';
import { matchesEtag } from '@femcoders/contracts/etag';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReadyList } from './list-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responseCache?: ResponseCache;
  }
}

/**
 * Answers to public addresses whose list is kept as ready bytes, sent without asking the router, the guards and the
 * validators again what they have just said of the same address: that is most of what such an answer costs.
 */
export interface ResponseCache {
  /**
   * Notes what an address was answered with.
   * @param headers of an answer without a body; those of the request that they are for are replaced
   * @param type media type of the list
   */
  keep(request: FastifyRequest, headers: Headers, type: string, list: ReadyList): void;
  /** @returns false when the request has to go the long way; then nothing was sent */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on everything goes the long way, which ends connections. */
  stop(): void;
}

type Headers = ReturnType<FastifyReply['getHeaders']>;

interface NotedAnswer {
  headers: Record<string, OutgoingHttpHeader>;
  type: string;
  /** Kept by the cache of its kind, and no longer than there. */
  list: WeakRef<ReadyList>;
  /** As the log calls it. */
  route: string | undefined;
}

export function createResponseCache(
  log: FastifyBaseLogger,
  requestIdOf: (request: IncomingMessage) => string,
  memory: CacheMemory,
): ResponseCache {
  const noted = memory.cache(
    'response-cache',
    (maxSize) => new LRUCache<string, NotedAnswer>({ maxSize, sizeCalculation: weigh }),
  );
  let stopped = false;

  return {
    keep(request, given, type, list) {
      if (!isAnonymousRead(request.raw) || request.routeOptions.config.access !== 'public') return;
      const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      noted.set(request.url, {
        headers: headers as Record<string, OutgoingHttpHeader>,
        type,
        list: new WeakRef(list),
        route: request.routeOptions.url,
      });
    },
    answer(request, response) {
      const answer = isAnonymousRead(request) && !stopped ? noted.get(request.url ?? '') : undefined;
      const list = answer?.list.deref();
      if (!answer || !list) return false;
      const { headers, type, route } = answer;
      const encoding = acceptedEncodings(request.headers['accept-encoding'])[0];
      const encoded = encoding && list.encodedBefore(encoding);
      // Somebody has to have it made.
      if (encoding && encoded === undefined) return false;
      if (!list.isKept()) {
        noted.delete(request.url ?? '');
        return false;
      }
      const began = performance.now();
      const reqId = requestIdOf(request);
      const holdsForMs = list.holdsForMs();
      // Not one object made of others: that is a good part of what such an answer costs.
      const written: Record<string, OutgoingHttpHeader> = { ...headers };
      written['x-request-id'] = reqId;
      if (holdsForMs !== undefined) written[holdsForHeader] = holdsForMs;
      const status = matchesEtag(request.headers['if-none-match'], list.etag) ? 304 : 200;
      if (status === 304) {
        response.writeHead(status, written).end();
      } else {
        const body = encoded || list.bytes;
        if (encoded) written['content-encoding'] = encoding;
        written['content-type'] = type;
        written['content-length'] = body.byteLength;
        response.writeHead(status, written).end(body);
      }
      const ms = Math.round((performance.now() - began) * 10) / 10;
      log.info({ reqId, method: 'GET', route, status, ms }, 'answered');
      return true;
    },
    stop() {
      stopped = true;
    },
  };
}

/** Bytes of an address and of what is sent before its list. */
const weigh = ({ headers }: NotedAnswer, url: string) => 2 * (url.length + JSON.stringify(headers).length) + 500;

/**
 * Returns whether a GET is anonymous and has no body: with a session the answer may differ, and a body has to be refused.
 */
function isAnonymousRead({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
