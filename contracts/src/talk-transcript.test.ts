import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readTranscript, writeTranscript } from './talk-transcript.ts';

const read = (source: string, slides = 9) => readTranscript(source, slides);
const wrong = (source: string, slides = 9) =>
  read(source, slides).errors.map(({ line, message }) => `${line}: ${message}`);

describe('the transcript of a talk', () => {
  test('is typed as lines that begin with a time; what has none goes on with what was said', () => {
    assert.deepEqual(read('00:00 [1] Hola a todas.\n\n01:35 Lo primero\nes lo primero.\n1:02:03 [3] Y aquí acabo.'), {
      segments: [
        { start: 0, text: 'Hola a todas.', slide: 1 },
        { start: 95, text: 'Lo primero es lo primero.', slide: 1 },
        { start: 3723, text: 'Y aquí acabo.', slide: 3 },
      ],
      errors: [],
    });
  });

  test('can be pasted as WebVTT, whose notes, names and marks are left out', () => {
    const vtt = `\uFEFFWEBVTT - Charla\r
\r
NOTE esto no se oye\r
\r
STYLE\r
::cue { color: red }\r
\r
presentación\r
00:00.000 --> 00:04.000 align:start\r
<v Abril>Hola\r
a <b>todas</b>.\r
\r
00:01:35,500 --> 00:01:40,000\r
[2] Lo primero.\r
`;
    assert.deepEqual(read(vtt), {
      segments: [
        { start: 0, text: 'Hola a todas.', slide: null },
        { start: 95, text: 'Lo primero.', slide: 2 },
      ],
      errors: [],
    });
  });

  test('says in which line what is wrong', () => {
    assert.deepEqual(wrong('Hola\n00:10 Uno\n00:05 Antes\n00:20'), [
      '1: empieza por un tiempo, como 00:00 Hola a todas',
      '3: 00:05 va antes de 00:10',
      '4: no dice nada después del tiempo',
    ]);
    assert.deepEqual(wrong('00:00 [4] Hola', 3), ['1: no hay diapositiva 4: hay 3']);
    assert.deepEqual(wrong('00:00 [1] Hola', 0), ['1: habla de una diapositiva, y no hay ninguna']);
    assert.deepEqual(wrong('WEBVTT\n\n00:00 --> nunca\nHola'), [
      '3: ese tiempo no se entiende: 00:00.000 --> 00:04.000',
    ]);
    assert.deepEqual(wrong('WEBVTT'), ['1: no hay nada debajo de WEBVTT']);
    assert.match(wrong(`00:00 ${'a'.repeat(2001)}`)[0] ?? '', /pártela/);
  });

  test('of two things said in one second makes one: a second is an address', () => {
    assert.deepEqual(read('00:03 Uno\n00:03 y dos').segments, [{ start: 3, text: 'Uno y dos', slide: null }]);
  });

  test('is written so that it reads the same again', () => {
    const source = '00:00 [1] Hola 👋 a «todas»\n01:35 [2] Sigo\n1:02:03 [1] Vuelvo atrás';
    const { segments } = read(source);
    assert.equal(writeTranscript(segments), source);
    assert.deepEqual(read(writeTranscript(segments)).segments, segments);
  });

  test('may be empty', () => {
    assert.deepEqual(read(''), { segments: [], errors: [] });
  });
});
