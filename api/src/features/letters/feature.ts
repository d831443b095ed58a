import type { Feature } from '../../feature/feature.ts';
import { letterData } from './letter-data.ts';
import { sendLetters } from './send-letters.ts';

/** The mails that a new member gets after a week and after three months. */
export const letters: Feature = {
  name: 'letters',
  hourly: { letters: sendLetters },
  memberData: [letterData],
  accounts: { carried: [{ table: 'member_letters', column: 'user_id', once: ['letter'] }] },
};
