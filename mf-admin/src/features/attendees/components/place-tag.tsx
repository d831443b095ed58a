import type { AdminRegistration } from '@femcoders/contracts/registration';
import { StateWord } from '../../lists/components/state-word.tsx';
import { stateDetail, stateNames } from '../attendee-words.ts';

type Stated = Pick<AdminRegistration, 'state' | 'waiting_position' | 'offer_expires_at'>;

/** The state of a place, with its number in the waiting list or until when it is held. */
export function PlaceTag({ place }: { place: Stated }) {
  const detail = stateDetail(place);
  return (
    <span className="row gap-8 middle quiet smaller">
      <StateWord state={place.state}>{stateNames[place.state]}</StateWord> {detail}
    </span>
  );
}
