import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calendar, calendarEntry } from '../../testing/fake-source.ts';
import { readApart } from './calendar-source.ts';
import { ImportFailure } from './import-failure.ts';
import { readCalendar } from './read-calendar.ts';

const now = new Date('2026-11-21T12:00:00Z');
const span = { from: new Date('2025-11-21T12:00:00Z'), now, to: new Date('2027-11-21T12:00:00Z') };
const read = (...entries: string[]) => readCalendar(Buffer.from(calendar(...entries)), span);
const one = (...lines: string[]) => {
  const [event] = read(calendarEntry('uno', 'SUMMARY:Taller', ...lines)).events;
  assert.ok(event);
  return event;
};
const times = (...lines: string[]) => {
  const { startsAt, endsAt, timezone } = one(...lines);
  return [startsAt.toISOString(), endsAt?.toISOString() ?? null, timezone];
};
const starts = (...lines: string[]) =>
  read(calendarEntry('serie', 'SUMMARY:Club', ...lines)).events.map(({ startsAt }) => startsAt.toISOString());

const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');

describe('the times of a calendar', () => {
  test('with a zone by name are right in winter and summer, with or without its description', () => {
    assert.deepEqual(times('DTSTART;TZID=Europe/Madrid:20261128T183000', 'DTEND;TZID=Europe/Madrid:20261128T203000'), [
      '2026-11-28T17:30:00.000Z',
      '2026-11-28T19:30:00.000Z',
      'Europe/Madrid',
    ]);
    assert.deepEqual(times('DTSTART;TZID=Europe/Madrid:20270701T183000'), [
      '2027-07-01T16:30:00.000Z',
      null,
      'Europe/Madrid',
    ]);
    assert.deepEqual(times('DTSTART;TZID=America/Bogota:20270701T183000')[0], '2027-07-01T23:30:00.000Z');
    assert.deepEqual(times('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Madrid:20270701T183000'), [
      '2027-07-01T16:30:00.000Z',
      null,
      'Europe/Madrid',
    ]);
  });

  test('in UTC are shown on the clock of Madrid', () => {
    assert.deepEqual(times('DTSTART:20261128T173000Z', 'DURATION:PT1H30M'), [
      '2026-11-28T17:30:00.000Z',
      '2026-11-28T19:00:00.000Z',
      'Europe/Madrid',
    ]);
  });

  test('without a zone are of Madrid', () => {
    assert.equal(times('DTSTART:20270701T183000')[0], '2027-07-01T16:30:00.000Z');
  });

  test('in a zone of Outlook are read by its description', () => {
    const entry = (uid: string, time: string) =>
      calendarEntry(uid, 'SUMMARY:Reunión', `DTSTART;TZID=Romance Standard Time:${time}`);
    const found = read(outlookZone, entry('v', '20270701T183000'), entry('i', '20261201T183000')).events;
    assert.deepEqual(
      found.map(({ startsAt }) => startsAt.toISOString()),
      ['2027-07-01T16:30:00.000Z', '2026-12-01T17:30:00.000Z'],
    );
  });

  test('in the hour that spring leaves out are an hour later', () => {
    assert.equal(times('DTSTART;TZID=Europe/Madrid:20270328T023000')[0], '2027-03-28T01:30:00.000Z');
  });

  test('of whole days begin and end with them', () => {
    assert.deepEqual(times('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207').slice(0, 2), [
      '2026-12-04T23:00:00.000Z',
      '2026-12-06T22:59:00.000Z',
    ]);
    assert.equal(times('DTSTART;VALUE=DATE:20261205')[1], '2026-12-05T22:59:00.000Z');
  });

  test('that end before they begin have no end', () => {
    assert.equal(times('DTSTART:20261128T173000Z', 'DTEND:20261128T163000Z')[1], null);
  });
});

