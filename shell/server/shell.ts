import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { previewParameter } from '@femcoders/contracts/preview-limits';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { sitePagesPath } from '@femcoders/contracts/site-pages';
import { socialPicturePath } from '@femcoders/contracts/social-picture';
import type { RenderedPage } from '../src/entry-server.tsx';
import { liveVersionsPath } from '../src/federation/newer-version.ts';
import { remoteKeysPath } from '../src/layout/modals/remote-keys.ts';
import { nearPagesPath } from '../src/routing/near-pages.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { DocumentError, Documents } from './documents.ts';
import { handlePage } from './handle-page.ts';
import { apiOf, makePage, offerNearPages, remotesOf } from './make-page.ts';
import { keepPageList, type PageList } from './page-list.ts';
import { addressWithoutPreview } from './previews.ts';
import { ReleaseFiles } from './release-files.ts';
import { ReleaseModules } from './release-modules.ts';
import { remoteKeysOf } from './remote-keys.ts';
import { enqueue } from './render-queue.ts';
import { readAddress, safeDecode } from './request-address.ts';
import { commonHeaders, framedDocumentPolicy } from './security-headers.ts';
import { sendBody, sendTagged } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

import type { PageTools, ShellPorts } from './shell-ports.ts';
import { knownRedirects, siteFiles } from './site-files.ts';
import { renderSitemap } from './sitemap.ts';
import { socialArea } from './social/social-area.ts';
import { pageOfSocialPicture, SocialPictures } from './social/social-pictures.ts';
import { type StaticFile, sendFile } from './static-files.ts';
import { StyleTexts } from './style-texts.ts';
import { type ChosenVersions, versionChooser } from './version-chooser.ts';

const publicDir = join(import.meta.dirname, '..', 'public');

/**
 * The shell's server: pages, and the files of every release.
 * @returns a handler for a `node:http` server; it answers every request and never rejects
 */
export function createShell(ports: ShellPorts): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const modules = new ReleaseModules(ports.releasesDir);
  const memory = ports.cacheMemory ?? createCacheMemory();
  const styles = new StyleTexts(ports.releasesDir, ports.log, memory);
  const choose = versionChooser({ modules, log: ports.log });
  const keptPages = keepPageList((chosen) => listPages(chosen, { ports, modules }));
  const pages = async () => keptPages(await choose(await ports.registry()));
  const pictures = new SocialPictures({ folder: join(ports.cacheDir, 'social') });
  const documents = new Documents(modules, ports.renderQueue);
  const files = new ReleaseFiles({ ...ports, release: ports.previews.release, memory });
  const tools = { ports, modules, styles, choose, pages, pictures, documents, files };

  return async (request, response) => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    try {
      const url = readAddress(request, ports.publicUrl);
      if (!url) return sendText(response, 400, 'Esta dirección no es válida.');
      if (request.method === 'POST') return askAgain(request, response, url);
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
      if (url.pathname === liveVersionsPath) return await sendLiveVersions(response, tools);
      if (url.pathname === nearPagesPath) return await sendNearPages(response, url, tools);
      if (url.pathname === remoteKeysPath) return await sendRemoteKeys(request, response, tools);
      if (url.pathname === sitePagesPath) return await sendSitePages(request, response, tools);
      const target = knownRedirects[url.pathname];
      if (target) return void response.writeHead(302, { location: target, 'cache-control': 'no-store' }).end();
      if (await sendSiteFile(request, response, url, tools)) return;
      const pictured = pageOfSocialPicture(url.pathname);
      if (pictured) return await sendSocialPicture(request, response, pictured, tools);
      if (await sendStatic(request, response, url, tools)) return;
      if (await sendDocument(request, response, url, tools)) return;
      if (url.searchParams.get(previewParameter) === '') return leavePreview(response, url, ports);
      await handlePage(request, response, url, tools);
    } catch (error) {
      sendFailure(request, response, error, ports);
    }
  };
}

