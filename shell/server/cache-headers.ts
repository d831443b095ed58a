import type { ServerResponse } from 'node:http';
import { previewParameter } from '@femcoders/contracts/preview-limits';
import type { AskedPage, PageAnswer } from './page-answer.ts';
import type { PageTools } from './shell-ports.ts';
import { versionsOf } from './versions-of.ts';

/** Seconds for which a cache in front may send a page without asking, and for how many more it may while it asks. */
const shared = {
  /** Nobody tells it of changes: this is how old its pages become at most. */
  untold: { fresh: 5, stale: 10 },
  /** It is told: only what was not heard lasts so long. */
  told: { fresh: 600, stale: 60 },
};

/** Browsers ask each time; what is the same for everybody, a cache in front may keep. */
export function keepInFront(
  response: ServerResponse,
  answer: PageAnswer,
  asked: AskedPage,
  { ports }: PageTools,
): void {
  const { url, live, preview, isForScript } = asked;
  const keep = (value: string) => void response.setHeader('cache-control', value);
  if (preview) return keep('private, no-store');
  if (answer.status === 301) return keep('public, max-age=3600');
  // One without styles must not be what a reader who goes back finds.
  if (isForScript) return keep('no-store');
  // The address of a preview shows another page to who has its cookie.
  if (!answer.isShared || url.searchParams.has(previewParameter)) return keep('no-cache');
  // Nobody hears when the version that was to be shown can be shown again.
  const isTold = ports.cdnPurge && String(answer.versions) === String(versionsOf(live));
  const { fresh, stale } = isTold ? shared.told : shared.untold;
  keep(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`);
  const keys = ports.cdnPurge?.keysOf(answer.versions, answer.sources) ?? [];
  if (keys.length === 0) return;
  response.setHeader('surrogate-key', keys.join(' '));
  response.setHeader('cache-tag', keys.join());
}
