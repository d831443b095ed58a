import { fullMoment } from '@femcoders/contracts/spanish-date';

/** Replaces non-breaking spaces, which plain text of mails has no use for. */
export const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** Returns `fullMoment` with plain spaces: `21 de noviembre de 2026 a las 10:05 a. m. (hora de Madrid)` */
export const plainMoment = (instant: Date) => plainSpaces(fullMoment(instant));