/** The page as it is live, in a browser that has forgotten what it might see before. */
function leavePreview(response: ServerResponse, url: URL, { previews }: ShellPorts): void {
  const location = addressWithoutPreview(url);
  response.writeHead(303, { location, 'set-cookie': previews.forget, 'cache-control': 'no-store' }).end();
}

const versionsOf = ({ shell, remotes }: RegistryDocument) =>
  Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version]));

async function listPages(
  { live, shell }: ChosenVersions,
  { ports, modules }: Pick<PageTools, 'ports' | 'modules'>,
): Promise<PageList> {
  const missing = new Set<string>();
  const pages = await shell.listPages({
    shellVersion: live.shell.version,
    remotes: remotesOf(live, modules),
    api: apiOf(ports),
    publicUrl: ports.publicUrl,
    onError: (error, owner) => {
      missing.add(owner.name);
      ports.log.error({ err: error, remote: owner.name, version: owner.version }, 'Pages could not be listed');
    },
  });
  const sitemap = renderSitemap(pages, ports.publicUrl);
  return { pages, missing: [...missing], versions: versionsOf(live), sitemap };
}

/** For the search, which reads what is named here: all that search engines may know. */
async function sendSitePages(request: IncomingMessage, response: ServerResponse, { pages }: PageTools): Promise<void> {
  const { pages: listed, missing, versions } = await pages();
  const found = listed.filter(({ noindex }) => !noindex).map(({ noindex, ...page }) => page);
  const text = JSON.stringify({ missing, versions, pages: found });
  response.setHeader('cache-control', 'no-cache');
  await sendTagged(request, response, { type: 'application/json; charset=utf-8', text });
}

/** For the cookie policy, which tells what is stored by the versions that visitors get. */
async function sendRemoteKeys(
  request: IncomingMessage,
  response: ServerResponse,
  { ports, choose }: PageTools,
): Promise<void> {
  const { live } = await choose(await ports.registry());
  response.setHeader('cache-control', 'no-cache');
  const text = JSON.stringify(remoteKeysOf(live.remotes));
  await sendTagged(request, response, { type: 'application/json; charset=utf-8', text });
}

/** For the page of an unknown address that the browser has made itself. */
async function sendNearPages(response: ServerResponse, url: URL, { pages }: PageTools): Promise<void> {
  const { searchParams } = url;
  const { pages: listed } = await pages();
  sendJson(response, offerNearPages(listed, searchParams.get('path') ?? ''));
}

/** `robots.txt`, the sitemap and the like. @returns false when there is no such file; then nothing was sent */
async function sendSiteFile(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  { ports, pages }: PageTools,
): Promise<boolean> {
  const file =
    pathname === '/sitemap.xml'
      ? { type: 'application/xml; charset=utf-8', text: (await pages()).sitemap }
      : siteFiles[pathname]?.(ports);
  if (!file) return false;
  response.setHeader('cache-control', 'public, max-age=300');
  await sendBody(request, response, 200, file);
  return true;
}

/**
 * Sends a document that a remote makes for programs, such as a feed. @returns false when there is no such document; then
 * nothing was sent
 */
async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  { ports, choose, documents }: PageTools,
): Promise<boolean> {
  const registry = await ports.registry();
  if (!registry.remotes.some((remote) => remote.documents.length > 0)) return false;
  const { live } = await choose(registry);
  try {
    const { site, publicUrl } = ports;
    const args = { api: apiOf(ports), site, publicUrl, signal: clientAbortSignal(response) };
    const document = await documents.make(live, safeDecode(pathname), args);
    if (!document) return false;
    response.setHeader('cache-control', 'public, max-age=300');
    await sendTagged(request, response, document);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { owner, cause } = error;
    ports.log.error({ err: cause, remote: owner.name, version: owner.version, path: pathname }, error.message);
    response.setHeader('retry-after', '60');
    sendText(response, 503, 'Esto no está disponible ahora. Prueba dentro de un momento.');
  }
  return true;
}

