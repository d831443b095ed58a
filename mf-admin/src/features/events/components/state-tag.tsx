import type { EventState } from '@femcoders/contracts/event-names';
import { Tag, type TagTone } from '@femcoders/shared-ui';
import { stateNames } from '../event-words.ts';

const tones: Record<EventState, TagTone> = {
  draft: 'outline',
  published: 'mint',
  postponed: 'sun',
  cancelled: 'coral',
};

/** An event's state, in a word. */
export function StateTag({ state }: { state: EventState }) {
  return <Tag tone={tones[state]}>{stateNames[state]}</Tag>;
}
