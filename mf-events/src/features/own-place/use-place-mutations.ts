import type { OwnRegistration } from '@femcoders/contracts/registration';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { ApiError, useApi } from '@femcoders/platform';
import { useState } from 'react';
import { acceptPlace, leavePlace } from './own-place-query.ts';

export type PlaceAct = 'accept' | 'leave';

interface PlaceActPorts {
  /** How the place stands afterwards. */
  onDone: (after: OwnRegistration) => void;
  /** It was refused, because something has changed meanwhile. */
  onRefused: () => void;
}

/** Returns the mutations of a place, one at a time. */
export function usePlaceMutations(token: string, { onDone, onRefused }: PlaceActPorts) {
  const api = useApi();
  const [doing, setDoing] = useState<PlaceAct | null>(null);
  const { problem, send } = useSubmission('');

  const act = (what: PlaceAct) =>
    send(async () => {
      setDoing(what);
      try {
        onDone(await (what === 'accept' ? acceptPlace : leavePlace)(api, token));
      } catch (error) {
        if (error instanceof ApiError) onRefused();
        throw error;
      } finally {
        setDoing(null);
      }
    });

  return { act, doing, problem };
}
