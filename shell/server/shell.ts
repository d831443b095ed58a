import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import type { PreviewedVersion } from '@femcoders/contracts/preview';
import { previewParameter } from '@femcoders/contracts/preview-limits';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { SiteConfig } from '@femcoders/contracts/site-config';
import { sitePagesPath } from '@femcoders/contracts/site-pages';
import { socialPicturePath } from '@femcoders/contracts/social-picture';
import { videoFrameOrigin } from '@femcoders/contracts/video-frame';
import type { Host } from '@femcoders/platform';
import { createApiClient } from '@femcoders/platform/api-client';
import type { BootBlock } from '../src/boot-block.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { liveVersionsPath } from '../src/federation/newer-version.ts';
import { remoteKeysPath } from '../src/layout/modals/remote-keys.ts';
import type { RemoteParts } from '../src/routing/create-pages.ts';
import type { ListedPage } from '../src/routing/listed-pages.ts';
import { type NearPages, nearPagesPath } from '../src/routing/near-pages.ts';
import { acceptedEncodings, type Encoding } from './content-encoding.ts';
import { renderDocument } from './document.ts';
import { DocumentError, Documents } from './documents.ts';
import { isKnown, tagOf } from './entity-tag.ts';
import { renderFailure, renderRefusedPreview } from './failure-document.ts';
import { findNearPages } from './find-near-pages.ts';
import { ownSpelling } from './own-spelling.ts';
import { filesOf } from './page-files.ts';
import { keepPageList, type PageList } from './page-list.ts';
import { previewBadge } from './preview-badge.ts';
import { addressWithoutPreview, type Preview, type PreviewPorts, readPreview } from './previews.ts';
import { ReleaseModules } from './release-modules.ts';
import { remoteKeysOf } from './remote-keys.ts';
import { commonHeaders, contentSecurityPolicy, framedDocumentPolicy } from './security-headers.ts';
import type { ShellLog } from './shell-log.ts';
import { knownRedirects, type SiteFile, siteFiles } from './site-files.ts';
import { renderSitemap } from './sitemap.ts';
import { socialArea } from './social/social-area.ts';
import { pageOfSocialPicture, SocialPictures } from './social/social-pictures.ts';
import { sendFile } from './static-files.ts';
import { StyleTexts } from './style-texts.ts';
import { type ChooseVersions, type ChosenVersions, versionChooser } from './version-chooser.ts';

export interface ShellPorts {
  /** What is live now. Read once per request, so that a page is of one version set. */
  registry: () => Promise<RegistryDocument>;
  releasesDir: string;
  /** Holds what the server has made and could make again. */
  cacheDir: string;
  /** How the server reaches the API: over the network, or straight into it. */
  apiFetch: typeof globalThis.fetch;
  /** Address of the API for `apiFetch`, without a trailing slash. */
  apiBaseUrl: string;
  site: SiteConfig;
  /** Origin under which the public sees the site, without a trailing slash. */
  publicUrl: string;
  log: ShellLog;
  previews: PreviewPorts;
  /** False in development: failures then show message and stack. */
  production: boolean;
}

/** Limits of one page, in milliseconds. */
const loadLimitMs = 3_000;
const blockLimitMs = 2_000;
const renderLimitMs = 2_000;

const publicDir = join(import.meta.dirname, '..', 'public');
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * The shell's server: pages, and the files of every release.
 * @returns a handler for a `node:http` server; it answers every request and never rejects
 */
export function createShell(ports: ShellPorts): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const modules = new ReleaseModules(ports.releasesDir);
  const styles = new StyleTexts(ports.releasesDir, ports.log);
  const choose = versionChooser({ modules, log: ports.log });
  const keptPages = keepPageList((chosen) => listPages(chosen, { ports, modules }));
  const pages = async () => keptPages(await choose(await ports.registry()));
  const pictures = new SocialPictures({ folder: join(ports.cacheDir, 'social') });
  const documents = new Documents(modules);
  const tools = { ports, modules, styles, choose, pages, pictures, documents };

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
      if (await sendStatic(request, response, url, ports)) return;
      if (await sendDocument(request, response, url, tools)) return;
      if (url.searchParams.get(previewParameter) === '') return leavePreview(response, url, ports);
      await sendPage(request, response, url, tools);
    } catch (error) {
      sendFailure(request, response, error, ports);
    }
  };
}

interface PageTools {
  ports: ShellPorts;
  modules: ReleaseModules;
  styles: StyleTexts;
  choose: ChooseVersions;
  /** The pages of what is live. */
  pages: () => Promise<PageList>;
  pictures: SocialPictures;
  documents: Documents;
}

