import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { apiOf, offerNearPages, remotesOf } from './make-page.ts';
import type { PageList } from './page-list.ts';
import { remoteKeysOf } from './remote-keys.ts';
import { hasCandidate, liveFor } from './rollout-choice.ts';
import { sendTagged } from './send-body.ts';
import { sendJson } from './send-text.ts';
import type { PageTools } from './shell-ports.ts';
import { renderSitemap } from './sitemap.ts';
import type { ChosenVersions } from './version-chooser.ts';

/** Lists the pages of what is live. */
export async function listPages(
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
  return { pages, missing: [...missing], versions: versionsByName(live), sitemap };
}

/** For a tab that wants to know whether a full load would give another version of what failed. */
export async function sendLiveVersions(
  request: IncomingMessage,
  response: ServerResponse,
  { ports, choose }: PageTools,
): Promise<void> {
  const { live } = await choose(liveFor(await ports.registry(), request.headers.cookie));
  sendJson(response, versionsByName(live));
}

/** For the page of an unknown address that the browser has made itself. */
export async function sendNearPages(response: ServerResponse, url: URL, { pages }: PageTools): Promise<void> {
  const { searchParams } = url;
  const { pages: listed } = await pages();
  sendJson(response, offerNearPages(listed, searchParams.get('path') ?? ''));
}

/** For the cookie policy, which lists what is stored by the versions that visitors get. */
export async function sendRemoteKeys(
  request: IncomingMessage,
  response: ServerResponse,
  { ports, choose }: PageTools,
): Promise<void> {
  const { live } = await choose(liveFor(await ports.registry(), request.headers.cookie));
  response.setHeader('cache-control', hasCandidate(live) ? 'private, no-cache' : 'no-cache');
  const text = JSON.stringify(remoteKeysOf(live.remotes));
  await sendTagged(request, response, { type: 'application/json; charset=utf-8', text });
}

/** For the search: what it reads is all that search engines may know, and of some other pages it knows title and description. */
export async function sendSitePages(
  request: IncomingMessage,
  response: ServerResponse,
  { pages }: PageTools,
): Promise<void> {
  const { pages: listed, missing, versions } = await pages();
  const found = listed.filter(({ noindex }) => !noindex).map(({ noindex, ...page }) => page);
  const unread = listed
    .filter(({ noindex, searchable }) => noindex && searchable)
    .map(({ path, title, description, owner }) => ({ path, title, description, owner }));
  const text = JSON.stringify({ missing, versions, pages: found, unread });
  response.setHeader('cache-control', 'no-cache');
  await sendTagged(request, response, { type: 'application/json; charset=utf-8', text });
}

const versionsByName = ({ shell, remotes }: RegistryDocument) =>
  Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version]));
