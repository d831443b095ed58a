import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calendarCase } from '../../testing/calendars/calendar-case.ts';
import { calendar, calendarEntry } from '../../testing/fake-source.ts';
import { readCalendar } from './read-calendar.ts';

const now = new Date('2026-11-21T12:00:00Z');
const span = { from: new Date('2026-10-01T12:00:00Z'), now, to: new Date('2027-11-21T12:00:00Z') };
const read = (...entries: string[]) => readCalendar(Buffer.from(calendar(...entries)), span);
const readCase = (name: string) => readCalendar(calendarCase(name), span);
type Reading = ReturnType<typeof read>;

const inMadrid = (instant: Date | null) =>
  instant ? instant.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 16) : null;
const times = ({ events }: Reading) => events.map(({ startsAt, endsAt }) => [inMadrid(startsAt), inMadrid(endsAt)]);
const starts = ({ events }: Reading) => events.map(({ startsAt }) => inMadrid(startsAt));
const series = (...lines: string[]) => calendarEntry('serie', 'SUMMARY:Club', ...lines);
const weekly = series('DTSTART;TZID=Europe/Madrid:20261201T190000', 'RRULE:FREQ=WEEKLY;COUNT=4');

describe('a series of which "this and all that follow" were changed', () => {
  test('in Google’s calendar is the same meeting, under the same keys', () => {
    const [before, after] = [readCase('01-series-before-split'), readCase('01-series-after-split')];
    assert.deepEqual([...after.keys].sort(), [...before.keys].sort());
    assert.deepEqual(
      after.events.map(({ location }) => location),
      [null, null, 'Sala nueva', 'Sala nueva'],
    );
  });

  test('in Google’s calendar is the same meeting also where it moves to another day, and twice', () => {
    const piece = (since: string, start: string, ...lines: string[]) =>
      calendarEntry(`serie_R${since}@google.com`, 'SUMMARY:Club', `DTSTART;TZID=Europe/Madrid:${start}`, ...lines);
    const before = read(
      calendarEntry(
        'serie@google.com',
        'SUMMARY:Club',
        'DTSTART;TZID=Europe/Madrid:20261201T190000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
      ),
    );
    const after = read(
      // As likely as not the newest piece stands first.
      piece('20261222T180000', '20261224T120000', 'RRULE:FREQ=WEEKLY;COUNT=1'),
      piece('20261208T180000', '20261209T203000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      calendarEntry(
        'serie@google.com',
        'SUMMARY:Club',
        'DTSTART;TZID=Europe/Madrid:20261201T190000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261207T225959Z',
      ),
    );
    assert.deepEqual([...after.keys].sort(), [...before.keys].sort());
    assert.deepEqual(starts(after).sort(), [
      '2026-12-01 19:00',
      '2026-12-09 20:30',
      '2026-12-16 20:30',
      '2026-12-24 12:00',
    ]);
  });

  test('in Google’s calendar lasts as long as it says also where it moves', () => {
    const moved = (since: string, ...lines: string[]) =>
      read(calendarEntry(`serie_R${since}@google.com`, 'SUMMARY:Club', ...lines)).events.map(({ startsAt, endsAt }) => [
        startsAt.toISOString(),
        endsAt?.toISOString(),
      ]);
    const later = 'DTSTART;TZID=Europe/Madrid:20261215T220000';
    assert.deepEqual(moved('20261215T180000', later, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=1'), [
      ['2026-12-15T21:00:00.000Z', '2026-12-15T22:00:00.000Z'],
    ]);
    for (const [day, end] of [
      ['2026-12-16', '20261217'],
      ['2026-12-14', '20261215'],
    ] as const) {
      const start = `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`;
      const [[from, to] = []] = moved('20261215', start, `DTEND;VALUE=DATE:${end}`, 'RRULE:FREQ=WEEKLY;COUNT=1');
      assert.ok(from && to && from < to, day);
      assert.match(to, new RegExp(`^${day}T22:59`));
    }
  });

  test('by RANGE=THISANDFUTURE has them at the new hour and with the new words, but for its own exception', () => {
    const { events } = read(
      weekly,
      series(
        'LOCATION:Sala nueva',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20261208T190000',
        'DTSTART;TZID=Europe/Madrid:20261209T183000',
        'DTEND;TZID=Europe/Madrid:20261209T200000',
      ),
      series('RECURRENCE-ID:20261215T180000Z', 'DTSTART;TZID=Europe/Madrid:20261217T110000'),
    );
    assert.deepEqual(
      events.map(({ key, startsAt, endsAt, location }) => [key, inMadrid(startsAt), inMadrid(endsAt), location]),
      [
        ['serie/20261201T190000', '2026-12-01 19:00', null, null],
        ['serie/20261208T190000', '2026-12-09 18:30', '2026-12-09 20:00', 'Sala nueva'],
        ['serie/20261215T190000', '2026-12-17 11:00', null, null],
        ['serie/20261222T190000', '2026-12-23 18:30', '2026-12-23 20:00', 'Sala nueva'],
      ],
    );
  });
});

