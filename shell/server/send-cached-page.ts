import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { pageKey } from './page-cache/page-address.ts';
import type { RequestScope } from './request-scope.ts';
import { liveFor } from './rollout-choice.ts';
import { sendPage } from './send-page.ts';
import type { PageTools } from './shell-ports.ts';

/** Files have an ending, and must not wait for the code of what is live. */
const hasEnding = /\.\w+(?:\?|$)/;

/**
 * Sends the page of an address if it is kept and holds, before anything else is looked for there: that was done when it was made.
 * @returns false where it is not; then nothing was sent
 */
export async function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  scope: RequestScope,
  tools: PageTools,
): Promise<boolean> {
  const { method, url = '/', headers } = request;
  const { pageCache } = tools.ports;
  if (!pageCache || (method !== 'GET' && method !== 'HEAD') || hasEnding.test(url)) return false;
  const current = tools.current(scope);
  // What fails here is met again where the page is made, and said there.
  const state = current instanceof Promise ? await current.catch(() => null) : current;
  if (!state) return false;
  const live = liveFor(state.document, headers.cookie);
  const chosen = live === state.document ? state.chosen : await tools.choose(live).catch(() => null);
  if (!chosen) return false;
  const isForScript = withoutStylesHeader in headers;
  // As it came: pages are kept under the spelling that they read themselves, and an address in another one is read first.
  const page = pageCache.kept(pageKey(chosen.id, isForScript, url), state.revision);
  if (!page || page.status === 301) return false;
  await sendPage(request, response, page, { live, preview: null, mayBePreview: false, isForScript }, tools);
  return true;
}
