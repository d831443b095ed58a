import type { AdminRegistration, RegistrationState } from '@femcoders/contracts/registration';
import { Tag, type TagTone } from '@femcoders/shared-ui';
import { stateDetail, stateNames } from '../attendee-words.ts';
import styles from './place-tag.module.css';

const tones: Record<RegistrationState, TagTone> = {
  registered: 'mint',
  offered: 'sun',
  waiting: 'lilac',
  cancelled: 'outline',
};

type Stated = Pick<AdminRegistration, 'state' | 'waiting_position' | 'offer_expires_at'>;

/** The state of a place, with its number in the waiting list or until when it is held. */
export function PlaceTag({ place }: { place: Stated }) {
  const detail = stateDetail(place);
  return (
    <span className={styles.state}>
      <Tag tone={tones[place.state]}>{stateNames[place.state]}</Tag> {detail}
    </span>
  );
}
