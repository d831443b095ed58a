import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { Host } from '@femcoders/platform';
import { createApiClient } from '@femcoders/platform/api-client';
import type { Redirect, RenderedPage } from '../src/entry-server.tsx';
import type { RemoteParts } from '../src/routing/create-pages.ts';
import type { ListedPage } from '../src/routing/listed-pages.ts';
import type { NearPages } from '../src/routing/near-pages.ts';
import { findNearPages } from './find-near-pages.ts';
import type { ReleaseModules } from './release-modules.ts';
import type { PageTools, ShellPorts } from './shell-ports.ts';
import type { ChosenVersions } from './version-chooser.ts';

/** Limits of one page, in milliseconds. */
const loadLimitMs = 3_000;
const blockLimitMs = 2_000;
/** Of one answer of the API: what waits for it still has time to say in its place that it did not come. */
const readLimitMs = 2_000;
const renderLimitMs = 2_000;

export interface PageOrder {
  url: URL;
  chosen: ChosenVersions;
  /** Ends the loading. */
  signal: AbortSignal;
  /** How this page reads the API, where not as all others do. */
  apiFetch?: typeof globalThis.fetch;
  /** Called when a part of the page has failed. */
  onFailure?: () => void;
}

/** The end of `readRegistry → chooseVersions → loadRemotes → matchRoutes → renderPage`, inside the shell's bundle. */
export function makePage(
  { url, chosen, signal, apiFetch, onFailure }: PageOrder,
  { ports, modules, pages }: PageTools,
): Promise<RenderedPage | Redirect> {
  const { live, shell } = chosen;
  return shell.render({
    url,
    host: { api: apiOf({ ...ports, ...(apiFetch && { apiFetch }) }), site: ports.site, publicUrl: ports.publicUrl },
    shellVersion: live.shell.version,
    remotes: remotesOf(live, modules),
    nearPages: async (path) => offerNearPages((await pages()).pages, path),
    signal,
    loadLimitMs,
    blockLimitMs,
    renderLimitMs,
    onSectionError: (error, owner) => {
      onFailure?.();
      ports.onSectionFailure?.(owner.name);
      ports.log.error(
        { err: error, remote: owner.name, version: owner.version, path: url.pathname },
        'A section failed on the server',
      );
    },
  });
}

export function apiOf({ apiFetch, apiBaseUrl }: Pick<ShellPorts, 'apiFetch' | 'apiBaseUrl'>): Host['api'] {
  return createApiClient({ fetch: apiFetch, baseUrl: apiBaseUrl, timeoutMs: readLimitMs });
}

export function remotesOf({ shell, remotes }: RegistryDocument, modules: ReleaseModules): RemoteParts[] {
  return remotes.map((release) => ({
    name: release.name,
    version: release.version,
    routes: release.routes,
    blocks: release.blocks,
    footer: release.footer,
    header: release.header,
    load: () => modules.remote(release, shell.version),
  }));
}

/** With what shells read that are older than the search and may be live again: they looked for words here, too. */
export function offerNearPages(listed: ListedPage[], path: string): NearPages & { found: [] } {
  return { near: findNearPages(listed, path), found: [] };
}