/** The picture of a page for social networks. Only what exists and may be found has one. */
async function sendSocialPicture(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  tools: PageTools,
): Promise<void> {
  const { ports, pictures, choose } = tools;
  const signal = clientAbortSignal(response);
  const chosen = await choose(await ports.registry());
  const order = { url: new URL(path, ports.publicUrl), chosen, signal };
  const page = await enqueue(ports.renderQueue, signal, () => makePage(order, tools));
  if (page.status === 301) {
    const location = socialPicturePath(new URL(page.location, ports.publicUrl).pathname);
    response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end();
    return;
  }
  const failed = Object.keys(page.problems).length > 0;
  if (page.status !== 200 || (page.noindex && !failed)) return sendText(response, 404, 'Esta imagen no existe.');
  // Made to be shown elsewhere.
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  const made = failed ? null : await pictureOf(page, path, tools);
  if (made && (await sendFile(request, response, { root: pictures.folder, path: made, cache: 'day' }))) return;
  await sendFile(request, response, { root: publicDir, path: 'assets/social/sitio.png', cache: 'short' });
}

/** @returns the picture's file, or null when it cannot be made */
function pictureOf(page: RenderedPage, path: string, { ports, pictures }: PageTools): Promise<string | null> {
  const tag = page.tags.find(({ attributes }) => attributes.property === 'og:title');
  const title = tag?.attributes.content ?? page.title;
  // However its letters are encoded: who asks for many spellings gets one picture.
  const own = safeDecode(path);
  return pictures
    .fileOf({ title, area: socialArea(own), brand: ports.site.brand, seed: own })
    .catch((error: unknown) => {
      ports.log.error({ err: error, path }, 'A social picture could not be made');
      return null;
    });
}

async function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { ports: { registry, previews }, files }: PageTools,
): Promise<boolean> {
  const path = safeDecode(url.pathname);
  if (path.startsWith('/mf/')) {
    await sendReleased(request, response, path, files);
    return true;
  }
  if (/^\/(?:assets|public-optimized)\//.test(path)) {
    const send = (file: StaticFile) => sendFile(request, response, file);
    if (await send({ root: publicDir, path: path.slice(1), cache: 'day' })) return true;
    const { remotes, fallbacks } = await registry();
    // Their addresses carry no version: those of a version that stands in are found, too.
    const sendFrom = async (release: Release | null, cache: StaticFile['cache']) => {
      const file = release && files.of(release, path.slice(1));
      return file !== null && (await send({ ...file, cache }));
    };
    for (const release of [...remotes, ...fallbacks]) if (await sendFrom(release, 'day')) return true;
    for (const { name, version } of previews.allowed(request.headers.cookie))
      if (await sendFrom(await files.release(name, version), 'never')) return true;
    sendText(response, 404, 'Este archivo no existe.');
    return true;
  }
  return /\.\w+$/.test(path) && sendFile(request, response, { root: publicDir, path: path.slice(1), cache: 'short' });
}

/** A file of a release by its whole address, which carries the version. */
async function sendReleased(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  files: ReleaseFiles,
): Promise<void> {
  const [, name = '', version = '', path = ''] =
    /^\/mf\/(shell|mf-[a-z0-9-]+)\/([0-9a-f]{16})\/(.+)$/.exec(address) ?? [];
  const file = path ? await files.named(name, version, path) : null;
  if (path.endsWith('.html')) response.setHeader('content-security-policy', framedDocumentPolicy);
  if (file && (await sendFile(request, response, { ...file, cache: 'immutable' }))) return;
  sendText(response, 404, 'Este archivo no existe.');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}

/** For a tab that wants to know whether a full load would give another version of what failed. */
async function sendLiveVersions(response: ServerResponse, { ports, choose }: PageTools): Promise<void> {
  const { live } = await choose(await ports.registry());
  sendJson(response, versionsOf(live));
}

function sendJson(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(data));
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
