import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range.ts';
import { acceptedEncodings, type Encoding } from './content-encoding.ts';
import { isKnown } from './entity-tag.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.html': 'text/html; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticFile {
  /** Folder that holds it: nothing outside is ever sent. */
  root: string;
  /** Path below the folder, decoded. */
  path: string;
  /** `immutable` for addresses that carry a version, `day` for what may be a day old, `never` for what one browser may see. */
  cache: keyof typeof cacheControl;
}

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400, stale-while-revalidate=604800',
  short: 'public, max-age=3600',
  never: 'private, no-store',
};

/**
 * Sends a file, ready-made in brotli or gzip where it lies beside.
 * @returns false when there is no such file; then nothing was sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, cache }: StaticFile,
): Promise<boolean> {
  const file = normalize(join(root, path));
  const type = types[extname(file)];
  if (!file.startsWith(root + sep) || !type || path.includes('\0')) return false;
  const original = await stat(file).catch(() => null);
  if (!original?.isFile()) return false;

  const {
    path: chosen,
    size,
    encoding,
  } = await chooseEncoding(file, original.size, acceptedEncodings(request.headers['accept-encoding']));
  const etag = `"${original.mtimeMs.toString(36)}-${original.size.toString(36)}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('content-type', type);
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', cacheControl[cache]);
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  else response.setHeader('accept-ranges', 'bytes');
  const part =
    encoding || isOutdated(request.headers['if-range'], etag) ? null : byteRange(request.headers.range, size);
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return true;
  }
  if (part) response.setHeader('content-range', `bytes ${part.start}-${part.end}/${size}`);
  response.setHeader('content-length', part ? part.end - part.start + 1 : size);
  response.writeHead(part ? 206 : 200);
  if (request.method === 'HEAD') response.end();
  // A reader who leaves half-way is no error of ours.
  else await pipeline(createReadStream(chosen, part ?? {}), response).catch(() => response.destroy());
  return true;
}

/** Ready-made copies lie beside their file. */
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

async function chooseEncoding(
  file: string,
  size: number,
  accepted: Encoding[],
): Promise<{ path: string; size: number; encoding?: Encoding }> {
  for (const encoding of accepted) {
    const path = file + endings[encoding];
    const ready = await stat(path).catch(() => null);
    if (ready?.isFile()) return { path, size: ready.size, encoding };
  }
  return { path: file, size };
}

/** The reader has a part of another version: she needs the whole. */
function isOutdated(ifRange: string | string[] | undefined, etag: string): boolean {
  return ifRange !== undefined && ifRange !== etag;
}