describe('series of a calendar', () => {
  const weekly = 'DTSTART;TZID=Europe/Madrid:20261016T183000';

  test('stay at their hour when the clocks change', () => {
    assert.deepEqual(starts(weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'), [
      '2026-10-16T16:30:00.000Z',
      '2026-10-23T16:30:00.000Z',
      '2026-10-30T17:30:00.000Z',
    ]);
  });

  test('end with the last, however that is written', () => {
    const expected = ['2026-10-16T16:30:00.000Z', '2026-10-23T16:30:00.000Z'];
    for (const until of ['20261023T163000Z', '20261023T183000', '20261023']) {
      assert.deepEqual(starts(weekly, `RRULE:FREQ=WEEKLY;UNTIL=${until}`), expected, until);
    }
  });

  test('go on for a year when they never end', () => {
    const found = starts(weekly, 'RRULE:FREQ=MONTHLY');
    assert.equal(found.length, 14);
    assert.ok(found.every((start) => start <= span.to.toISOString()));
  });

  test('leave out the days taken out and have those added', () => {
    assert.deepEqual(
      starts(
        weekly,
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Madrid:20261023T183000',
        'EXDATE:20261030T173000Z',
        'RDATE;TZID=Europe/Madrid:20261101T120000',
      ),
      ['2026-10-16T16:30:00.000Z', '2026-11-01T11:00:00.000Z', '2026-11-06T17:30:00.000Z'],
    );
    assert.equal(starts(weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:20261023').length, 1);
  });

  test('have a key for each by when it was planned, also for one at another time', () => {
    const { events } = read(
      calendarEntry('s', 'SUMMARY:Club', weekly, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      calendarEntry(
        's',
        'SUMMARY:Club especial',
        'RECURRENCE-ID;TZID=Europe/Madrid:20261023T183000',
        'DTSTART;TZID=Europe/Madrid:20261024T110000',
        'DTEND;TZID=Europe/Madrid:20261024T120000',
      ),
    );
    assert.deepEqual(
      events.map(({ key, name, startsAt }) => [key, name, startsAt.toISOString()]),
      [
        ['s/20261016T183000', 'Club', '2026-10-16T16:30:00.000Z'],
        ['s/20261023T183000', 'Club especial', '2026-10-24T09:00:00.000Z'],
        ['s/20261030T183000', 'Club', '2026-10-30T17:30:00.000Z'],
      ],
    );
  });

  test('that repeat every hour are left alone, and said', () => {
    const { events, notes } = read(
      calendarEntry('h', 'SUMMARY:Copia de seguridad', 'DTSTART:20261016T183000', 'RRULE:FREQ=HOURLY'),
    );
    assert.deepEqual(events, []);
    assert.match(notes[0] ?? '', /«Copia de seguridad» se repite cada hora/);
  });

  test('and take too long do not hold the site', async () => {
    const long = calendar(calendarEntry('x', 'SUMMARY:X', 'DTSTART:20260105T183000', 'RRULE:FREQ=DAILY'));
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    await assert.rejects(readApart(Buffer.from(long), span, 5), /se tarda demasiado en contar/);
    clearInterval(turning);
    assert.ok(turns > 0, 'the site went on meanwhile');
  });
});

describe('what a calendar says of an event', () => {
  const when = 'DTSTART:20261128T173000Z';

  test('becomes name, place, texts, link and picture', () => {
    const event = one(
      when,
      String.raw`DESCRIPTION:<p>Trae tu <b>portátil</b> &amp; ganas.</p>Hay merienda.\n\nTe esperamos.`,
      String.raw`LOCATION:Espai de mostra\, Barcelona`,
      'URL:https://ejemplo.example/taller',
      'ATTACH;FMTTYPE=image/png:https://ejemplo.example/cartel.png',
    );
    assert.equal(event.description, 'Trae tu portátil & ganas.\nHay merienda.\n\nTe esperamos.');
    assert.equal(event.location, 'Espai de mostra, Barcelona');
    assert.equal(event.eventUrl, 'https://ejemplo.example/taller');
    assert.equal(event.logo, 'https://ejemplo.example/cartel.png');
    assert.deepEqual([event.online, event.state], [false, 'published']);
  });

  test('in a place that is a link is online, and the link is kept for who comes', () => {
    const { location, online, onlineUrl } = one(when, 'LOCATION:https://meet.example/abc');
    assert.deepEqual([location, online, onlineUrl], ['En línea', true, 'https://meet.example/abc']);
  });

  test('at great length is short on the card and whole on the page', () => {
    const { description, about } = one(when, `DESCRIPTION:${'palabra '.repeat(200)}`);
    assert.ok(description && description.length <= 600 && description.endsWith('palabra…'));
    assert.equal(about?.length, 1599);
  });

  test('with a link that leads inside loses the link, and that is said', () => {
    const { events, notes } = read(calendarEntry('a', 'SUMMARY:Cena', when, 'URL:http://169.254.169.254/'));
    assert.equal(events[0]?.eventUrl, null);
    assert.match(notes[0] ?? '', /«Cena»: su enlace no es una dirección pública/);
  });

  test('is cancelled when it says so, and nobody else’s business when it is private', () => {
    assert.equal(one(when, 'STATUS:CANCELLED').state, 'cancelled');
    assert.deepEqual(read(calendarEntry('p', 'SUMMARY:Médico', when, 'CLASS:PRIVATE')).events, []);
  });

  test('too long ago is left alone', () => {
    assert.deepEqual(read(calendarEntry('v', 'SUMMARY:Viejo', 'DTSTART:20200101T100000Z')).events, []);
  });

  test('without a title or a start is left alone, and said', () => {
    const { events, notes, keys } = read(calendarEntry('a', when), calendarEntry('b', 'SUMMARY:Sin fecha'));
    assert.deepEqual(events, []);
    assert.equal(notes.length, 2);
    // They are there: nothing of theirs has vanished.
    assert.deepEqual([...keys], ['a', 'b']);
  });
});

describe('what is no calendar', () => {
  for (const [what, text] of [
    ['a web page', '<!doctype html><title>Entra</title>'],
    ['nothing', ''],
    ['half a calendar', calendar(calendarEntry('a', 'SUMMARY:A', 'DTSTART:20261128T173000Z')).slice(0, -30)],
  ] as const) {
    test(`is refused with a reason: ${what}`, () => {
      assert.throws(() => readCalendar(Buffer.from(text), span), ImportFailure);
    });
  }

  test('in one entry costs that entry alone, and nothing counts as vanished', () => {
    const good = calendarEntry('b', 'SUMMARY:Charla', 'DTSTART:20261128T173000Z');
    const { events, notes, complete } = read(calendarEntry('a', 'SUMMARY:Cena', 'DTSTART:mañana'), good);
    assert.deepEqual([events.map(({ name }) => name), complete], [['Charla'], false]);
    assert.match(notes[0] ?? '', /«Cena» está mal escrito/);
  });

  test('is refused when it holds more events than any club', () => {
    const many = Array.from({ length: 501 }, (_, n) => calendarEntry(`u${n}`, 'SUMMARY:A', 'DTSTART:20261128T173000Z'));
    assert.throws(() => read(...many), /más de 500 eventos/);
  });
});
