import type { ServerResponse } from 'node:http';
import { previewParameter } from '@femcoders/contracts/preview-limits';
import type { AskedPage, PageAnswer } from './page-answer.ts';
import type { PageTools } from './shell-ports.ts';
import { versionsOf } from './versions-of.ts';

/** Seconds for which a cache in front may send a page without asking, and for how many more it may while it asks. */
const shared = {
  /** It is not purged: this is how old its pages become at most. */
  unpurged: { fresh: 5, stale: 10 },
  /** It is purged: only where that fails a page lasts so long. */
  purged: { fresh: 600, stale: 60 },
};

/**
 * Browsers ask each time; what is the same for everybody, a cache in front may keep.
 * @returns the keys under which it keeps the page, for `etagWithKeys`; none where it is not purged
 */
export function keepInFront(
  response: ServerResponse,
  answer: PageAnswer,
  asked: AskedPage,
  { ports }: PageTools,
): string[] {
  const mayBeKept = answer.status !== 301 && answer.isShared && isPublic(asked);
  // Nobody hears when the version that was to be shown can be shown again, nor when an answer without a tag is another.
  const isWatched = mayBeKept && answer.sources.certain && String(answer.versions) === String(versionsOf(asked.live));
  const keys = (isWatched && ports.cdnPurge?.keysOf(answer.versions, answer.sources)) || [];
  const { fresh, stale } = keys.length > 0 ? shared.purged : shared.unpurged;
  response.setHeader(
    'cache-control',
    mayBeKept
      ? `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
      : controlOfOthers(answer, asked),
  );
  if (keys.length > 0) {
    response.setHeader('surrogate-key', keys.join(' '));
    response.setHeader('cache-tag', keys.join());
  }
  return keys;
}

/** Scripts get theirs without styles. */
const isPublic = (asked: AskedPage) => !asked.isForScript && !mayBePreview(asked);

/** The address of a preview shows another page, or leads elsewhere, to who has its cookie. */
const mayBePreview = ({ url, preview }: AskedPage) => preview !== null || url.searchParams.has(previewParameter);

/** What is said of all but the public pages that a cache in front may keep: moved, private and broken ones. */
function controlOfOthers({ status }: PageAnswer, asked: AskedPage): string {
  const { preview, isForScript } = asked;
  if (preview) return 'private, no-store';
  if (status === 301 && !mayBePreview(asked)) return 'public, max-age=3600';
  // One without styles must not be what a reader who goes back finds.
  return isForScript ? 'no-store' : 'no-cache';
}
