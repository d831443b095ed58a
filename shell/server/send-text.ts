import type { ServerResponse } from 'node:http';

/** Sends a plain text that nobody keeps. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}

/** Sends JSON that nobody keeps. */
export function sendJson(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(data));
}
