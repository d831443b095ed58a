import { holdsForHeader } from '@femcoders/contracts/content-state';

/** The sources of a page: the answers of the API, by address, with the tag of each. */
export interface PageSources {
  tags: Map<string, string>;
  /** Milliseconds for which all of them hold at most although nothing is written. */
  holdForMs: number;
  /** Every question had an answer with a tag, so that one can ask whether it still holds. */
  certain: boolean;
  /** The API did not answer, or said that it cannot now. */
  failed: boolean;
}

/** A `fetch` that notes what is read with it. */
export function noteSources(fetch: typeof globalThis.fetch): { fetch: typeof globalThis.fetch; sources: PageSources } {
  const sources: PageSources = {
    tags: new Map(),
    holdForMs: Number.POSITIVE_INFINITY,
    certain: true,
    failed: false,
  };
  const noted: typeof globalThis.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const answer = await fetch(input, init).catch((error: unknown) => {
      sources.failed = true;
      // Nobody can ask later whether it is still without an answer.
      sources.certain = false;
      throw error;
    });
    const tag = answer.headers.get('etag');
    if (answer.status >= 500) sources.failed = true;
    if (method !== 'GET' || answer.status !== 200 || !tag) sources.certain = false;
    else sources.tags.set(input instanceof Request ? input.url : String(input), tag);
    sources.holdForMs = Math.min(sources.holdForMs, holdsFor(answer));
    return answer;
  };
  return { fetch: noted, sources };
}

/** Longest wait for the API to say whether an answer still holds, in milliseconds. */
const askLimitMs = 1_500;

/** The state of a page's sources at the API. `unknown`: it does not answer now. */
export type Confirmation = { state: 'same'; holdForMs: number } | { state: 'changed' } | { state: 'unknown' };

/** Asks the API whether a page would be made of the same answers now. */
export async function confirmSources(
  { tags }: Pick<PageSources, 'tags'>,
  fetch: typeof globalThis.fetch,
): Promise<Confirmation> {
  const answers = await Promise.all([...tags].map(([address, tag]) => askWhetherSame(address, tag, fetch)));
  if (answers.some(({ state }) => state === 'changed')) return { state: 'changed' };
  if (answers.some(({ state }) => state === 'unknown')) return { state: 'unknown' };
  const lengths = answers.map((answer) => (answer.state === 'same' ? answer.holdForMs : 0));
  return { state: 'same', holdForMs: Math.min(Number.POSITIVE_INFINITY, ...lengths) };
}

/** Asks the API whether an answer still holds. @param tag of the answer */
export async function askWhetherSame(
  address: string,
  tag: string,
  fetch: typeof globalThis.fetch,
): Promise<Confirmation> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json', 'if-none-match': tag },
      signal: AbortSignal.timeout(askLimitMs),
    });
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) return { state: 'unknown' };
    const same = answer.status === 304 || answer.headers.get('etag') === tag;
    return same ? { state: 'same', holdForMs: holdsFor(answer) } : { state: 'changed' };
  } catch {
    return { state: 'unknown' };
  }
}

function holdsFor({ headers }: Response): number {
  const holdsFor = headers.get(holdsForHeader);
  return holdsFor === null ? Number.POSITIVE_INFINITY : Number(holdsFor);
}
