import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { previewParameter } from '@femcoders/contracts/preview-cookie';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { inSpan } from '@femcoders/contracts/tracing';
import { cacheRules } from './cache-headers.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { plainPagePolicy, renderRefusedPreview } from './failure-document.ts';
import { makeAnswer } from './make-answer.ts';
import type { PageAnswer, RequestedPage } from './page-answer.ts';
import { isKept, pageKey, readAddress } from './page-cache/page-address.ts';
import { addressWithoutPreview, type Preview, readPreview } from './previews.ts';
import { enqueue } from './render-queue.ts';
import { liveFor } from './rollout-choice.ts';
import { sendBody } from './send-body.ts';
import { sendPage } from './send-page.ts';
import type { PageTools } from './shell-ports.ts';

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
  const asked: RequestedPage = {
    ...{ url, preview, live: preview?.registry ?? liveFor(live, request.headers.cookie) },
    isForScript: withoutStylesHeader in request.headers,
    mayBePreview: url.searchParams.has(previewParameter),
  };
  const answer = await readOrRender(asked, clientAbortSignal(response), tools);
  if (answer.status !== 301) return sendPage(request, response, answer, asked, tools);
  const { control } = cacheRules(answer, asked, tools);
  response.writeHead(301, { 'cache-control': control, location: answer.location }).end();
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
  { url, live, preview, isForScript }: RequestedPage,
  reader: AbortSignal,
  tools: PageTools,
): Promise<PageAnswer> {
  const { pageCache, renderQueue, tracing } = tools.ports;
  const chosen = await tools.choose(live, new Set(preview?.versions.map(({ name }) => name)));
  const render = (address: URL, signal: AbortSignal) =>
    inSpan(tracing, 'render', {}, () =>
      enqueue(renderQueue, signal, () => makeAnswer({ url: address, chosen, isForScript, preview, signal }, tools)),
    );

  const address = preview ? url : await readAddress(url, chosen.live);
  const answer = await (pageCache && !preview && isKept(address)
    ? pageCache.read({ ...pageKey(chosen.id, isForScript, address.pathname + address.search), reader }, (signal) =>
        render(address, signal),
      )
    : render(address, reader).then(({ page }) => page));
  // Where it leads, it takes along all that was asked for.
  return answer.status === 301 && address.search !== url.search ? (await render(url, reader)).page : answer;
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
