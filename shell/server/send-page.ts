import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '@femcoders/contracts/accepted-encodings';
import { matchesEtag } from '@femcoders/contracts/etag';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { answerHeaders } from './answer-headers.ts';
import { noteRoute } from './answered-route.ts';
import { cacheRules } from './cache-headers.ts';
import { etagWithKeys } from './entity-tag.ts';
import type { RequestedPage, ShownPage } from './page-answer.ts';
import type { PageTools } from './shell-ports.ts';

/** Sends a page, compressed as the reader takes it, or 304 where she has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: ShownPage,
  asked: Omit<RequestedPage, 'url'>,
  tools: PageTools,
): Promise<void> {
  const { headers: given } = request;
  noteRoute(response, page.route);
  // Reports say nothing of a visitor and are only counted; still, who asks not to be tracked is not made to send any, as with beacons.
  const isNotTracked = given['sec-gpc'] === '1' || given.dnt === '1';
  const { control, keys } = cacheRules(page, asked, tools);
  // As a list, and with `writeHead`: headers that are set one by one before cost more than looking the page up.
  const headers = answerHeaders(request, isNotTracked ? page.policyWithoutReports : page.policy);
  headers.push('cache-control', control, 'vary', vary);
  if (keys.length > 0) headers.push('surrogate-key', keys.join(' '), 'cache-tag', keys.join());
  if (page.noindex) headers.push('x-robots-tag', 'noindex');
  if (page.status === 200) {
    const etag = etagWithKeys(page.body.etag, keys);
    headers.push('etag', etag);
    if (matchesEtag(given['if-none-match'], etag)) return endTogether(response.writeHead(304, headers));
  }
  const sent = page.body.send(acceptedEncodings(given['accept-encoding']));
  const { body, encoding } = sent instanceof Promise ? await sent : sent;
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.byteLength));
  if (encoding) headers.push('content-encoding', encoding);
  endTogether(response.writeHead(page.status, headers), request.method === 'HEAD' ? undefined : body);
}

const vary = `accept-encoding, dnt, sec-gpc, ${withoutStylesHeader}`;

/**
 * Ends the answers of one turn of the event loop one after the other, once all of them are looked up. Each write may wake a reader who sleeps:
 * the first of many in a row wakes her for those that follow.
 */
function endTogether(response: ServerResponse, body?: Buffer): void {
  setImmediate(() => response.end(body));
}