describe('one day of a series', () => {
  test('is named by when it was planned, so that of two on one day only the one taken out goes', () => {
    const [before, after] = [readCase('02-two-a-day-before'), readCase('02-two-a-day-after')];
    const [gone, ...others] = before.events.map(({ key }) => key);
    assert.equal(gone, 'visita@calendar.example/20261204T100000');
    assert.deepEqual([...after.keys], others);
  });

  test('that was made private is absent, and nothing of it is said', () => {
    const reading = readCase('03-one-date-private');
    assert.deepEqual(starts(reading), ['2026-12-03 19:00', '2026-12-17 19:00']);
    assert.equal(reading.keys.size, 2);
    assert.doesNotMatch(JSON.stringify(reading), /junta/);
  });

  test('is private like its series, unless it says otherwise', () => {
    const one = (...lines: string[]) =>
      series(
        'RECURRENCE-ID;TZID=Europe/Madrid:20261208T190000',
        'DTSTART;TZID=Europe/Madrid:20261208T200000',
        ...lines,
      );
    const hidden = series('CLASS:PRIVATE', 'DTSTART;TZID=Europe/Madrid:20261201T190000', 'RRULE:FREQ=WEEKLY;COUNT=4');
    assert.deepEqual(starts(read(hidden, one())), []);
    assert.deepEqual(starts(read(hidden, one('CLASS:PUBLIC'))), ['2026-12-08 20:00']);
  });

  test('changed twice is as the newer says, wherever that stands', () => {
    const changed = (sequence: number, hour: string, ...lines: string[]) =>
      series(
        `SEQUENCE:${sequence}`,
        'RECURRENCE-ID;TZID=Europe/Madrid:20261208T190000',
        `DTSTART;TZID=Europe/Madrid:20261208T${hour}`,
        ...lines,
      );
    const entries = [changed(2, '210000'), changed(1, '170000')];
    for (const some of [entries, entries.toReversed()]) {
      assert.equal(starts(read(weekly, ...some))[1], '2026-12-08 21:00');
    }
    assert.equal(read(weekly, changed(1, '170000'), changed(2, '170000', 'CLASS:PRIVATE')).events.length, 3);
  });

  test('is found by its day where one says a day and the other an hour', () => {
    assert.deepEqual(times(readCase('05-date-exceptions-of-timed-series')), [
      ['2026-11-01 10:00', '2026-11-01 12:00'],
      ['2026-11-08 17:00', '2026-11-08 18:00'],
      ['2026-11-15 10:00', '2026-11-15 12:00'],
    ]);
    assert.deepEqual(starts(readCase('06-timed-exception-of-whole-days')), ['2026-11-01 00:00', '2026-11-15 00:00']);
  });

  test('of whole days is found also where midnight of Madrid is written as an instant, or moves it', () => {
    const days = ['DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=DAILY;COUNT=4'];
    assert.deepEqual(starts(read(series(...days, 'EXDATE:20261101T230000Z'))), [
      '2026-11-01 00:00',
      '2026-11-03 00:00',
      '2026-11-04 00:00',
    ]);
    const moved = series('RECURRENCE-ID:20261102T000000Z', 'DTSTART;VALUE=DATE:20261220');
    assert.deepEqual(
      starts(read(series(...days), moved))
        .sort()
        .at(-1),
      '2026-12-20 00:00',
    );
    assert.equal(read(series(...days), moved).events.length, 4);
  });

  test('is taken out however many others that never were are taken out before it', () => {
    const strays = ['20261202', '20261203', '20261204', '20261205'].map((day) => `${day}T190000`).join(',');
    const out = `EXDATE;TZID=Europe/Madrid:${strays},20261208T190000`;
    const found = read(series('DTSTART;TZID=Europe/Madrid:20261201T190000', 'RRULE:FREQ=WEEKLY;COUNT=3', out));
    assert.deepEqual(starts(found), ['2026-12-01 19:00', '2026-12-15 19:00']);
  });

  test('that is the 29th of February is in leap years only', () => {
    const wide = { from: new Date('2020-01-01'), now, to: new Date('2033-01-01') };
    const found = (...lines: string[]) =>
      readCalendar(Buffer.from(calendar(series(...lines))), wide).events.map(({ startsAt }) => inMadrid(startsAt));
    const leap = ['2020-02-29 18:00', '2024-02-29 18:00', '2028-02-29 18:00', '2032-02-29 18:00'];
    const start = 'DTSTART;TZID=Europe/Madrid:20200229T180000';
    assert.deepEqual(found(start, 'RRULE:FREQ=YEARLY'), leap);
    assert.deepEqual(found(start, 'RRULE:FREQ=YEARLY;BYMONTH=2'), leap);
    assert.deepEqual(found(start, 'RRULE:FREQ=YEARLY;COUNT=2'), leap.slice(0, 2));
  });
});

