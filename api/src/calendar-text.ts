import ICAL from 'ical.js';

// It counts without the blank that begins each line but the first.
ICAL.foldLength = 74;

/** A calendar, or a part of one, in the words of iCalendar, no line longer than the 75 bytes of RFC 5545, section 3.1. */
export function calendarText(calendar: ICAL.Component): string {
  return `${calendar.toString()}\r\n`;
}
