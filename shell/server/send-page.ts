import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { previewParameter } from '@femcoders/contracts/preview-limits';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { videoFrameOrigin } from '@femcoders/contracts/video-frame';
import { clientAbortSignal } from './client-abort-signal.ts';
import { acceptedEncodings } from './content-encoding.ts';
import { createNonce } from './create-nonce.ts';
import { renderRefusedPreview } from './failure-document.ts';
import { makeAnswer, nameVersions } from './make-answer.ts';
import type { PageAnswer } from './page-answer.ts';
import { isKept, readAddress } from './page-cache/page-address.ts';
import { addressWithoutPreview, type Preview, readPreview } from './previews.ts';
import { enqueue } from './render-queue.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { sendBody, sendReady } from './send-body.ts';
import type { PageTools } from './shell-ports.ts';

/** Answers the address of a page: with what is kept of it, or with one that is made now. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  tools: PageTools,
): Promise<void> {
  const { ports, files } = tools;
  const asked = url.searchParams.get(previewParameter);
  const live = await ports.registry();
  const { allowed } = ports.previews;
  const release = (name: string, version: string) => files.release(name, version);
  const preview = (asked && (await readPreview(asked, request.headers.cookie, live, { allowed, release }))) || null;
  if (preview) {
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-robots-tag', 'noindex');
    if (preview.unmet.length > 0) return sendRefusedPreview(request, response, url, preview);
  }
  const isForScript = withoutStylesHeader in request.headers;
  const answer = await readAnswer({ url, live: preview?.registry ?? live, preview, isForScript, response }, tools);
  if (answer.status === 301) return redirect(response, answer.location);

  // One without styles must not be what a reader who goes back finds.
  if (!preview) response.setHeader('cache-control', isForScript ? 'no-store' : 'no-cache');
  if (answer.noindex) response.setHeader('x-robots-tag', 'noindex');
  const { elementsVideoUrl, talkVideos } = ports.site;
  const nonce = createNonce();
  const framed = elementsVideoUrl || talkVideos ? [videoFrameOrigin] : [];
  const reportTo = asksNotToBeTracked(request) ? null : answer.reportTo;
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce, framed, reportTo));
  const body = await answer.body.send(nonce, acceptedEncodings(request.headers['accept-encoding']));
  sendReady(request, response, answer.status, 'text/html; charset=utf-8', body);
}

/** Reports say nothing of a visitor and are only counted; still, her browser is not made to send any, as with beacons. */
function asksNotToBeTracked({ headers }: IncomingMessage): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

interface Asked {
  url: URL;
  live: Parameters<PageTools['choose']>[0];
  preview: Preview | null;
  isForScript: boolean;
  response: ServerResponse;
}

async function readAnswer({ url, live, preview, isForScript, response }: Asked, tools: PageTools): Promise<PageAnswer> {
  const { pageCache, renderQueue } = tools.ports;
  const chosen = await tools.choose(live, new Set(preview?.versions.map(({ name }) => name)));
  const left = clientAbortSignal(response);
  const make = (address: URL, signal: AbortSignal) =>
    enqueue(renderQueue, signal, () => makeAnswer({ url: address, chosen, isForScript, preview, signal }, tools));

  const address = preview ? url : await readAddress(url, chosen.live);
  const answer = await (pageCache && !preview && isKept(address)
    ? pageCache.read(keyOf(address, chosen.live, isForScript, left), (signal) => make(address, signal))
    : make(address, left).then(({ page }) => page));
  // Where it leads, it takes along all that was asked for.
  return answer.status === 301 && address.search !== url.search ? (await make(url, left)).page : answer;
}

function keyOf({ pathname, search }: URL, live: RegistryDocument, isForScript: boolean, reader: AbortSignal) {
  const key = `${nameVersions(live)} ${isForScript ? 'without styles' : 'whole'} ${pathname}${search}`;
  return { key, hasQuery: search !== '', reader };
}

/** A preview says beforehand that nobody keeps anything of it. */
function redirect(response: ServerResponse, location: string): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'public, max-age=3600');
  response.writeHead(301, { location }).end();
}

async function sendRefusedPreview(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  preview: Preview,
): Promise<void> {
  const nonce = createNonce();
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce));
  const text = renderRefusedPreview(preview.unmet, addressWithoutPreview(url), nonce);
  await sendBody(request, response, 409, { type: 'text/html; charset=utf-8', text });
}
