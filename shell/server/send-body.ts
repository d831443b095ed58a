import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '@femcoders/contracts/accepted-encodings';
import { matchesEtag } from '@femcoders/contracts/etag';
import { compress } from './compress.ts';
import { etagOf } from './entity-tag.ts';
import type { SentBody } from './page-cache/page-body.ts';
import type { SiteFile } from './site-files.ts';

/** Sends what is made on request, or 304 to clients that have it. */
export async function sendTagged(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
  if (!sendNotModified(request, response, etagOf(file.text))) await sendBody(request, response, 200, file);
}

/** Sends 304 to a client that has this already. @returns whether it has */
export function sendNotModified(request: IncomingMessage, response: ServerResponse, etag: string): boolean {
  response.setHeader('etag', etag);
  varyByEncoding(response);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return false;
  response.writeHead(304).end();
  return true;
}

/** Sends a text, compressed as the reader takes it. */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { type, text }: SiteFile,
): Promise<void> {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const bytes = Buffer.from(text);
  const sent = encoding ? { body: await compress(bytes, encoding), encoding } : { body: bytes };
  sendReady(request, response, status, type, sent);
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
  varyByEncoding(response);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Unless it varies by more. */
function varyByEncoding(response: ServerResponse): void {
  if (!response.hasHeader('vary')) response.setHeader('vary', 'accept-encoding');
}
