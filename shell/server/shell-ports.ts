import type { CacheMemory } from '@femcoders/contracts/cache-memory';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { SiteConfig } from '@femcoders/contracts/site-config';
import type { Tracing } from '@femcoders/contracts/tracing';
import type { Documents } from './documents.ts';
import type { PageAnswer } from './page-answer.ts';
import type { CdnPurge } from './page-cache/cdn-purge.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { PageList } from './page-list.ts';
import type { PreviewPorts } from './previews.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ReleaseModules } from './release-modules.ts';
import type { RenderQueue } from './render-queue.ts';
import type { RequestScope } from './request-scope.ts';
import type { ShellLog } from './shell-log.ts';
import type { SocialPictures } from './social/social-pictures.ts';
import type { StoredReleasePorts } from './stored-release-ports.ts';
import type { StyleTexts } from './style-texts.ts';
import type { ChooseVersions, ChosenVersions } from './version-chooser.ts';

export interface ShellPorts {
  /** Returns the live document. Read once per request, so that a page is of one version set. */
  registry: () => Promise<RegistryDocument>;
  releasesDir: string;
  /** Where releases come from that are not in `releasesDir`; without it nothing comes. */
  stored?: StoredReleasePorts | null;
  /** Holds what the server has made and could make again. */
  cacheDir: string;
  /** How the server reaches the API: over the network, or straight into it. */
  apiFetch: typeof globalThis.fetch;
  /** Address of the API for `apiFetch`, without a trailing slash. */
  apiBaseUrl: string;
  site: SiteConfig;
  /** Origin under which the public sees the site, without a trailing slash. */
  publicUrl: string;
  /** Origin from which browsers load released files; the site's where it is missing. */
  assetsUrl?: string | undefined;
  log: ShellLog;
  previews: PreviewPorts;
  /** Another number whenever something that the public reads may have changed; without it, lists hold for their time. */
  revision?: () => Promise<number>;
  /** Keeps public pages for the next reader; without it every page is made again. */
  pageCache?: PageCache<PageAnswer> | null;
  /** Purges what has changed from a cache in front; without it, that keeps pages for seconds only. */
  cdnPurge?: CdnPurge | null;
  /** Bounds how many pages are made at a time, but not how many kept ones are sent. */
  renderQueue?: RenderQueue | null;
  /** The memory that caches share; by default each has its own limit. */
  cacheMemory?: CacheMemory;
  /** Follows the rendering of pages. */
  tracing?: Tracing | undefined;
  /** Called with the name of a release whose server code could not be loaded. */
  onLoadFailure?: (name: string) => void;
  /** Called with the name of a release of which a section failed while a page was rendered. */
  onSectionFailure?: (name: string) => void;
  /** False in development: failures then show message and stack. */
  production: boolean;
}

/** The dependencies of the shell's answers. */
export interface PageTools {
  ports: ShellPorts;
  modules: ReleaseModules;
  styles: StyleTexts;
  choose: ChooseVersions;
  /** Looked up once in a turn of the event loop, by the first request for all that came in it; no promise once it is there. */
  current: (scope: RequestScope) => CurrentState | Promise<CurrentState>;
  /** The pages of what is live. */
  pages: () => Promise<PageList>;
  pictures: SocialPictures;
  documents: Documents;
  /** The files of releases, for browsers. */
  files: ReleaseFiles;
}

export interface CurrentState {
  /** The live document for visitors in no roll-out, and its versions. */
  document: RegistryDocument;
  chosen: ChosenVersions;
  /** As `PageCachePorts.revision`; null while nobody can tell. */
  revision: number | null;
}