describe('a link in the place of an entry', () => {
  const when = 'DTSTART;TZID=Europe/Madrid:20261205T180000';
  const one = (...lines: string[]) => {
    const [event] = read(calendarEntry('directo', 'SUMMARY:Directo', when, ...lines)).events;
    assert.ok(event);
    return event;
  };

  test('is for who comes, besides all else that is said there', () => {
    const [event] = readCase('04-link-within-location').events;
    assert.deepEqual(
      [event?.location, event?.online, event?.onlineUrl],
      ['Videollamada', true, 'https://meet.example/j/8123?pwd=SECRETO'],
    );
  });

  for (const [said, place, url] of [
    ['https://meet.example/abc (Meet)', 'Meet', 'https://meet.example/abc'],
    ['Sala 3\\, Gran Via 1 / https://meet.example/abc.', 'Sala 3, Gran Via 1', 'https://meet.example/abc'],
    ['meet.example.org/abc-def', 'En línea', 'https://meet.example.org/abc-def'],
    ['meet.example.com:8443/abc', 'En línea', 'https://meet.example.com:8443/abc'],
    ['www.example.com?room=1', 'En línea', 'https://www.example.com/?room=1'],
    ['zoom.us/j/123?pwd=abc', 'En línea', 'https://zoom.us/j/123?pwd=abc'],
    ['Sala reunión.es/abc', 'Sala', 'https://xn--reunin-fxa.es/abc'],
    ['https://zoom.us/j/123 (ID: 812 3456 7890\\, PIN: 4567)', 'En línea', 'https://zoom.us/j/123'],
    ['Sala 3\\, Gran Via 1 (https://zoom.us/j/1)', 'Sala 3, Gran Via 1', 'https://zoom.us/j/1'],
    ['Edif.Norte/https://meet.example/abc', 'Edif.Norte', 'https://meet.example/abc'],
    ['zoommtg://zoom.example/join?pwd=SECRETO', 'En línea', null],
  ] as const) {
    test(`is not in what everybody reads: ${said}`, () => {
      const { location, online, onlineUrl } = one(`LOCATION:${said}`);
      assert.deepEqual([location, online, onlineUrl], [place, true, url]);
    });
  }

  test('is taken out of the other texts too, and one that is kept apart counts', () => {
    const room = 'https://meet.example/abc?pwd=SECRETO';
    const { onlineUrl, ...read } = one(
      `X-GOOGLE-CONFERENCE:${room}`,
      `DESCRIPTION:Entra en ${room} a las seis.`,
      `URL:${room}`,
    );
    assert.equal(onlineUrl, room);
    assert.doesNotMatch(JSON.stringify(read), /SECRETO/);
    assert.deepEqual(
      [read.location, read.description],
      ['En línea', 'Entra en (enlace para quien tiene plaza) a las seis.'],
    );
    const inRoom = one('LOCATION:Sala 3', `X-GOOGLE-CONFERENCE:${room}`);
    assert.deepEqual([inRoom.location, inRoom.online, inRoom.onlineUrl], ['Sala 3', false, room]);
  });

  for (const [place, text] of [
    ['https://meet.example/a?x=1&y=SECRETO', '<a href="https://meet.example/a?x=1&amp;y=SECRETO">Entra</a> ya'],
    ['https://meet.example/SECRETO', 'Entra: meet.example/SECRETO'],
    ['https://meet.example/SECRETO', 'Entra: http://meet.example/SECRETO/.'],
    ['Sala (https://meet.example/SECRETO)', 'HTTPS://MEET.EXAMPLE/SECRETO'],
    ['https://meet.example/j/SECRETO?pwd=1', 'https://meet.example/j/SECRETO'],
    ['https://meet.example/SECRETO', 'https://safe.example/?url=https%3A%2F%2Fmeet.example%2FSECRETO&data=1'],
  ] as const)
    test(`is taken out however it is written: ${text}`, () => {
      const { onlineUrl, ...read } = one(`LOCATION:${place}`, `DESCRIPTION:${text}`);
      assert.match(onlineUrl ?? '', /SECRETO/);
      assert.doesNotMatch(JSON.stringify(read), /SECRETO/);
    });

  test('leaves those to other rooms whole', () => {
    const { description } = one(
      'LOCATION:https://zoom.example/j/5',
      'DESCRIPTION:Mañana en https://zoom.example/j/555.',
    );
    assert.equal(description, 'Mañana en https://zoom.example/j/555.');
  });

  for (const [said, place, url] of [
    ['Ateneo (https://ateneo.example)\\, Barcelona', 'Ateneo, Barcelona', 'https://ateneo.example'],
    ['Ateneo (https://ateneo.example/)', 'Ateneo', 'https://ateneo.example/'],
    ['Ateneo (web: https://ateneo.example/sala)', 'Ateneo (web)', 'https://ateneo.example/sala'],
    ['Ateneo (https://ateneo.example\\, 2.º piso)', 'Ateneo (2.º piso)', 'https://ateneo.example'],
    ['Ateneo (2.º piso\\, https://ateneo.example)', 'Ateneo (2.º piso)', 'https://ateneo.example'],
    ['Ateneo [https://ateneo.example]. Barcelona', 'Ateneo. Barcelona', 'https://ateneo.example'],
    ['Ateneo <https://ateneo.example> - Barcelona', 'Ateneo - Barcelona', 'https://ateneo.example'],
    ['[Ateneo](https://ateneo.example)', 'Ateneo', 'https://ateneo.example'],
    ['Ateneo\\; https://ateneo.example\\; Barcelona', 'Ateneo; Barcelona', 'https://ateneo.example'],
    ['Ateneo - https://ateneo.example - Barcelona', 'Ateneo - Barcelona', 'https://ateneo.example'],
    ['«https://ateneo.example» Ateneo', 'Ateneo', 'https://ateneo.example'],
    ['Plaza (https://es.example/wiki/Plaza_(Sitges))', 'Plaza', 'https://es.example/wiki/Plaza_(Sitges)'],
    ['(Sala 3) https://meet.example/abc', 'Sala 3', 'https://meet.example/abc'],
    ['https://meet.example/abc\\n\\nSala 3', 'Sala 3', 'https://meet.example/abc'],
    ['Sala (2) https://meet.example/abc (Meet)', 'Sala (2) (Meet)', 'https://meet.example/abc'],
    ['Ateneo\\, https://a.example/x\\, https://b.example/y\\, Madrid', 'Ateneo, Madrid', 'https://a.example/x'],
    ['Ateneo (sala 2)', 'Ateneo (sala 2)', null],
    ['<a href="https://meet.example/abc">Meet</a>', 'Meet', 'https://meet.example/abc'],
  ] as const) {
    test(`leaves no loose punctuation behind: ${said}`, () => {
      const { location, onlineUrl } = one(`LOCATION:${said}`);
      assert.deepEqual([location, onlineUrl], [place, url && new URL(url).href]);
    });
  }

  for (const [said, read] of [
    ['Entra (https://meet.example/abc).', 'Entra (enlace para quien tiene plaza).'],
    ['Entra <https://meet.example/abc> ya', 'Entra (enlace para quien tiene plaza) ya'],
    ['Entra: https://meet.example/abc<https://meet.example/abc>', 'Entra: (enlace para quien tiene plaza)'],
    ['Entra [aquí](https://meet.example/abc)\\, ya', 'Entra [aquí](enlace para quien tiene plaza), ya'],
    ['Entra (sala: https://meet.example/abc)', 'Entra (sala: enlace para quien tiene plaza)'],
  ] as const) {
    test(`is replaced without doubled brackets: ${said}`, () => {
      assert.equal(one('LOCATION:https://meet.example/abc', `DESCRIPTION:${said}`).description, read);
    });
  }

  for (const place of ['Edif.Norte/Planta 2, Barcelona', 'Pl.Catalunya/Rambla', 'C.Madrid/Sol 3', 'Aula 3.2/4'])
    test(`is no link where it is an address in the street: ${place}`, () => {
      const { location, online, onlineUrl } = one(`LOCATION:${place.replaceAll(',', '\\,')}`);
      assert.deepEqual([location, online, onlineUrl], [place, false, null]);
    });

  test('is the one of those kept apart that a browser opens, and none of them is said', () => {
    const { onlineUrl, description } = one(
      'CONFERENCE;VALUE=URI;FEATURE=PHONE:tel:+34-919-012-233\\,\\,123456',
      'CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://video.example/sala',
      'DESCRIPTION:Sala: https://video.example/sala o +34 919 012 233\\,\\,123456#',
    );
    assert.equal(onlineUrl, 'https://video.example/sala');
    assert.equal(description, 'Sala: (enlace para quien tiene plaza) o (para quien tiene plaza)');
  });

  test('takes with it what Google and Teams write next to it: dialling in, options, PIN and code', () => {
    const google = one(
      'X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij',
      'DESCRIPTION:Hablamos de CSS.\\n\\nÚnete con Google Meet: https://meet.google.com/abc-defg-hij\\nO marca: (ES) +34 919 01 22 33 PIN: \u202a123 456 789\u202c#\\nMás números: https://tel.meet/abc-defg-hij?pin=123456789&hs=7',
    );
    assert.equal(google.onlineUrl, 'https://meet.google.com/abc-defg-hij');
    assert.match(google.description ?? '', /^Hablamos de CSS\./);
    assert.doesNotMatch(JSON.stringify(google.description), /abc-?defg|123|456|789/);
    const meeting = 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_abc%40thread.v2/0?context=%7b%7d';
    const teams = one(
      `X-MICROSOFT-SKYPETEAMSMEETINGURL:${meeting}`,
      `DESCRIPTION:Charla\\nÚnase: ${meeting}\\nId. de reunión: 123 456 789\\nCódigo de acceso: AbC123\\nCódigo: AbCdEf\\nID de Zoom: 812 3456 7890\\nOpciones: https://teams.microsoft.com/meetingOptions/?threadId=19_meeting_abc@thread.v2\\nMás de Teams: https://aka.ms/JoinTeamsMeeting`,
    );
    assert.doesNotMatch(teams.description ?? '', /meeting_abc|123|456|789|812|AbC/);
    assert.match(teams.description ?? '', /^Charla\n[\s\S]+Más de Teams: https:\/\/aka\.ms\/JoinTeamsMeeting$/);
  });

  test('leaves codes that open no room', () => {
    const said = 'Código de conducta: https://femcoders.example/codigo-de-conducta. Contraseña: te la damos al entrar.';
    assert.equal(one('LOCATION:https://meet.example/abc-defg-hij', `DESCRIPTION:${said}`).description, said);
    assert.equal(one('LOCATION:Sala 3', 'DESCRIPTION:Código: CSS20').description, 'Código: CSS20');
  });

  test('is no link where it only looks like a sentence', () => {
    const { location, online } = one('LOCATION:C/ Mayor 3\\, 2.º/B. Madrid');
    assert.deepEqual([location, online], ['C/ Mayor 3, 2.º/B. Madrid', false]);
  });
});

