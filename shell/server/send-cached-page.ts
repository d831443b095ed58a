import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import type { RequestedPage, ShownPage } from './page-answer.ts';
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
  if (!tools.ports.pageCache || (method !== 'GET' && method !== 'HEAD') || hasEnding.test(url)) return false;
  const isForScript = withoutStylesHeader in request.headers;
  // What fails here is met again where the page is made, and said there.
  const found = await findKept(url, request.headers.cookie, isForScript, tools).catch(() => null);
  if (!found) return false;
  await sendPage(request, response, found.page, found.asked, tools);
  return true;
}

interface KeptPage {
  page: ShownPage;
  asked: Omit<RequestedPage, 'url'>;
}

/** @param path as it came: pages are kept under the spelling that they read themselves, and an address in another one is read first */
async function findKept(
  path: string,
  cookies: string | undefined,
  isForScript: boolean,
  { ports: { pageCache }, choose, current }: PageTools,
): Promise<KeptPage | null> {
  const { document, chosen, revision } = await current();
  const live = liveFor(document, cookies);
  const { id } = live === document ? chosen : await choose(live);
  const page = pageCache?.kept(pageKey(id, isForScript, path), revision);
  if (!page || page.status === 301) return null;
  return { page, asked: { live, preview: null, mayBePreview: false, isForScript } };
}
