import type { DemoEvent } from './demo-events.ts';

/** Places and guests of the past demo events, of which only the numbers have stayed: no names are made up for them. */
const numbers: readonly [registered: number, checkedIn: number][] = [
  [24, 19],
  [31, 26],
  [18, 15],
  [27, 21],
  [40, 33],
  [16, 14],
  [35, 27],
  [22, 20],
];

export const demoAttendance = (events: readonly DemoEvent[]) =>
  events
    .filter(({ daysFromNow }) => daysFromNow < 0)
    .map(({ id }, at) => {
      const [registered, checkedIn] = numbers[at % numbers.length] ?? [20, 15];
      return { eventId: id, registered, checkedIn };
    });
