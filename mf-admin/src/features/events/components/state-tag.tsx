import type { EventState } from '@femcoders/contracts/event-names';
import { StateWord } from '../../lists/components/state-word.tsx';
import { stateNames } from '../event-words.ts';

/** An event's state, in a word. */
export function StateTag({ state }: { state: EventState }) {
  return <StateWord state={state}>{stateNames[state]}</StateWord>;
}
