import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings, type Encoding } from '@femcoders/contracts/accepted-encodings';
import { contentTypeOf } from '@femcoders/contracts/content-types';
import { matchesEtag } from '@femcoders/contracts/etag';
import { byteRange } from './byte-range.ts';
import { openPlainFile, type PlainFile } from './plain-file.ts';

export interface StaticFile {
  /** Folder that holds it: nothing outside is ever sent, and no link is followed. */
  root: string;
  /** Path below the folder, decoded. */
  path: string;
  /** `immutable` for addresses that carry a version, `day` for what may be a day old, `never` for what one browser may see. */
  cache: keyof typeof cacheControl;
  /** Whether what lies there may be sent: by default everything. */
  isGenuine?: (file: PlainFile, encoding: Encoding | null) => Promise<boolean>;
}

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400, stale-while-revalidate=604800',
  short: 'public, max-age=3600',
  never: 'private, no-store',
};

/**
 * Sends a file, ready-made in brotli or gzip where it lies next to it.
 * @returns false when there is no such file; then nothing was sent
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): Promise<boolean> {
  const type = contentTypeOf(file.path);
  if (!type) return false;
  const found = await openBest(file, acceptedEncodings(request.headers['accept-encoding']));
  if (!found) return false;
  response.setHeader('content-type', type);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', cacheControl[file.cache]);
  await sendOpen(request, response, found);
  return true;
}

interface OpenFile extends PlainFile {
  encoding: Encoding | null;
}

/** Closes the file in every case. */
async function sendOpen(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, stats, encoding }: OpenFile,
): Promise<void> {
  await using _closed = handle;
  const size = Number(stats.size);
  const etag = `"${Number(stats.mtimeMs).toString(36)}-${size.toString(36)}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  else response.setHeader('accept-ranges', 'bytes');
  const wantsPart = request.method === 'GET' && !encoding && !isOutdated(request.headers['if-range'], etag);
  const part = wantsPart ? byteRange(request.headers.range, size) : null;
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  if (part) response.setHeader('content-range', `bytes ${part.start}-${part.end}/${size}`);
  response.setHeader('content-length', part ? part.end - part.start + 1 : size);
  response.writeHead(part ? 206 : 200);
  if (request.method === 'HEAD') response.end();
  // A reader who leaves half-way is no error of ours.
  else await pipeline(handle.createReadStream(part ?? {}), response).catch(() => response.destroy());
}

/** Ready-made copies lie next to their file. */
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** The first that is there and genuine, in an encoding that the reader takes or as it is. */
async function openBest(
  { root, path, isGenuine }: StaticFile,
  accepted: readonly Encoding[],
): Promise<OpenFile | null> {
  for (const encoding of [...accepted, null]) {
    const file = await openPlainFile(root, encoding ? path + endings[encoding] : path);
    if (file && (!isGenuine || (await isGenuine(file, encoding)))) return { ...file, encoding };
    await file?.handle.close();
  }
  return null;
}

/** The reader has a part of another version: she needs the whole. */
function isOutdated(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange !== undefined && ifRange !== etag;
}
