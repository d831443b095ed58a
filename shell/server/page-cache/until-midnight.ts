const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});
const dayMs = 24 * 60 * 60_000;

/**
 * Milliseconds until the day ends in Madrid: then texts about days may differ. On the two days a year whose
 * length differs it is right from four in the morning on.
 */
export function untilMidnight(now: Date): number {
  const part = (type: string) => Number(clock.formatToParts(now).find((one) => one.type === type)?.value);
  const gone = ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1_000 + now.getMilliseconds();
  return dayMs - gone;
}
