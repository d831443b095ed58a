import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calendar, calendarEntry } from '../../testing/fake-source.ts';
import { readCalendar } from './read-calendar.ts';

const span = {
  from: new Date('2025-11-26T12:00:00Z'),
  now: new Date('2026-11-26T12:00:00Z'),
  to: new Date('2027-11-26T12:00:00Z'),
};
const read = (...entries: string[]) => readCalendar(Buffer.from(calendar(...entries)), span);
type Reading = ReturnType<typeof read>;

const inMadrid = (instant: Date | null) =>
  instant ? instant.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 16) : null;
const times = ({ events }: Reading) => events.map(({ startsAt, endsAt }) => [inMadrid(startsAt), inMadrid(endsAt)]);
const starts = ({ events }: Reading) => events.map(({ startsAt }) => inMadrid(startsAt)).sort();
const series = (...lines: string[]) => calendarEntry('serie', 'SUMMARY:Club', ...lines);
const at = (day: string) => `TZID=Europe/Madrid:${day}`;
const weekly = series(`DTSTART;${at('20261201T190000')}`, 'RRULE:FREQ=WEEKLY;COUNT=4');
const wholeDays = series('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=4');

describe('"this and all that follow" (RANGE=THISANDFUTURE)', () => {
  const following = series(
    'LOCATION:Sala nueva',
    `RECURRENCE-ID;RANGE=THISANDFUTURE;${at('20261208T190000')}`,
    `DTSTART;${at('20261208T200000')}`,
  );
  const only = series(`RECURRENCE-ID;${at('20261208T190000')}`, `DTSTART;${at('20261208T110000')}`);

  for (const [order, entries] of [
    ['before', [following, only]],
    ['after', [only, following]],
  ] as const) {
    test(`holds for the days after one that is changed by itself, written ${order} it`, () => {
      const { events } = read(weekly, ...entries);
      assert.deepEqual(
        events.map(({ startsAt, location }) => [inMadrid(startsAt), location]),
        [
          ['2026-12-01 19:00', null],
          ['2026-12-08 11:00', null],
          ['2026-12-15 20:00', 'Sala nueva'],
          ['2026-12-22 20:00', 'Sala nueva'],
        ],
      );
    });
  }

  test('further away than a year are left alone, also changed, unless they are moved to this one', () => {
    const endless = series(`DTSTART;${at('20261201T190000')}`, 'RRULE:FREQ=YEARLY');
    const changed = (day: string, to: string) => series(`RECURRENCE-ID;${at(day)}`, `DTSTART;${at(to)}`);
    const far = changed('20281201T190000', '20281202T200000');
    const { events, keys } = read(endless, far, changed('20291201T190000', '20270301T190000'));
    assert.deepEqual(events.map(({ startsAt }) => inMadrid(startsAt)).sort(), ['2026-12-01 19:00', '2027-03-01 19:00']);
    assert.equal(keys.size, 3, 'what was imported before has not vanished');
    assert.deepEqual(starts(read(endless, changed('20261201T190000', '20280301T190000'))), ['2028-03-01 19:00']);
  });

  test('without its series, is the day that it names, and what is said of that day alone goes before', () => {
    for (const entries of [
      [following, only],
      [only, following],
    ]) {
      assert.deepEqual(starts(read(...entries)), ['2026-12-08 11:00']);
    }
  });

  test('turns whole days into hours, and hours into whole days, from there on', () => {
    const hours = series(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261208',
      `DTSTART;${at('20261209T183000')}`,
      `DTEND;${at('20261209T200000')}`,
    );
    assert.deepEqual(times(read(wholeDays, hours)), [
      ['2026-12-01 00:00', '2026-12-01 23:59'],
      ['2026-12-09 18:30', '2026-12-09 20:00'],
      ['2026-12-16 18:30', '2026-12-16 20:00'],
      ['2026-12-23 18:30', '2026-12-23 20:00'],
    ]);
    const days = series(
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${at('20261208T190000')}`,
      'DTSTART;VALUE=DATE:20261207',
      'DTEND;VALUE=DATE:20261209',
    );
    assert.deepEqual(times(read(weekly, days)), [
      ['2026-12-01 19:00', null],
      ['2026-12-07 00:00', '2026-12-08 23:59'],
      ['2026-12-14 00:00', '2026-12-15 23:59'],
      ['2026-12-21 00:00', '2026-12-22 23:59'],
    ]);
  });

  test('is replaced by a later one, and of two for one day the newer holds', () => {
    const from = (day: string, hour: string, sequence: number) =>
      series(
        `SEQUENCE:${sequence}`,
        `RECURRENCE-ID;RANGE=THISANDFUTURE;${at(`${day}T190000`)}`,
        `DTSTART;${at(`${day}T${hour}`)}`,
      );
    const entries = [
      from('20261215', '170000', 1),
      from('20261208', '200000', 3),
      from('20261208', '210000', 2),
      weekly,
    ];
    for (const some of [entries, entries.toReversed()]) {
      assert.deepEqual(starts(read(...some)), [
        '2026-12-01 19:00',
        '2026-12-08 20:00',
        '2026-12-15 17:00',
        '2026-12-22 17:00',
      ]);
    }
  });

  test('keeps the hour of the wall across the change of the clock and in another zone', () => {
    const daily = series(`DTSTART;${at('20261023T190000')}`, 'RRULE:FREQ=DAILY;COUNT=4');
    const inLondon = series(
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${at('20261024T190000')}`,
      'DTSTART;TZID=Europe/London:20261024T190000',
      'DTEND;TZID=Europe/London:20261024T203000',
    );
    assert.deepEqual(times(read(daily, inLondon)).slice(1), [
      ['2026-10-24 20:00', '2026-10-24 21:30'],
      ['2026-10-25 20:00', '2026-10-25 21:30'],
      ['2026-10-26 20:00', '2026-10-26 21:30'],
    ]);
  });

  test('moves each of two on a day as much', () => {
    const twice = series(`DTSTART;${at('20261204T100000')}`, 'RRULE:FREQ=DAILY;BYHOUR=10,17;COUNT=4');
    const later = series(
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${at('20261204T170000')}`,
      `DTSTART;${at('20261204T173000')}`,
    );
    assert.deepEqual(starts(read(twice, later)), [
      '2026-12-04 10:00',
      '2026-12-04 17:30',
      '2026-12-05 10:30',
      '2026-12-05 17:30',
    ]);
  });

  test('can be private or cancelled, too', () => {
    const rest = (...lines: string[]) =>
      series(
        ...lines,
        `RECURRENCE-ID;RANGE=THISANDFUTURE;${at('20261215T190000')}`,
        `DTSTART;${at('20261215T190000')}`,
      );
    assert.deepEqual(starts(read(weekly, rest('CLASS:PRIVATE'))), ['2026-12-01 19:00', '2026-12-08 19:00']);
    assert.deepEqual(
      read(weekly, rest('STATUS:CANCELLED')).events.map(({ state }) => state),
      ['published', 'published', 'cancelled', 'cancelled'],
    );
  });

  test('from a day that was taken out holds for those after it', () => {
    const without = series(
      `DTSTART;${at('20261201T190000')}`,
      'RRULE:FREQ=WEEKLY;COUNT=4',
      `EXDATE;${at('20261208T190000')}`,
    );
    assert.deepEqual(starts(read(without, following)), ['2026-12-01 19:00', '2026-12-15 20:00', '2026-12-22 20:00']);
  });
});

describe('a series that began long ago', () => {
  const around = (reading: Reading) => {
    const found = starts(reading);
    assert.deepEqual(reading.notes, []);
    return [found.includes('2026-12-01 19:00'), found.includes('2027-11-23 19:00'), found.length];
  };

  test('every day since 1970 is there until a year from now, and of the past as much as there is room for', () => {
    const reading = read(series(`DTSTART;${at('19700101T190000')}`, 'RRULE:FREQ=DAILY'));
    assert.deepEqual(around(reading), [true, true, 500]);
    // What there was no room for has not vanished.
    assert.equal(reading.keys.size, 730);
    assert.equal(reading.complete, true);
  });

  for (const [rule, start, expected] of [
    ['FREQ=WEEKLY', '16010102T190000', [true, true, 104]],
    ['FREQ=WEEKLY;BYDAY=TU,TH;WKST=SU', '16010101T190000', [true, true, 209]],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '16010131T190000', [false, false, 24]],
    ['FREQ=WEEKLY', '00010102T190000', [true, true, 104]],
    ['FREQ=DAILY;BYDAY=MO,TU,WE', '19700101T190000', [true, true, 313]],
    ['FREQ=DAILY;BYDAY=SU', '19700101T190000', [false, false, 104]],
    ['FREQ=DAILY;INTERVAL=7', '19700106T190000', [true, true, 104]],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=TU', '19691230T190000', [true, true, 35]],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR', '19020101T190000', [true, true, 500]],
    ['FREQ=MONTHLY;BYDAY=TU;BYMONTH=12,11', '19020101T190000', [true, true, 18]],
    ['FREQ=MONTHLY;BYMONTHDAY=-1,1', '19020101T190000', [true, false, 48]],
    ['FREQ=YEARLY;BYDAY=TU', '19020101T190000', [true, true, 104]],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYMONTHDAY=1', '19021201T190000', [true, false, 1]],
  ] as const) {
    test(`is on its right days: ${rule} since ${start.slice(0, 4)}`, () => {
      assert.deepEqual(around(read(series(`DTSTART;${at(start)}`, `RRULE:${rule}`))), expected);
    });
  }

  test('and that ends, ends when it says', () => {
    const ended = read(series(`DTSTART;${at('19700101T190000')}`, 'RRULE:FREQ=DAILY;UNTIL=20261128T225959Z'));
    assert.equal(starts(ended).at(-1), '2026-11-28 19:00');
    assert.deepEqual(
      starts(read(series(`DTSTART;${at('20200101T190000')}`, 'RRULE:FREQ=DAILY;COUNT=2523'))).at(-1),
      '2026-11-27 19:00',
    );
    assert.deepEqual(starts(read(series(`DTSTART;${at('20200101T190000')}`, 'RRULE:FREQ=DAILY;COUNT=9'))), []);
  });

  test('keeps its days under the same names as time goes on', () => {
    const text = Buffer.from(calendar(series(`DTSTART;${at('19991231T190000')}`, 'RRULE:FREQ=WEEKLY;INTERVAL=2')));
    const later = (ms: number) => new Date(ms + 3 * 24 * 3_600_000);
    const [today, then] = [
      readCalendar(text, span),
      readCalendar(text, { from: later(+span.from), now: later(+span.now), to: later(+span.to) }),
    ];
    assert.ok(today.events.length > 50);
    assert.ok([...then.keys].filter((key) => !today.keys.has(key)).length <= 1);
  });

  test('and is too long to be counted is noted, and nothing of it vanishes', () => {
    const reading = read(series(`DTSTART;${at('19000101T190000')}`, 'RRULE:FREQ=DAILY;COUNT=90000'));
    assert.deepEqual([reading.events, reading.complete], [[], false]);
    assert.match(reading.notes[0] ?? '', /^«Club» se repite desde hace demasiado/);
  });

  test('has its changed days and "all that follow" from long ago', () => {
    const reading = read(
      series(`DTSTART;${at('19700106T180000')}`, 'RRULE:FREQ=WEEKLY'),
      series(`RECURRENCE-ID;RANGE=THISANDFUTURE;${at('20000104T180000')}`, `DTSTART;${at('20000104T190000')}`),
      series(`RECURRENCE-ID;${at('20261208T180000')}`, `DTSTART;${at('20261208T120000')}`),
    );
    const found = starts(reading);
    assert.ok(found.includes('2026-12-01 19:00') && found.includes('2026-12-08 12:00'));
    assert.equal(found.length, 104);
  });

  test('and has so many days to come that there is no room for them is refused', () => {
    assert.throws(
      () => read(series(`DTSTART;${at('20200101T090000')}`, 'RRULE:FREQ=DAILY;BYHOUR=9,18')),
      /más de 500 eventos/,
    );
  });

  test('and comes every hour is noted, however that is written', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour).join(',');
    const reading = read(series(`DTSTART;${at('20200101T090000')}`, `RRULE:FREQ=DAILY;BYHOUR=${hours}`));
    assert.deepEqual(reading.events, []);
    assert.match(reading.notes[0] ?? '', /se repite cada hora/);
  });

  test('one that goes on since before what is read is there', () => {
    const exhibition = read(
      calendarEntry('expo', 'SUMMARY:Exposición', 'DTSTART;VALUE=DATE:20250101', 'DTEND;VALUE=DATE:20270401'),
    );
    assert.deepEqual(times(exhibition), [['2025-01-01 00:00', '2027-03-31 23:59']]);
  });
});

describe('a rule', () => {
  const under = (rule: string, start = '20201126T190000') => read(series(`DTSTART;${at(start)}`, `RRULE:${rule}`));

  for (const [rule, start, expected] of [
    [
      'FREQ=YEARLY;BYDAY=TH;BYMONTH=11;BYSETPOS=4',
      '20201126T190000',
      ['2025-11-27 19:00', '2026-11-26 19:00', '2027-11-25 19:00'],
    ],
    ['FREQ=YEARLY;BYDAY=SU;BYMONTH=5;BYSETPOS=-1', '20200531T190000', ['2026-05-31 19:00', '2027-05-30 19:00']],
    [
      'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYMONTH=10;BYSETPOS=-1',
      '20201030T190000',
      ['2026-10-30 19:00', '2027-10-29 19:00'],
    ],
    ['FREQ=YEARLY;INTERVAL=2;BYDAY=TH;BYMONTH=11;BYSETPOS=4', '20201126T190000', ['2026-11-26 19:00']],
    [
      'FREQ=MONTHLY;BYDAY=TH;BYMONTH=11;BYSETPOS=4',
      '20201126T190000',
      ['2025-11-27 19:00', '2026-11-26 19:00', '2027-11-25 19:00'],
    ],
  ] as const) {
    test(`that takes one of several days, as Outlook writes it, has that one: ${rule}`, () => {
      const reading = under(rule, start);
      assert.deepEqual([starts(reading), reading.notes], [expected, []]);
    });
  }

  for (const [rule, last] of [
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', ['2026-05-11 19:00', '2027-05-17 19:00']],
    ['FREQ=YEARLY;BYDAY=MO;BYSETPOS=1', ['2026-01-05 19:00', '2027-01-04 19:00']],
    ['FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=13;BYDAY=TH,FR', ['2026-08-13 19:00', '2027-08-13 19:00']],
    ['FREQ=DAILY;BYMONTHDAY=-1', ['2027-09-30 19:00', '2027-10-31 19:00']],
    ['FREQ=MONTHLY;BYMONTHDAY=1,2,3;BYSETPOS=-1', ['2027-10-03 19:00', '2027-11-03 19:00']],
    ['FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1', ['2027-11-15 19:00', '2027-11-22 19:00']],
  ] as const) {
    test(`has its days: ${rule}`, () => {
      const reading = under(rule);
      assert.deepEqual([starts(reading).slice(-2), reading.notes], [last, []]);
    });
  }

  for (const rule of [
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;BYMONTHDAY=11',
    'FREQ=YEARLY;BYDAY=MO,1TU',
    'FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO',
    'FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13',
  ]) {
    test(`whose days rrule-temporal counts wrongly is noted, and nothing of it vanishes: ${rule}`, () => {
      const reading = under(rule);
      assert.deepEqual([reading.events, reading.complete], [[], false]);
      assert.match(reading.notes[0] ?? '', /^«Club» se repite de una forma que no sabemos contar: no se importa\./);
    });
  }
});

describe('a rule that gives no date, or very seldom one,', () => {
  const club = calendarEntry('club', 'SUMMARY:Lectura', `DTSTART;${at('20261203T190000')}`);
  const readRule = (rule: string, start = '20261201T190000') =>
    read(series(`DTSTART;${at(start)}`, `RRULE:${rule}`), club);

  for (const rule of [
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=4,6;BYMONTHDAY=31;COUNT=3',
    'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=-30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
  ]) {
    test(`is its first day, and that is said; the rest of the calendar is read: ${rule}`, () => {
      const reading = readRule(rule);
      assert.deepEqual([starts(reading), reading.complete], [['2026-12-01 19:00', '2026-12-03 19:00'], true]);
      assert.deepEqual(reading.notes, ['«Club» se repite en días que ningún mes tiene: solo cuenta su primer día.']);
    });
  }

  test('and is private is nobody’s concern', () => {
    const hidden = ['CLASS:PRIVATE', `DTSTART;${at('20261201T190000')}`, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'];
    const reading = read(series(...hidden), club);
    assert.deepEqual([starts(reading), reading.notes], [['2026-12-03 19:00'], []]);
  });

  for (const rule of [
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=WE',
    'FREQ=MONTHLY;BYDAY=5MO;BYMONTH=2',
    'FREQ=MONTHLY;BYMONTHDAY=1,2,3;BYDAY=2MO',
    'FREQ=WEEKLY;INTERVAL=2147483647',
    'FREQ=DAILY;INTERVAL=2147483647',
    'FREQ=MONTHLY;INTERVAL=2147483647',
    'FREQ=YEARLY;INTERVAL=2147483647',
    'FREQ=YEARLY;INTERVAL=2;BYYEARDAY=366',
  ]) {
    test(`is looked for no further than a year from now: ${rule}`, () => {
      const reading = readRule(rule);
      assert.deepEqual([starts(reading), reading.notes], [['2026-12-01 19:00', '2026-12-03 19:00'], []]);
    });
  }

  for (const [rule, why] of [
    ['FREQ=SECONDLY', 'se repite cada hora o más a menudo'],
    ['FREQ=DAILY;BYMONTH=13', 'está mal escrito'],
    ['FREQ=MENSUAL', 'está mal escrito'],
  ] as const) {
    test(`because it is none is noted, and the rest of the calendar is read: ${rule}`, () => {
      const reading = readRule(rule);
      assert.deepEqual(starts(reading), ['2026-12-03 19:00']);
      assert.deepEqual(reading.notes, [`«Club» ${why}: no se importa.`]);
    });
  }

  test('costs no more for being written a thousand times', () => {
    const many = Array.from({ length: 1000 }, () => 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=WE');
    const reading = read(series(`DTSTART;${at('20261201T190000')}`, ...many), club);
    assert.equal(starts(reading).at(-1), '2026-12-03 19:00');
  });
});

describe('the first day of a series', () => {
  for (const [rule, start, expected] of [
    // RFC 5545, section 3.8.5.3: it counts even where the rule does not have it, and as one of COUNT.
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
      '20261101T190000',
      ['2026-11-01 19:00', '2026-11-30 19:00', '2026-12-31 19:00'],
    ],
    ['FREQ=WEEKLY;BYDAY=WE;COUNT=3', '20261201T190000', ['2026-12-01 19:00', '2026-12-02 19:00', '2026-12-09 19:00']],
    ['FREQ=DAILY;BYDAY=WE;UNTIL=20261203', '20261201T190000', ['2026-12-01 19:00', '2026-12-02 19:00']],
    ['FREQ=WEEKLY;COUNT=2', '20261201T190000', ['2026-12-01 19:00', '2026-12-08 19:00']],
  ] as const) {
    test(`is there once, with no other that nobody wrote: ${rule} from ${start.slice(0, 8)}`, () => {
      assert.deepEqual(starts(read(series(`DTSTART;${at(start)}`, `RRULE:${rule}`))), expected);
    });
  }
});

describe('days of months', () => {
  for (const [rule, start, expected] of [
    ['FREQ=YEARLY;BYMONTHDAY=31;UNTIL=20270401', '20261231T190000', ['2026-12-31', '2027-01-31', '2027-03-31']],
    ['FREQ=YEARLY;BYMONTH=2,3;BYMONTHDAY=30', '20260330T190000', ['2026-03-30', '2027-03-30']],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=2,5', '20260531T190000', ['2026-05-31']],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTH=2,3', '20261229T190000', ['2026-12-29', '2027-03-29']],
    ['FREQ=MONTHLY;BYMONTH=10;BYDAY=5WE,1SA', '20261128T190000', ['2026-11-28', '2027-10-02']],
  ] as const) {
    test(`are those that there are, of the months that are named: ${rule}`, () => {
      const days = starts(read(series(`DTSTART;${at(start)}`, `RRULE:${rule}`)));
      assert.deepEqual(
        days,
        expected.map((day) => `${day} 19:00`),
      );
    });
  }
});

describe('an added day with its own length (RDATE;VALUE=PERIOD)', () => {
  const added = (...lines: string[]) =>
    times(read(series(`DTSTART;${at('20261201T190000')}`, `DTEND;${at('20261201T200000')}`, ...lines)));
  const first = ['2026-12-01 19:00', '2026-12-01 20:00'];

  for (const [written, lines, expected] of [
    [
      'by its end',
      [`RDATE;VALUE=PERIOD;${at('20261205T100000/20261205T140000')}`],
      ['2026-12-05 10:00', '2026-12-05 14:00'],
    ],
    [
      'by how long it is',
      [`RDATE;VALUE=PERIOD;${at('20261205T100000/PT4H30M')}`],
      ['2026-12-05 10:00', '2026-12-05 14:30'],
    ],
    ['in UTC', ['RDATE;VALUE=PERIOD:20261205T090000Z/20261205T130000Z'], ['2026-12-05 10:00', '2026-12-05 14:00']],
    ['over days', [`RDATE;VALUE=PERIOD;${at('20261205T100000/P1DT2H')}`], ['2026-12-05 10:00', '2026-12-06 12:00']],
    ['without a zone', ['RDATE;VALUE=PERIOD:20261205T100000/PT3H'], ['2026-12-05 10:00', '2026-12-05 13:00']],
  ] as const) {
    test(`ends when it says, written ${written}`, () => {
      assert.deepEqual(added(...lines), [first, expected]);
    });
  }

  test('goes before the day of the rule, and an exception goes before both', () => {
    const period = `RDATE;VALUE=PERIOD;${at('20261208T190000/PT3H')}`;
    const rule = ['RRULE:FREQ=WEEKLY;COUNT=2', period];
    assert.deepEqual(added(...rule), [first, ['2026-12-08 19:00', '2026-12-08 22:00']]);
    const changed = series(
      `RECURRENCE-ID;${at('20261208T190000')}`,
      `DTSTART;${at('20261208T200000')}`,
      `DTEND;${at('20261208T203000')}`,
    );
    assert.deepEqual(times(read(series(`DTSTART;${at('20261201T190000')}`, ...rule), changed))[1], [
      '2026-12-08 20:00',
      '2026-12-08 20:30',
    ]);
  });

  test('has its hours in a series of whole days, too', () => {
    const reading = read(series('DTSTART;VALUE=DATE:20261201', `RDATE;VALUE=PERIOD;${at('20261205T100000/PT4H')}`));
    assert.deepEqual(times(reading), [
      ['2026-12-01 00:00', '2026-12-01 23:59'],
      ['2026-12-05 10:00', '2026-12-05 14:00'],
    ]);
  });
});

describe('a whole day whose length is in hours', () => {
  for (const [duration, end] of [
    ['PT48H', '2026-11-08 23:59'],
    ['PT24H', '2026-11-07 23:59'],
    ['P1DT24H', '2026-11-08 23:59'],
    ['PT2880M', '2026-11-08 23:59'],
    ['PT36H', '2026-11-08 23:59'],
    ['PT1H', '2026-11-07 23:59'],
    ['P1W', '2026-11-13 23:59'],
    ['PT0S', '2026-11-07 23:59'],
  ] as const) {
    test(`lasts the days that they touch: ${duration}`, () => {
      assert.deepEqual(
        times(read(calendarEntry('d', 'SUMMARY:Taller', 'DTSTART;VALUE=DATE:20261107', `DURATION:${duration}`))),
        [['2026-11-07 00:00', end]],
      );
    });
  }
});

describe('one date of a series that cannot be read', () => {
  const others = ['2026-12-01 19:00', '2026-12-15 19:00', '2026-12-22 19:00'];
  const one = (...lines: string[]) => read(weekly, series(`RECURRENCE-ID;${at('20261208T190000')}`, ...lines));

  for (const [what, lines] of [
    ['in an unknown zone', ['DTSTART;TZID=Marte/Olimpo:20261208T200000']],
    ['that ends in an unknown zone', [`DTSTART;${at('20261208T200000')}`, 'DTEND;TZID=Marte/Olimpo:20261208T210000']],
    ['that is badly written', ['DTSTART:mañana']],
    ['of a length that is badly written', [`DTSTART;${at('20261208T200000')}`, 'DURATION:un rato']],
  ] as const) {
    test(`is left out, ${what}, is said, and has not vanished`, () => {
      const reading = one(...lines);
      assert.deepEqual(starts(reading), others);
      assert.equal(reading.notes.length, 1);
      assert.match(reading.notes[0] ?? '', /^«Club», del 8 de diciembre de 2026,/);
      assert.deepEqual([reading.keys.has('serie/20261208T190000'), reading.complete], [true, true]);
    });
  }

  test('because the day that it replaces has an unknown zone is that of the same hour', () => {
    const reading = read(
      weekly,
      series('RECURRENCE-ID;TZID=Marte/Olimpo:20261208T190000', `DTSTART;${at('20261208T200000')}`),
    );
    assert.deepEqual(starts(reading), others);
    assert.match(reading.notes[0] ?? '', /zona horaria que no conocemos \(Marte\/Olimpo\)/);
    assert.ok(reading.keys.has('serie/20261208T190000'));
  });

  test('that belongs nowhere lets nothing vanish', () => {
    const reading = read(weekly, series('RECURRENCE-ID:ayer', `DTSTART;${at('20261208T200000')}`));
    assert.equal(reading.events.length, 4);
    assert.deepEqual([reading.notes.length, reading.complete], [1, false]);
  });

  test('is as the newer of two says, where that can be read', () => {
    const reading = read(
      weekly,
      series('SEQUENCE:1', `RECURRENCE-ID;${at('20261208T190000')}`, 'DTSTART;TZID=Marte/Olimpo:20261208T200000'),
      series('SEQUENCE:2', `RECURRENCE-ID;${at('20261208T190000')}`, `DTSTART;${at('20261208T200000')}`),
    );
    assert.deepEqual([starts(reading)[1], reading.notes], ['2026-12-08 20:00', []]);
  });

  test('and all that follow are left out together, said once', () => {
    const reading = read(
      weekly,
      series(`RECURRENCE-ID;RANGE=THISANDFUTURE;${at('20261215T190000')}`, 'DTSTART;TZID=Marte/Olimpo:20261215T200000'),
    );
    assert.deepEqual(starts(reading), ['2026-12-01 19:00', '2026-12-08 19:00']);
    assert.deepEqual([reading.notes.length, reading.keys.size], [1, 4]);
  });

  test('that does not say its start has that of its series', () => {
    const reading = one('LOCATION:Sala nueva');
    assert.deepEqual(reading.events.map(({ startsAt, location }) => [inMadrid(startsAt), location])[1], [
      '2026-12-08 19:00',
      'Sala nueva',
    ]);
  });

  test('is cancelled where it says so', () => {
    const reading = one('STATUS:CANCELLED', 'DTSTART;TZID=Marte/Olimpo:20261208T200000');
    assert.deepEqual(
      reading.events.map(({ state }) => state),
      ['published', 'cancelled', 'published', 'published'],
    );
    assert.deepEqual(reading.notes, []);
  });

  test('and was long ago is nobody’s concern', () => {
    const reading = read(
      series(`DTSTART;${at('20200107T190000')}`, 'RRULE:FREQ=WEEKLY'),
      series(`RECURRENCE-ID;${at('20200114T190000')}`, 'DTSTART;TZID=Marte/Olimpo:20200114T200000'),
    );
    assert.deepEqual([reading.events.length, reading.notes, reading.complete], [104, [], true]);
  });

  test('is none where the list of those taken out or added is empty, and one added that is badly written is left out', () => {
    const lines = [`DTSTART;${at('20261201T190000')}`, 'RRULE:FREQ=WEEKLY;COUNT=2'];
    const empty = read(series(...lines, 'EXDATE:', 'RDATE:'));
    assert.deepEqual([starts(empty), empty.notes], [['2026-12-01 19:00', '2026-12-08 19:00'], []]);
    const badly = read(series(...lines, 'RDATE:mañana'));
    assert.deepEqual(
      [starts(badly), badly.notes.length, badly.complete],
      [['2026-12-01 19:00', '2026-12-08 19:00'], 1, false],
    );
  });

  test('is shown to nobody where it is private', () => {
    const reading = one('CLASS:PRIVATE', 'SUMMARY:Cena de la junta', 'DTSTART;TZID=Marte/Olimpo:20261208T200000');
    assert.deepEqual(starts(reading), others);
    assert.deepEqual([reading.notes, reading.keys.has('serie/20261208T190000')], [[], false]);
  });

  test('taken out in an unknown zone is that of the same hour, and is said', () => {
    const reading = read(
      series(
        `DTSTART;${at('20261201T190000')}`,
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Marte/Olimpo:20261208T190000',
      ),
    );
    assert.deepEqual(starts(reading), others);
    assert.match(reading.notes[0] ?? '', /«Club».*zona horaria que no conocemos \(Marte\/Olimpo\)/);
  });

  test('added in an unknown zone is left out, and is said', () => {
    const reading = read(
      series(
        `DTSTART;${at('20261201T190000')}`,
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'RDATE;TZID=Marte/Olimpo:20261210T190000',
      ),
    );
    assert.deepEqual(starts(reading), ['2026-12-01 19:00', '2026-12-08 19:00']);
    assert.deepEqual([reading.notes.length, reading.complete], [1, false]);
  });
});
