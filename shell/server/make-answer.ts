import { videoFrameOrigin } from '@femcoders/contracts/video-frame';
import type { RenderedPage } from '../src/entry-server.tsx';
import { assetAddresses, atAssetsOrigin } from './assets-origin.ts';
import { bootBlock } from './boot-data.ts';
import { canonicalPath } from './canonical-path.ts';
import { renderDocument, type WrittenDocument } from './document.ts';
import { makePage } from './make-page.ts';
import { measuredOwner } from './measured-owner.ts';
import type { PageAnswer } from './page-answer.ts';
import { PageBody } from './page-cache/page-body.ts';
import type { MadePage } from './page-cache/page-cache.ts';
import { noteSources } from './page-cache/page-sources.ts';
import { filesOf } from './page-files.ts';
import { previewBadge, previewBadgeHashes } from './preview-badge.ts';
import type { Preview } from './previews.ts';
import { refusalAddress } from './refusal-address.ts';
import { contentSecurityPolicy, reportingTo } from './security-headers.ts';
import { shellFailureVisit } from './shell-failure-beacon.ts';
import type { PageTools } from './shell-ports.ts';
import { sourceHash } from './source-hash.ts';
import type { ChosenVersions } from './version-chooser.ts';
import { versionsOf } from './versions-of.ts';

export interface AnswerOrder {
  url: URL;
  chosen: ChosenVersions;
  /** Without its styles, for a script. */
  isForScript: boolean;
  preview: Preview | null;
  signal: AbortSignal;
}

/** Makes the answer for the address of a page, and notes what it was made of. */
export async function makeAnswer(order: AnswerOrder, tools: PageTools): Promise<MadePage<PageAnswer>> {
  const { url, chosen, signal, preview } = order;
  const { fetch, sources } = noteSources(tools.ports.apiFetch);
  let failed = false;
  const onFailure = () => {
    failed = true;
  };
  const page = await makePage({ url, chosen, signal, apiFetch: fetch, onFailure }, tools);
  if (page.status === 301) return { page, sources, keepable: null };
  if (page.status === 404) {
    const own = canonicalPath((await tools.pages()).pages, url.pathname);
    if (own) return { page: { status: 301, location: own + url.search }, sources, keepable: null };
  }
  // What is being worked on or looked at before it is live is no visit.
  const isVisit = tools.ports.production && !preview;
  const { written, styled } = await writePage(page, order, tools, isVisit);
  const sound = styled && !failed && isWhole(page);
  const noindex = page.noindex || page.status !== 200 || Object.keys(page.problems).length > 0;
  const reportTo = isVisit && page.status === 200 ? refusalAddress(chosen.live, page.page) : null;
  const isShared = sound && !noindex;
  const body = new PageBody(written.bytes);
  const policyWithoutReports = policyOf(written, order, tools);
  const policy = reportTo ? reportingTo(policyWithoutReports, reportTo) : policyWithoutReports;
  return {
    page: {
      status: page.status,
      route: page.status === 404 ? '(not found)' : (measuredOwner(chosen.live, page.page)?.route.path ?? '(page)'),
      body,
      noindex,
      policy,
      policyWithoutReports,
      isShared,
      versions: versionsOf(chosen.live),
      sources,
    },
    sources,
    keepable: isShared ? body : null,
  };
}

function policyOf(
  { scripts, styles }: WrittenDocument,
  { chosen, preview }: AnswerOrder,
  { ports }: PageTools,
): string {
  const { elementsVideoUrl, talkVideos } = ports.site;
  const { origin: assets } = assetAddresses(ports.assetsUrl, chosen.live);
  return contentSecurityPolicy({
    assets,
    scripts: [...scripts, ...(preview ? previewBadgeHashes.scripts : [])],
    styles: [...styles, ...libraryHashes(chosen.shell), ...(preview ? previewBadgeHashes.styles : [])],
    framed: elementsVideoUrl || talkVideos ? [videoFrameOrigin] : [],
  });
}

/** Hashes of the styles that the shell's libraries add in the browser. Older shells do not name them. */
function libraryHashes({ libraryStyles = [] }: { libraryStyles?: string[] }): string[] {
  return libraryStyles.map(sourceHash);
}

/** Older shells say nothing of blocks that failed. */
function isWhole({
  problems,
  failedBlocks = [],
}: Pick<RenderedPage, 'problems'> & { failedBlocks?: string[] }): boolean {
  return Object.keys(problems).length === 0 && failedBlocks.length === 0;
}

/** The document, and whether all of its styles are in it. */
async function writePage(
  page: RenderedPage,
  { url, chosen, isForScript, preview }: AnswerOrder,
  { ports, styles }: PageTools,
  isVisit: boolean,
): Promise<{ written: WrittenDocument; styled: boolean }> {
  const { live, shell } = chosen;
  const addresses = assetAddresses(ports.assetsUrl, live);
  const files = filesOf(live, page.status === 404 ? null : page.page);
  const wanted = isForScript ? [] : files.styles;
  const read = await Promise.all(wanted.map((address) => styles.read(address, files.integrity[address], addresses)));
  const written = renderDocument({
    ...page,
    files: atAssetsOrigin(files, addresses),
    assets: addresses.origin,
    styles: read,
    beforePaint: shell.beforePaintScript,
    boot: bootBlock(live, page, ports, addresses),
    shellFailureVisit: isVisit && page.status === 200 ? shellFailureVisit(live, page.page) : null,
    ...(preview && { below: previewBadge(preview.versions, url) }),
  });
  return { written, styled: read.every(({ address }) => address !== '') };
}
