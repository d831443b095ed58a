import type { OwnRegistration } from '@femcoders/contracts/registration';
import { type SendingProblem, sendingProblem } from '@femcoders/kit/forms/sending-problem';
import { ApiError, useApi } from '@femcoders/platform';
import { useRef, useState } from 'react';
import { acceptPlace, leavePlace } from './own-place-query.ts';

export type PlaceAct = 'accept' | 'leave';

interface PlaceActPorts {
  /** How the place stands afterwards. */
  onDone: (after: OwnRegistration) => void;
  /** It was refused, because something has changed meanwhile. */
  onRefused: () => void;
}

/** What somebody does with her place, one thing at a time. */
export function usePlaceActs(token: string, { onDone, onRefused }: PlaceActPorts) {
  const api = useApi();
  const underWay = useRef(false);
  const [doing, setDoing] = useState<PlaceAct | null>(null);
  const [problem, setProblem] = useState<SendingProblem | null>(null);

  async function act(what: PlaceAct): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setDoing(what);
    setProblem(null);
    try {
      onDone(await (what === 'accept' ? acceptPlace : leavePlace)(api, token));
    } catch (error) {
      setProblem(sendingProblem(error));
      if (error instanceof ApiError) onRefused();
    } finally {
      underWay.current = false;
      setDoing(null);
    }
  }

  return { act, doing, problem };
}
