import { acceptedEncodings } from '@femcoders/contracts/accepted-encodings';
import { holdsForHeader } from '@femcoders/contracts/content-state';
import { matchesEtag } from '@femcoders/contracts/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyList } from './list-cache.ts';

const json = 'application/json; charset=utf-8';

/** Answers a ready list that no browser may keep. */
export function sendPrivate(reply: FastifyReply, { bytes }: ReadyList): FastifyReply {
  return reply.type(json).send(bytes);
}

/**
 * Answers a ready list, or 304 when the client has it. `no-cache`: browsers ask each time whether theirs still holds.
 * @param type media type of the list
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: ReadyList,
  type = json,
): Promise<FastifyReply> {
  const { bytes, etag, link } = list;
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0];
  const encoded = encoding && (await list.encoded(encoding));
  // A weak tag: it names the list, in whichever encoding.
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', `W/${etag}`);
  if (link) reply.header('link', link);
  const holdsForMs = list.holdsForMs();
  if (holdsForMs !== undefined) reply.header(holdsForHeader, holdsForMs);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoded) reply.header('content-encoding', encoding);
  return reply.type(type).send(encoded || bytes);
}
