import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { pageKey } from './page-cache/page-address.ts';
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
  tools: PageTools,
): Promise<boolean> {
  const { method, url = '/' } = request;
  const { pageCache } = tools.ports;
  if (!pageCache || (method !== 'GET' && method !== 'HEAD') || hasEnding.test(url)) return false;
  try {
    const { document, chosen, revision } = await tools.current();
    const live = liveFor(document, request.headers.cookie);
    const { id } = live === document ? chosen : await tools.choose(live);
    const isForScript = withoutStylesHeader in request.headers;
    // Pages are kept under the spelling that they read themselves; an address in another one is read first.
    const page = pageCache.kept(pageKey(id, isForScript, url), revision);
    if (!page || page.status === 301) return false;
    await sendPage(request, response, page, { live, preview: null, mayBePreview: false, isForScript }, tools);
    return true;
  } catch (error) {
    // What fails here is met again where the page is made, and said there.
    if (response.headersSent) throw error;
    return false;
  }
}
