import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import type { ReleaseFiles } from './release-files.ts';
import { safeDecode } from './request-address.ts';
import { framedDocumentPolicy } from './security-headers.ts';
import { sendBody } from './send-body.ts';
import { sendText } from './send-text.ts';
import type { PageTools } from './shell-ports.ts';
import { siteFiles } from './site-files.ts';
import { type StaticFile, sendFile } from './static-files.ts';

const publicDir = join(import.meta.dirname, '..', 'public');

/** `robots.txt`, the sitemap and the like. @returns false when there is no such file; then nothing was sent */
export async function sendSiteFile(
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

/** Sends a picture, a font or a released file. @returns false when there is no such file; then nothing was sent */
export async function sendStatic(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { ports: { registry, previews, assetsUrl }, files }: PageTools,
): Promise<boolean> {
  const path = safeDecode(url.pathname);
  if (path.startsWith('/mf/')) {
    if (assetsUrl && !path.endsWith('.html')) letOthersLoad(response);
    await sendReleased(request, response, path, files);
    return true;
  }
  if (/^\/(?:assets|public-optimized)\//.test(path)) {
    const send = (file: StaticFile) => sendFile(request, response, file);
    if (await send({ root: publicDir, path: path.slice(1), cache: 'day' })) return true;
    const { remotes, fallbacks, rollouts = [] } = await registry();
    const candidates = rollouts.map(({ release }) => release);
    // Their addresses carry no version: those of a version that stands in are found, too.
    const sendFrom = async (release: Release | null, cache: StaticFile['cache']) => {
      const file = release && files.of(release, path.slice(1));
      return file !== null && (await send({ ...file, cache }));
    };
    for (const release of [...remotes, ...fallbacks, ...candidates]) if (await sendFrom(release, 'day')) return true;
    for (const { name, version } of previews.allowed(request.headers.cookie))
      if (await sendFrom(await files.release(name, version), 'never')) return true;
    sendText(response, 404, 'Este archivo no existe.');
    return true;
  }
  return /\.\w+$/.test(path) && sendFile(request, response, { root: publicDir, path: path.slice(1), cache: 'short' });
}

/** A server of files at another origin (`ASSETS_URL`) fetches them here, with the headers by which pages may load them there. */
function letOthersLoad(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
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
