import type { DoorAct, DoorOutcome } from '@femcoders/contracts/door';

/** Whether somebody has arrived, and when that was decided last. */
export interface Arrival {
  checkedInAt: Date | null;
  arrivalDecidedAt: Date | null;
}

/** The result of a mark; without an arrival nothing changes. */
interface Decision {
  outcome: Exclude<DoorOutcome, 'refused'>;
  /** When something else was decided, or the same. */
  elsewhereAt: Date | null;
  arrival?: Arrival;
}

/**
 * Merges what a door decided with what is known, which may be from later: of two decisions the later one holds, and of two
 * arrivals in a row the first.
 * @param madeAt when the door decided it
 */
export function decideArrival(known: Arrival, act: Exclude<DoorAct, 'place'>, madeAt: Date): Decision {
  const { checkedInAt } = known;
  const decidedAt = known.arrivalDecidedAt ?? checkedInAt;
  const isLater = decidedAt !== null && decidedAt > madeAt;
  const arrives = act === 'check-in';
  if (arrives === (checkedInAt !== null)) {
    return {
      outcome: 'already',
      elsewhereAt: checkedInAt ?? decidedAt,
      arrival: {
        checkedInAt: checkedInAt && (madeAt < checkedInAt ? madeAt : checkedInAt),
        arrivalDecidedAt: isLater ? decidedAt : madeAt,
      },
    };
  }
  if (isLater) return { outcome: 'superseded', elsewhereAt: decidedAt };
  const arrival = { checkedInAt: arrives ? madeAt : null, arrivalDecidedAt: madeAt };
  return { outcome: 'applied', elsewhereAt: null, arrival };
}
