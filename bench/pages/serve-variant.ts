import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MeasuredPath } from './subjects.ts';

/** The answers of one variant; everything else comes from the running site. */
export interface VariantContent {
  /** Path → document. */
  pages: Record<MeasuredPath, string>;
  /** First part of an address → folder of its files, each next to its compressed form. */
  folders: Record<string, string>;
  /** Path → JSON text. */
  data: Record<string, string>;
  /** Sent with every page. */
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/**
 * Serves a variant as quickly as can be: everything is compressed beforehand. Data, pictures and all else that the
 * variants have in common are passed on from the running site.
 * @param siteUrl origin of the running site
 * @returns its origin, and how to end it
 */
export async function serveVariant(
  { pages, folders, data, headers }: VariantContent,
  siteUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const ready = new Map<string, { type: string; body: Buffer }>();
  for (const [path, html] of Object.entries(pages)) ready.set(path, packed('text/html; charset=utf-8', html));
  for (const [path, json] of Object.entries(data)) ready.set(path, packed('application/json', json));

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const known = ready.get(pathname);
    if (known) {
      response.writeHead(200, {
        ...headers,
        'content-type': known.type,
        'content-encoding': 'br',
        'content-length': known.body.byteLength,
      });
      return response.end(known.body);
    }
    if (await sendFile(folders, pathname, response)) return;
    passOn(request, response, siteUrl);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function packed(type: string, text: string): { type: string; body: Buffer } {
  return { type, body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) };
}

async function sendFile(folders: VariantContent['folders'], pathname: string, response: ServerResponse) {
  const prefix = Object.keys(folders).find((start) => pathname.startsWith(start));
  const folder = prefix && folders[prefix];
  if (!folder) return false;
  const file = normalize(join(folder, pathname.slice(prefix.length)));
  if (!file.startsWith(folder) || !existsSync(file)) {
    response.writeHead(404).end();
    return true;
  }
  const isPacked = existsSync(`${file}.br`);
  const body = await readFile(isPacked ? `${file}.br` : file);
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': body.byteLength,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isPacked && { 'content-encoding': 'br' }),
  });
  response.end(body);
  return true;
}

function passOn(request: IncomingMessage, response: ServerResponse, siteUrl: string): void {
  const onward = ask(new URL(request.url ?? '/', siteUrl), {
    method: request.method,
    headers: { ...request.headers, host: new URL(siteUrl).host },
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
