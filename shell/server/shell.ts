import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { previewParameter } from '@femcoders/contracts/preview-cookie';
import { sitePagesPath } from '@femcoders/contracts/site-pages';
import { liveVersionsPath } from '../src/federation/newer-version.ts';
import { remoteKeysPath } from '../src/layout/modals/remote-keys.ts';
import { nearPagesPath } from '../src/routing/near-pages.ts';
import { setAnswerHeaders } from './answer-headers.ts';
import { noteRoute } from './answered-route.ts';
import { Documents } from './documents.ts';
import { handlePage } from './handle-page.ts';
import { oncePerTurn } from './once-per-turn.ts';
import { keepPageList } from './page-list.ts';
import { addressWithoutPreview } from './previews.ts';
import { ReleaseFiles } from './release-files.ts';
import { ReleaseModules } from './release-modules.ts';
import { readAddress } from './request-address.ts';
import { type RequestScope, requestScope, scopeOf } from './request-scope.ts';
import { sendCachedPage } from './send-cached-page.ts';
import { sendDocument } from './send-document.ts';
import { sendFailure } from './send-failure.ts';
import { sendSiteFile, sendStatic } from './send-files.ts';
import { sendKit } from './send-kit.ts';
import { sendLocalCode } from './send-local-code.ts';
import { sendText } from './send-text.ts';
import type { PageTools, ShellPorts } from './shell-ports.ts';
import { knownRedirects } from './site-files.ts';
import { listPages, sendLiveVersions, sendNearPages, sendRemoteKeys, sendSitePages } from './site-lists.ts';
import { sendSocialPicture } from './social/send-social-picture.ts';
import { pageOfSocialPicture, SocialPictures } from './social/social-pictures.ts';
import { StyleTexts } from './style-texts.ts';
import { versionChooser } from './version-chooser.ts';

/** A handler for a `node:http` server; it answers every request and never rejects. */
export interface ShellHandler {
  (request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** @throws while no page can be shown: it is not known what is live, or the code of no shell can be loaded */
  checkReady(): Promise<unknown>;
}

/** The shell's server: pages, and the files of every release. */
export function createShell(ports: ShellPorts): ShellHandler {
  if (ports.assetsUrl) globalThis.femcodersAssets = ports.assetsUrl;
  const modules = new ReleaseModules(ports.releasesDir, { stored: ports.stored, onFailure: ports.onLoadFailure });
  const memory = ports.cacheMemory ?? createCacheMemory();
  const styles = new StyleTexts(ports.releasesDir, ports.log, memory);
  const choose = versionChooser({ modules, log: ports.log });
  const look = async () => {
    const document = await ports.registry();
    return { document, chosen: await choose(document), revision: (await ports.pageCache?.revision()) ?? null };
  };
  // What is asked of the API for this bears the id of the first request of the turn.
  const current = oncePerTurn((scope: RequestScope) => requestScope.run(scope, look));
  const keptPages = keepPageList((chosen) => listPages(chosen, { ports, modules }), {
    revision: ports.revision ?? (async () => 0),
  });
  const pages = async () => keptPages(await choose(await ports.registry()));
  const pictures = new SocialPictures({ folder: join(ports.cacheDir, 'social') });
  const documents = new Documents(modules, ports.renderQueue);
  const files = new ReleaseFiles({ ...ports, release: ports.previews.release, memory });
  const tools = { ports, modules, styles, choose, current, pages, pictures, documents, files };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Now: of a connection that ends meanwhile nobody knows from where it came.
    const scope = scopeOf(request);
    try {
      if (await sendCachedPage(request, response, scope, tools)) return;
      await requestScope.run(scope, () => answerAddress(request, response, tools));
    } catch (error) {
      sendFailure(request, response, error, ports);
    }
  }
  let prepared: Promise<void> | null = null;
  async function checkReady(): Promise<unknown> {
    const live = await ports.registry();
    prepared ??= modules.prepare(live);
    await prepared;
    return choose(live);
  }
  return Object.assign(answer, { checkReady });
}

async function answerAddress(request: IncomingMessage, response: ServerResponse, tools: PageTools): Promise<void> {
  const url = readAddress(request, tools.ports.publicUrl);
  setAnswerHeaders(request, response);
  noteRoute(response, '(refused)');
  if (!url) return sendText(response, 400, 'Esta dirección no es válida.');
  if (request.method === 'POST') return askAgain(request, response, url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
  const exact = exactAddresses[url.pathname];
  for (const [route, send] of exact ? [[url.pathname, exact] as const] : others) {
    noteRoute(response, route);
    if (await send(request, response, url, tools)) return;
  }
}

/** Answers an address. @returns false where it has nothing there; then nothing was sent */
type Answer = (request: IncomingMessage, response: ServerResponse, url: URL, tools: PageTools) => Promise<boolean>;

/** Makes an answer of what always has one. */
const always =
  (send: (...asked: Parameters<Answer>) => Promise<void>): Answer =>
  async (...asked) => {
    await send(...asked);
    return true;
  };

/** The answers with a fixed address. */
const exactAddresses: Record<string, Answer> = {
  [liveVersionsPath]: always((request, response, _, tools) => sendLiveVersions(request, response, tools)),
  [nearPagesPath]: always((_, response, url, tools) => sendNearPages(response, url, tools)),
  [remoteKeysPath]: always((request, response, _, tools) => sendRemoteKeys(request, response, tools)),
  [sitePagesPath]: always((request, response, _, tools) => sendSitePages(request, response, tools)),
};

/** Everything else, in this order: the first that has something there answers. A page always does. Metrics know each by its name. */
const others: [route: string, send: Answer][] = [
  ['(redirect)', sendRedirect],
  ['(site file)', sendSiteFile],
  ['(social picture)', sendPageAsPicture],
  ['(kit)', sendKit],
  ['(file)', sendStatic],
  ['(document)', sendDocument],
  ['(preview)', leavePreview],
  ['(local code)', sendLocalCode],
  ['(page)', always(handlePage)],
];

async function sendPageAsPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  tools: PageTools,
): Promise<boolean> {
  const pictured = pageOfSocialPicture(pathname);
  if (pictured) await sendSocialPicture(request, response, pictured, tools);
  return pictured !== null;
}

async function sendRedirect(_: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<boolean> {
  const target = knownRedirects[pathname];
  if (target) response.writeHead(302, { location: target, 'cache-control': 'no-store' }).end();
  return target !== undefined;
}

/** The page as it is live, in a browser that has forgotten what it might see before. */
async function leavePreview(
  _: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { ports: { previews } }: PageTools,
): Promise<boolean> {
  if (url.searchParams.get(previewParameter) !== '') return false;
  const location = addressWithoutPreview(url);
  response.writeHead(303, { location, 'set-cookie': previews.forget, 'cache-control': 'no-store' }).end();
  return true;
}

/** A form was sent before the page's code was there to take it: the page is shown again. */
function askAgain(request: IncomingMessage, response: ServerResponse, url: URL): void {
  request.resume();
  response.writeHead(303, { location: url.pathname + url.search, 'cache-control': 'no-store' }).end();
}

function refuseMethod(response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD');
  sendText(response, 405, 'Aquí solo se puede leer.');
}
