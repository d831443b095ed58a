import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@femcoders/contracts/etag';
import { acceptedEncodings } from './content-encoding.ts';
import { tagOf } from './entity-tag.ts';
import { compressOnce, type SentBody } from './page-cache/page-body.ts';
import type { SiteFile } from './site-files.ts';

/** Sends what is made on request, or 304 to clients that have it. */
export async function sendTagged(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
  const tag = tagOf(file.text);
  response.setHeader('etag', tag);
  response.setHeader('vary', 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], tag)) response.writeHead(304).end();
  else await sendBody(request, response, 200, file);
}

/** Sends a text, compressed as the reader takes it. */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { type, text }: SiteFile,
): Promise<void> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  sendReady(request, response, status, type, await compressOnce(Buffer.from(text), accepted));
}

/** Sends what is encoded already. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  { body, encoding }: SentBody,
): void {
  response.setHeader('content-type', type);
  response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