/** `readRegistry → chooseVersions → loadRemotes → matchRoutes → renderPage` (the last three inside the shell's bundle). */
async function makePage(
  response: ServerResponse,
  url: URL,
  { ports, modules, choose, pages }: PageTools,
  preview: Preview | null = null,
) {
  const previewed = new Set(preview?.versions.map(({ name }) => name));
  const { live, shell } = await choose(preview?.registry ?? (await ports.registry()), previewed);
  const gone = new AbortController();
  response.on('close', () => gone.abort());

  const page = await shell.render({
    url,
    host: { api: apiOf(ports), site: ports.site, publicUrl: ports.publicUrl },
    shellVersion: live.shell.version,
    remotes: remotesOf(live, modules),
    nearPages: async (path) => offerNearPages((await pages()).pages, path),
    signal: gone.signal,
    loadLimitMs,
    blockLimitMs,
    renderLimitMs,
    onSectionError: (error, owner) =>
      ports.log.error(
        { err: error, remote: owner.name, version: owner.version, path: url.pathname },
        'A section failed on the server',
      ),
  });
  return { live, page, beforePaint: shell.beforePaintScript };
}

async function sendPage(request: IncomingMessage, response: ServerResponse, url: URL, tools: PageTools): Promise<void> {
  const { ports, styles } = tools;
  const asked = url.searchParams.get(previewParameter);
  const preview = asked && (await readPreview(asked, request.headers.cookie, await ports.registry(), ports.previews));
  const nonce = createNonce();
  if (preview) {
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-robots-tag', 'noindex');
    if (preview.unmet.length > 0) return sendRefusedPreview(request, response, { url, preview, nonce });
  }
  const { live, page, beforePaint } = await makePage(response, url, tools, preview || null);
  if (page.status === 301) {
    return redirect(response, page.location);
  }

  if (page.status === 404) {
    const own = ownSpelling((await tools.pages()).pages, url.pathname);
    if (own) return redirect(response, own + url.search);
  }

  const files = filesOf(live, page.status === 404 ? null : page.page);
  const isForScript = withoutStylesHeader in request.headers;
  const document = renderDocument({
    ...page,
    files,
    styles: isForScript
      ? []
      : await Promise.all(files.styles.map((address) => styles.read(address, files.integrity[address]))),
    beforePaint,
    boot: bootBlock(live, page, ports),
    ...(preview && { below: previewBadge(preview.versions, url, nonce) }),
    nonce,
  });
  const { elementsVideoUrl, talkVideos } = ports.site;
  const framed = elementsVideoUrl || talkVideos ? [videoFrameOrigin] : [];
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce, framed));
  // One without styles must not be what a reader who goes back finds.
  if (!preview) response.setHeader('cache-control', isForScript ? 'no-store' : 'no-cache');
  if (page.noindex || page.status !== 200 || Object.keys(page.problems).length > 0)
    response.setHeader('x-robots-tag', 'noindex');
  await sendBody(request, response, page.status, { type: 'text/html; charset=utf-8', text: document });
}

/** A preview says beforehand that nobody keeps anything of it. */
function redirect(response: ServerResponse, location: string): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'public, max-age=3600');
  response.writeHead(301, { location }).end();
}

async function sendRefusedPreview(
  request: IncomingMessage,
  response: ServerResponse,
  { url, preview, nonce }: { url: URL; preview: Preview; nonce: string },
): Promise<void> {
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce));
  const text = renderRefusedPreview(preview.unmet, addressWithoutPreview(url), nonce);
  await sendBody(request, response, 409, { type: 'text/html; charset=utf-8', text });
}

/** The page as it is live, in a browser that has forgotten what it might see before. */
function leavePreview(response: ServerResponse, url: URL, { previews }: ShellPorts): void {
  const location = addressWithoutPreview(url);
  response.writeHead(303, { location, 'set-cookie': previews.forget, 'cache-control': 'no-store' }).end();
}

const createNonce = () => randomBytes(16).toString('base64');

function apiOf({ apiFetch, apiBaseUrl }: ShellPorts): Host['api'] {
  return createApiClient({ fetch: apiFetch, baseUrl: apiBaseUrl });
}

function remotesOf({ shell, remotes }: RegistryDocument, modules: ReleaseModules): RemoteParts[] {
  return remotes.map((release) => ({
    name: release.name,
    version: release.version,
    routes: release.routes,
    blocks: release.blocks,
    footer: release.footer,
    load: () => modules.remote(release, shell.version),
  }));
}

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
  return { pages, missing: [...missing], versions: versionsOf(live) };
}

const versionsOf = ({ shell, remotes }: RegistryDocument) =>
  Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version]));

