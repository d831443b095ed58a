import type { PageAnswer, RequestedPage } from './page-answer.ts';
import { hasCandidate, isMadeOfCandidate } from './rollout-choice.ts';
import type { PageTools } from './shell-ports.ts';
import { versionsOf } from './versions-of.ts';

/** For how long a cache in front may send a page without asking, and for how much longer it may while it asks. */
const shared = {
  /** It is not purged: this is how old its pages become at most. */
  unpurged: 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
  /** It is purged: only where that fails a page lasts so long. */
  purged: 'public, max-age=0, s-maxage=600, stale-while-revalidate=60',
};

export interface CacheRules {
  /** The `Cache-Control` header. */
  control: string;
  /** Under which a cache in front keeps the page; none where it is not purged. */
  keys: string[];
}

/** Returns what caches may do with an answer: browsers ask each time; what is the same for everybody, a cache in front may keep. */
export function cacheRules(
  answer: PageAnswer,
  asked: Omit<RequestedPage, 'url'>,
  { ports: { cdnPurge } }: PageTools,
): CacheRules {
  // Scripts get theirs without styles.
  const mayBeKept = answer.status !== 301 && answer.isShared && !asked.isForScript && !asked.mayBePreview;
  if (isOnlyForSome(answer, asked)) return { control: 'private, no-cache', keys: [] };
  if (!mayBeKept) return { control: controlOfOthers(answer, asked), keys: [] };
  // Nobody hears when the version that was to be shown can be shown again, nor when an answer without a tag is another.
  const isWatched = () => answer.sources.certain && String(answer.versions) === String(versionsOf(asked.live));
  const keys = (cdnPurge && isWatched() && cdnPurge.keysOf(answer.versions, answer.sources)) || [];
  return { control: keys.length > 0 ? shared.purged : shared.unpurged, keys };
}

/** Whether a browser may keep it, and nobody else: a candidate made it. What not even a browser may keep is not meant. */
function isOnlyForSome(answer: PageAnswer, { live, preview, isForScript }: Omit<RequestedPage, 'url'>): boolean {
  if (preview) return false;
  // Where a candidate leads to must end with it: what moved is otherwise kept for an hour.
  return answer.status === 301 ? hasCandidate(live) : !isForScript && isMadeOfCandidate(answer.versions, live);
}

/** Returns `Cache-Control` for all but the public pages that a cache in front may keep: moved, private and broken ones. */
function controlOfOthers(
  { status }: PageAnswer,
  { preview, isForScript, mayBePreview }: Omit<RequestedPage, 'url'>,
): string {
  if (preview) return 'private, no-store';
  if (status === 301 && !mayBePreview) return 'public, max-age=3600';
  // One without styles must not be what a reader who goes back finds.
  return isForScript ? 'no-store' : 'no-cache';
}
