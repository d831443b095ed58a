import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '@femcoders/contracts/accepted-encodings';
import { matchesEtag } from '@femcoders/contracts/etag';
import { compress } from './compress.ts';
import { etagOf } from './entity-tag.ts';
import type { SiteFile } from './site-files.ts';

/** Sends what is made on request, or 304 to clients that have it. */
export async function sendTagged(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
  const etag = etagOf(file.text);
  response.setHeader('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return sendBody(request, response, 200, file);
  response.writeHead(304, { vary: 'accept-encoding' }).end();
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
  const body = encoding ? await compress(bytes, encoding) : bytes;
  response.setHeader('content-type', type);
  response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