describe('whole days', () => {
  for (const [name, start, end] of [
    ['07-whole-day-of-23-hours', '2027-03-28 00:00', '2027-03-28 23:59'],
    ['08-whole-day-of-25-hours', '2026-10-25 00:00', '2026-10-25 23:59'],
    ['09-two-days-by-duration', '2026-11-07 00:00', '2026-11-08 23:59'],
  ] as const) {
    test(`end with their last minute: ${name}`, () => {
      assert.deepEqual(times(readCase(name)), [[start, end]]);
    });
  }

  test('of a series end with it on each day, also when the clocks change', () => {
    const days = read(series('DTSTART;VALUE=DATE:20261024', 'DURATION:P1D', 'RRULE:FREQ=DAILY;COUNT=2'));
    assert.deepEqual(times(days), [
      ['2026-10-24 00:00', '2026-10-24 23:59'],
      ['2026-10-25 00:00', '2026-10-25 23:59'],
    ]);
  });

  test('that Exchange writes from midnight to midnight ends with its last minute', () => {
    const romance = 'TZID=Romance Standard Time';
    const day = [`DTSTART;${romance}:20261204T000000`, `DTEND;${romance}:20261205T000000`];
    const ends = (...lines: string[]) => times(read(series(...lines)))[0]?.[1];
    assert.equal(ends(...day, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'), '2026-12-04 23:59');
    assert.equal(ends(...day, 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE'), '2026-12-05 00:00');
  });

  test('and nights end at the hour that is written; hours that are counted pass', () => {
    const night = 'DTSTART;TZID=Europe/Madrid:20261024T220000';
    const weekly = 'RRULE:FREQ=WEEKLY;COUNT=2';
    assert.deepEqual(times(read(series(night, 'DTEND;TZID=Europe/Madrid:20261025T040000', weekly))), [
      ['2026-10-24 22:00', '2026-10-25 04:00'],
      ['2026-10-31 22:00', '2026-11-01 04:00'],
    ]);
    assert.equal(times(read(series(night, 'DURATION:PT6H')))[0]?.[1], '2026-10-25 03:00');
  });
});

describe('the zone of an entry', () => {
  const at = (zone: string, ...more: string[]) =>
    read(...more, calendarEntry('z', 'SUMMARY:Reunión', `DTSTART;TZID=${zone}:20261128T180000`));
  const found = (reading: Reading) =>
    reading.events.map(({ startsAt, timezone }) => [startsAt.toISOString().slice(11, 16), timezone])[0];

  test('by its name in Windows is known without a description', () => {
    assert.deepEqual(found(readCase('10-windows-zone-without-vtimezone')), ['23:00', 'America/New_York']);
    assert.deepEqual(found(at('Romance Standard Time')), ['17:00', 'Europe/Madrid']);
    assert.deepEqual(found(at('"E. South America Standard Time"')), ['21:00', 'America/Sao_Paulo']);
  });

  for (const [zone, hour] of [
    ['Etc/GMT-3', '15:00'],
    ['"UTC+03:00"', '15:00'],
    ['GMT-0500', '23:00'],
    ['/softwarestudio.org/Olson_20011030_5/Etc/GMT+5', '23:00'],
    ['UTC', '18:00'],
  ] as const) {
    test(`that is an offset is kept, and shown on the clock of Madrid: ${zone}`, () => {
      assert.deepEqual(found(at(zone)), [hour, 'Europe/Madrid']);
    });
  }

  for (const [zone, hour, shown] of [
    ['"(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"', '17:00', 'Europe/Madrid'],
    ['"(UTC+01:00) Bruselas, Copenhague, Madrid, París"', '17:00', 'Europe/Madrid'],
    ['"(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna"', '17:00', 'Europe/Amsterdam'],
    ['"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"', '18:00', 'Europe/Dublin'],
    ['"(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London"', '18:00', 'Europe/Dublin'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '23:00', 'America/New_York'],
    ['"(UTC-07:00) Chihuahua, La Paz, Mazatlan"', '01:00', 'America/Mazatlan'],
    ['"(UTC-05:00) Bogota, Lima, Quito, Rio Branco"', '23:00', 'America/Bogota'],
    ['"(UTC-03:00) City of Buenos Aires"', '21:00', 'America/Buenos_Aires'],
    ['"(UTC) Coordinated Universal Time"', '18:00', 'Europe/Madrid'],
    ['"(UTC-02:00) Coordinated Universal Time-02"', '20:00', 'Europe/Madrid'],
    ['"tzone://Microsoft/Utc"', '18:00', 'Europe/Madrid'],
    ['tzone://Microsoft/Utc', '18:00', 'Europe/Madrid'],
    ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', '17:00', 'Europe/Madrid'],
    ['(UTC-05:00) Eastern Time (US & Canada);VALUE=DATE-TIME', '23:00', 'America/New_York'],
    ['W. Europe Standard Time 1', '17:00', 'Europe/Berlin'],
  ] as const) {
    test(`as Outlook and Exchange write it is known: ${zone}`, () => {
      assert.deepEqual(found(at(zone)), [hour, shown]);
    });
  }

  for (const zone of [
    '"tzone://Microsoft/Custom"',
    'tzone://Microsoft/Custom',
    '"Customized Time Zone"',
    '"(UTC+01:00) West Central Africa"',
    '"(UTC+09:00) Madrid"',
    'Custom',
  ]) {
    test(`that only its calendar could know is as that describes it, or unknown: ${zone}`, () => {
      const described = [
        'BEGIN:VTIMEZONE',
        `TZID:${zone.replaceAll('"', '').replaceAll(',', '\\,')}`,
        'BEGIN:STANDARD',
        'DTSTART:16010101T000000',
        'TZOFFSETFROM:+0400',
        'TZOFFSETTO:+0400',
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\r\n');
      assert.deepEqual(found(at(zone, described)), ['14:00', 'Europe/Madrid']);
      const alone = at(zone);
      assert.deepEqual([alone.events, alone.complete], [[], false]);
      assert.match(alone.notes[0] ?? '', /zona horaria que no conocemos/);
    });
  }

  test('that nobody knows keeps the entry out, says so, and lets nothing vanish', () => {
    const reading = at('Marte/Olimpo');
    assert.deepEqual([reading.events, reading.complete], [[], false]);
    assert.match(reading.notes[0] ?? '', /^«Reunión» está en una zona horaria que no conocemos \(Marte\/Olimpo\)/);
  });

  test('that only the calendar knows is as it describes it, or as the name next to it', () => {
    const described = (...lines: string[]) =>
      [
        'BEGIN:VTIMEZONE',
        'TZID:Mi zona',
        ...lines,
        'BEGIN:STANDARD',
        'DTSTART:16010101T000000',
        'TZOFFSETFROM:+0400',
        'TZOFFSETTO:+0400',
        'END:STANDARD',
        'END:VTIMEZONE',
      ].join('\r\n');
    assert.deepEqual(found(at('Mi zona', described())), ['14:00', 'Europe/Madrid']);
    assert.deepEqual(found(at('Mi zona', described('X-LIC-LOCATION:America/Bogota'))), ['23:00', 'America/Bogota']);
  });
});

describe('a calendar that says in which zone its times are (X-WR-TIMEZONE)', () => {
  const inZone = (zone: string, ...lines: string[]) =>
    readCalendar(
      Buffer.from(
        calendar(calendarEntry('z', 'SUMMARY:Reunión', ...lines)).replace(
          'BEGIN:VEVENT',
          `X-WR-TIMEZONE:${zone}\r\nBEGIN:VEVENT`,
        ),
      ),
      span,
    );
  const when = (reading: Reading) =>
    reading.events.map(({ startsAt, endsAt, timezone }) => [startsAt.toISOString(), endsAt?.toISOString(), timezone]);

  for (const [zone, start, shown] of [
    ['America/Bogota', '2026-11-28T23:00:00.000Z', 'America/Bogota'],
    ['Eastern Standard Time', '2026-11-28T23:00:00.000Z', 'America/New_York'],
    ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', '2026-11-28T18:00:00.000Z', 'Europe/Dublin'],
    ['Etc/GMT-3', '2026-11-28T15:00:00.000Z', 'Europe/Madrid'],
    ['Europe/Madrid', '2026-11-28T17:00:00.000Z', 'Europe/Madrid'],
    ['', '2026-11-28T17:00:00.000Z', 'Europe/Madrid'],
  ] as const) {
    test(`has times without a zone there: ${zone}`, () => {
      const reading = inZone(zone, 'DTSTART:20261128T180000');
      assert.deepEqual(when(reading), [[start, undefined, shown]]);
    });
  }

  test('has times of UTC and of other zones where they say', () => {
    assert.equal(when(inZone('America/Bogota', 'DTSTART:20261128T180000Z'))[0]?.[0], '2026-11-28T18:00:00.000Z');
    const inMadridStill = inZone('America/Bogota', 'DTSTART;TZID=Europe/Madrid:20261128T180000');
    assert.equal(when(inMadridStill)[0]?.[0], '2026-11-28T17:00:00.000Z');
  });

  test('has the days of a series there, also those taken out and added', () => {
    const reading = inZone(
      'America/Bogota',
      'DTSTART:20261128T200000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;UNTIL=20261212T200000',
      'EXDATE:20261205T200000',
      'RDATE;VALUE=PERIOD:20261206T200000/PT2H',
    );
    assert.deepEqual(when(reading), [
      ['2026-11-29T01:00:00.000Z', '2026-11-29T02:00:00.000Z', 'America/Bogota'],
      ['2026-12-07T01:00:00.000Z', '2026-12-07T03:00:00.000Z', 'America/Bogota'],
      ['2026-12-13T01:00:00.000Z', '2026-12-13T02:00:00.000Z', 'America/Bogota'],
    ]);
  });

  test('that nobody knows keeps those times out, and no others', () => {
    const reading = inZone('Marte/Olimpo', 'DTSTART:20261128T180000');
    assert.deepEqual(reading.events, []);
    assert.match(reading.notes[0] ?? '', /zona horaria que no conocemos \(Marte\/Olimpo\)/);
    assert.equal(inZone('Marte/Olimpo', 'DTSTART:20261128T180000Z').events.length, 1);
    assert.equal(inZone('Marte/Olimpo', 'DTSTART;VALUE=DATE:20261128').events.length, 1);
  });

  test('has whole days in Madrid', () => {
    assert.equal(when(inZone('America/Bogota', 'DTSTART;VALUE=DATE:20261128'))[0]?.[0], '2026-11-27T23:00:00.000Z');
  });
});

test('a line that is folded within a letter is read as it was written', () => {
  assert.equal(readCase('11-folded-inside-a-letter').events[0]?.description, 'Introducción a la web');
});