/** For the search, which reads what is named here: all that search engines may know. */
async function sendSitePages(request: IncomingMessage, response: ServerResponse, { pages }: PageTools): Promise<void> {
  const { pages: listed, ...list } = await pages();
  const found = listed.filter(({ noindex }) => !noindex).map(({ noindex, ...page }) => page);
  const text = JSON.stringify({ ...list, pages: found });
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

/** With what shells read that are older than the search and may be live again: they looked for words here, too. */
function offerNearPages(listed: ListedPage[], path: string): NearPages & { found: [] } {
  return { near: findNearPages(listed, path), found: [] };
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
      ? {
          type: 'application/xml; charset=utf-8',
          text: renderSitemap((await pages()).pages, ports.publicUrl),
        }
      : siteFiles[pathname]?.(ports);
  if (!file) return false;
  response.setHeader('cache-control', 'public, max-age=300');
  await sendBody(request, response, 200, file);
  return true;
}

/** What a remote makes for programs, such as a feed. @returns false when there is no such document; then nothing was sent */
async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  { ports, choose, documents }: PageTools,
): Promise<boolean> {
  const registry = await ports.registry();
  if (!registry.remotes.some((remote) => remote.documents.length > 0)) return false;
  const { live } = await choose(registry);
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    const { site, publicUrl } = ports;
    const args = { api: apiOf(ports), site, publicUrl, signal: gone.signal };
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
  const { ports, pictures } = tools;
  const { page } = await makePage(response, new URL(path, ports.publicUrl), tools);
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

function bootBlock(live: RegistryDocument, page: RenderedPage, { site, publicUrl }: ShellPorts): BootBlock {
  return {
    shellVersion: live.shell.version,
    remotes: live.remotes.flatMap(bootRemote),
    site,
    publicUrl,
    loaded: page.loaded,
    problems: page.problems,
    failedBlocks: page.failedBlocks,
    queries: page.queries,
  };
}

/** What the browser must know of a remote. */
export function bootRemote({
  name,
  version,
  globalName,
  entry,
  integrity,
  routes,
  blocks,
  footer = [],
}: Release): BootBlock['remotes'] {
  if (!globalName) return [];
  return [
    {
      name,
      version,
      globalName,
      entry,
      routes: routes.map(({ id, path, slots }) => ({ id, path, ...(slots.length > 0 && { slots }) })),
      blocks: blocks.map(({ id, slot, title, order }) => ({ id, slot, title, order })),
      ...(footer.length > 0 && { footer }),
      ...(integrity[entry] && { integrity: integrity[entry] }),
    },
  ];
}

async function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { releasesDir, registry, previews }: ShellPorts,
): Promise<boolean> {
  const path = safeDecode(url.pathname);
  const release = /^\/mf\/(shell|mf-[a-z0-9-]+)\/([0-9a-f]{16})\/(.+)$/.exec(path);
  if (release) {
    const [, name = '', version = '', file = ''] = release;
    if (file.endsWith('.html')) response.setHeader('content-security-policy', framedDocumentPolicy);
    const sent = await sendFile(request, response, {
      root: join(releasesDir, name, version, 'client'),
      path: file,
      cache: 'immutable',
    });
    if (!sent) sendText(response, 404, 'Este archivo no existe.');
    return true;
  }
  if (path.startsWith('/mf/')) {
    sendText(response, 404, 'Este archivo no existe.');
    return true;
  }
  if (/^\/(?:assets|public-optimized)\//.test(path)) {
    const { remotes, fallbacks } = await registry();
    // Their addresses carry no version: those of a version that stands in are found, too.
    const clientOf = ({ name, version }: PreviewedVersion) => join(releasesDir, name, version, 'client');
    for (const root of [publicDir, ...[...remotes, ...fallbacks].map(clientOf)])
      if (await sendFile(request, response, { root, path: path.slice(1), cache: 'day' })) return true;
    for (const root of previews.allowed(request.headers.cookie).map(clientOf))
      if (await sendFile(request, response, { root, path: path.slice(1), cache: 'never' })) return true;
    sendText(response, 404, 'Este archivo no existe.');
    return true;
  }
  return /\.\w+$/.test(path) && sendFile(request, response, { root: publicDir, path: path.slice(1), cache: 'short' });
}

function readAddress(request: IncomingMessage, publicUrl: string): URL | null {
  const target = request.url ?? '/';
  if (!target.startsWith('/') || !URL.canParse(publicUrl + target)) return null;
  const url = new URL(publicUrl + target);
  // `//host/…`, also out of `/\host/…` or `/.//host/…`, would be read as another origin where it is sent back.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Sends what is made on request, or 304 to whoever has it. */
async function sendTagged(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
  const tag = tagOf(file.text);
  response.setHeader('etag', tag);
  response.setHeader('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], tag)) response.writeHead(304).end();
  else await sendBody(request, response, 200, file);
}

async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { type, text }: SiteFile,
): Promise<void> {
  const { body, encoding } = await compress(text, acceptedEncodings(request.headers['accept-encoding']));
  response.setHeader('content-type', type);
  response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function compress(text: string, accepted: Encoding[]): Promise<{ body: Buffer; encoding?: Encoding }> {
  if (accepted.includes('br'))
    return { body: await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' };
  if (accepted.includes('gzip')) return { body: await compressGzip(text), encoding: 'gzip' };
  return { body: Buffer.from(text) };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}

/** For a tab that wants to know whether a full load would bring another version of what failed. */
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

function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  { log, production }: ShellPorts,
): void {
  // Who has left needs no page, and that there is none is no failure.
  if (response.destroyed) return;
  const incident = randomUUID().slice(0, 8);
  log.error({ err: error, incident, path: request.url }, 'A page could not be made');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const details = production || !(error instanceof Error) ? null : (error.stack ?? error.message);
  const nonce = createNonce();
  response.writeHead(503, {
    'content-security-policy': contentSecurityPolicy(nonce),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '10',
  });
  response.end(request.method === 'HEAD' ? undefined : renderFailure(incident, details, nonce));
}
