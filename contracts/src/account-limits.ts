import { personNameMax } from './name-length.ts';

/** Shortest and longest name that others see, in characters. */
export const userNameMin = 2;
export const userNameMax = personNameMax;
