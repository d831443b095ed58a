import { rolloutLimits } from '@femcoders/contracts/rollout-limits';
import type { Part } from './released-part.ts';

const troubled = new Map<string, Part>();

/** Notes that a part has failed in this visit in any way. */
export function noteTrouble({ name, version }: Part): void {
  if (troubled.size < rolloutLimits.troubled) troubled.set(name + version, { name, version });
}

export const troubledParts = (): Part[] => [...troubled.values()];

/** Answers that an API gives when nothing is wrong: who asks is signed out, may not, or asks for what is gone, taken or too much. */
const fine = [401, 403, 404, 409, 410, 429];

/**
 * Returns a `fetch` that notes which part had trouble with the API: it failed, was not there, or refused what was asked to be read.
 * @param part whose page asks at the moment
 */
export function noteTroubleOf(part: () => Part | undefined): typeof fetch {
  return async (input, init) => {
    // Until there is an answer the reader may be elsewhere.
    const asking = part();
    const note = () => asking && noteTrouble(asking);
    try {
      const answer = await fetch(input, init);
      const { status } = answer;
      const isRead = (init?.method ?? 'GET') === 'GET';
      if (status >= (isRead ? 400 : 500) && !fine.includes(status)) note();
      return answer;
    } catch (error) {
      if (navigator.onLine && !init?.signal?.aborted) note();
      throw error;
    }
  };
}
