import { fullMoment } from '@femcoders/contracts/spanish-date';

/** What a mail says has ordinary spaces. */
export const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** `21 de noviembre de 2026 a las 10:05 a. m. (hora de Madrid)` */
export const momentInWords = (instant: Date) => plainSpaces(fullMoment(instant));
