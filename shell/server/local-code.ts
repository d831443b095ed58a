import type { LocalCode } from '@femcoders/contracts/local-code';
import { isLocalOrigin } from '@femcoders/contracts/local-origin';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { BootBlock } from '../src/boot-block.ts';
import { bootRemote } from './boot-data.ts';
import { renderDocument, type WrittenDocument } from './document.ts';
import { filesOf } from './page-files.ts';
import { previewBadgeHashes, stickyBadge } from './preview-badge.ts';
import { type PreviewPorts, wholeName } from './previews.ts';
import { scriptPolicy } from './script-policy.ts';
import { contentSecurityPolicy, type PagePolicy } from './security-headers.ts';
import type { ShellPorts } from './shell-ports.ts';
import { sourceHash } from './source-hash.ts';
import type { StyleText } from './style-texts.ts';
import type { ChosenVersions } from './version-chooser.ts';

/** The version's name for code that comes from a machine, not from a release. */
export const localVersion = 'local';

/**
 * Returns the remote that a page is to take from its reader's own machine: `?mf=blog@http://localhost:4312`.
 * @param asked what stands behind `?mf=`; null when nothing does
 * @returns null unless the browser's pass names exactly this remote and this origin, and the remote is live
 */
export function readLocalPart(
  asked: string | null,
  cookies: string | undefined,
  { remotes }: RegistryDocument,
  { localCode }: Pick<PreviewPorts, 'localCode'>,
): LocalCode | null {
  const [, part = '', origin = ''] = /^([a-z0-9-]+)@(http:\/\/[^/]+)$/.exec(asked ?? '') ?? [];
  if (!isLocalOrigin(origin)) return null;
  const may = localCode(cookies);
  const isMeant = may?.name === wholeName(part) && may.origin === origin;
  return isMeant && remotes.some(({ name }) => name === may.name) ? may : null;
}

/**
 * A page goes to the next without a new document, whose address then would not say any more what it shows: a reload, which is
 * what an edit ends in, would show the live version.
 */
const keepParameter = (asked: string) =>
  `for(const name of['pushState','replaceState']){const change=history[name];history[name]=function(state,title,to){if(to!=null){const url=new URL(to,location.href);if(!url.searchParams.has('mf'))url.search+=(url.search?'&':'?')+${JSON.stringify(`mf=${asked}`)};to=url.href}return change.call(this,state,title,to)}}`;

/**
 * Writes the page of any address in the live shell, with one remote from its reader's machine. The server cannot reach that
 * machine: the whole page is drawn in the browser, from an empty root.
 */
export function localCodeDocument(
  { url, local, chosen, styles }: { url: URL; local: LocalCode; chosen: ChosenVersions; styles: StyleText[] },
  { site, publicUrl }: Pick<ShellPorts, 'site' | 'publicUrl'>,
): { written: WrittenDocument; policy: PagePolicy } {
  const { live, shell } = chosen;
  const boot: BootBlock = {
    shellVersion: live.shell.version,
    remotes: live.remotes.flatMap(bootRemote).map((remote) => {
      if (remote.name !== local.name) return remote;
      const { integrity: _, ...rest } = remote;
      return { ...rest, version: localVersion, entry: `${local.origin}/remote-entry.js` };
    }),
    site,
    publicUrl,
    loaded: [],
    problems: {},
    failedBlocks: [],
    queries: { mutations: [], queries: [] },
  };
  const keeping = keepParameter(`${local.name.replace(/^mf-/, '')}@${local.origin}`);
  const written = renderDocument({
    title: site.brand,
    tags: [],
    structuredData: [],
    html: '',
    files: { ...filesOf(live, null), scripts: [] },
    styles,
    beforePaint: shell.beforePaintScript,
    boot,
    scriptPolicy: scriptPolicy({ local: local.origin }),
    below: `<script>${keeping}</script>${stickyBadge({ label: 'Código local', html: `Código local de <code>${local.name}</code>` }, url)}`,
  });
  const policy = {
    scripts: [...written.scripts, ...previewBadgeHashes.scripts, sourceHash(keeping)],
    styles: [...written.styles, ...previewBadgeHashes.styles],
  };
  return { written, policy };
}

/**
 * Returns the content security policy of such a page: that of all pages, and beyond it what the one origin sends. Its
 * connections include the one over which edits are announced.
 */
export function localCodePolicy(policy: PagePolicy, { origin }: LocalCode): string {
  const socket = origin.replace(/^http:/, 'ws:');
  const added: Record<string, string> = {
    'script-src': origin,
    'style-src': origin,
    'img-src': origin,
    'font-src': origin,
    'connect-src': `${origin} ${socket}`,
  };
  return contentSecurityPolicy(policy)
    .split('; ')
    .map((directive) => {
      const more = added[directive.split(' ')[0] ?? ''];
      return more ? `${directive} ${more}` : directive;
    })
    .join('; ');
}
