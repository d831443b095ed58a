import { inDigits } from './spanish-count.ts';

/** Returns a duration in milliseconds as text: `620 ms`. */
export const inMilliseconds = (ms: number): string => `${inDigits(ms, 0)}\u00a0ms`;

/** Returns a duration as text: `1,2 s`, below a second `620 ms`. @param ms in milliseconds */
export const inSeconds = (ms: number): string => (ms < 1000 ? inMilliseconds(ms) : `${inDigits(ms / 1000, 1)}\u00a0s`);
