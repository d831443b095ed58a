import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '@femcoders/contracts/accepted-encodings';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { previewParameter } from '@femcoders/contracts/preview-limits';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { keepInFront } from './cache-headers.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { etagWithKeys } from './entity-tag.ts';
import { plainPagePolicy, renderRefusedPreview } from './failure-document.ts';
import { makeAnswer } from './make-answer.ts';
import type { AskedPage, PageAnswer } from './page-answer.ts';
import { isKept, readAddress } from './page-cache/page-address.ts';
import { addressWithoutPreview, type Preview, readPreview } from './previews.ts';
import { enqueue } from './render-queue.ts';
import { reportingTo } from './security-headers.ts';
import { sendBody, sendNotModified, sendReady } from './send-body.ts';
import type { PageTools } from './shell-ports.ts';
import { versionsOf } from './versions-of.ts';

/** Answers the address of a page: reads what is live, chooses its versions, takes the page that is kept or renders it, and sends it. */
export async function handlePage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  tools: PageTools,
): Promise<void> {
  const live = await tools.ports.registry();
  const preview = await previewOf(request, url, live, tools);
  if (preview) {
    response.setHeader('x-robots-tag', 'noindex');
    if (preview.unmet.length > 0) return sendRefusedPreview(request, response, url, preview);
  }
  const asked: AskedPage = {
    ...{ url, preview, live: preview?.registry ?? live },
    isForScript: withoutStylesHeader in request.headers,
    reader: clientAbortSignal(response),
  };
  const answer = await readOrRender(asked, tools);
  const keys = keepInFront(response, answer, asked, tools);
  if (answer.status === 301) return void response.writeHead(301, { location: answer.location }).end();

  if (answer.noindex) response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('content-security-policy', policyFor(request, answer));
  response.setHeader('vary', `accept-encoding, dnt, sec-gpc, ${withoutStylesHeader}`);
  if (answer.status === 200 && sendNotModified(request, response, etagWithKeys(answer.body.etag, keys))) return;
  const body = await answer.body.send(acceptedEncodings(request.headers['accept-encoding']));
  sendReady(request, response, answer.status, 'text/html; charset=utf-8', body);
}

/** Reports say nothing of a visitor and are only counted; still, who asks not to be tracked is not made to send any, as with beacons. */
function policyFor({ headers }: IncomingMessage, { policy, reportTo }: Exclude<PageAnswer, { status: 301 }>): string {
  const tellsNothing = headers['sec-gpc'] === '1' || headers.dnt === '1';
  return reportTo && !tellsNothing ? reportingTo(policy, reportTo) : policy;
}

async function previewOf(
  { headers }: IncomingMessage,
  url: URL,
  live: RegistryDocument,
  { ports, files }: PageTools,
): Promise<Preview | null> {
  const asked = url.searchParams.get(previewParameter);
  const { allowed } = ports.previews;
  const release = (name: string, version: string) => files.release(name, version);
  return (asked && (await readPreview(asked, headers.cookie, live, { allowed, release }))) || null;
}

async function readOrRender(
  { url, live, preview, isForScript, reader }: AskedPage,
  tools: PageTools,
): Promise<PageAnswer> {
  const { pageCache, renderQueue } = tools.ports;
  const chosen = await tools.choose(live, new Set(preview?.versions.map(({ name }) => name)));
  const render = (address: URL, signal: AbortSignal) =>
    enqueue(renderQueue, signal, () => makeAnswer({ url: address, chosen, isForScript, preview, signal }, tools));

  const address = preview ? url : await readAddress(url, chosen.live);
  const { pathname, search } = address;
  const key = `${versionsOf(chosen.live)} ${isForScript ? 'without styles' : 'whole'} ${pathname}${search}`;
  const answer = await (pageCache && !preview && isKept(address)
    ? pageCache.read({ key, hasQuery: search !== '', reader }, (signal) => render(address, signal))
    : render(address, reader).then(({ page }) => page));
  // Where it leads, it takes along all that was asked for.
  return answer.status === 301 && search !== url.search ? (await render(url, reader)).page : answer;
}

async function sendRefusedPreview(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  preview: Preview,
): Promise<void> {
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('content-security-policy', plainPagePolicy);
  const text = renderRefusedPreview(preview.unmet, addressWithoutPreview(url));
  await sendBody(request, response, 409, { type: 'text/html; charset=utf-8', text });
}
