import { readFileSync } from 'node:fs';

/** One of the calendars of this folder, as programs write them. @param name without `.ics` */
export function calendarCase(name: string): Buffer {
  return readFileSync(new URL(`./${name}.ics`, import.meta.url));
}
