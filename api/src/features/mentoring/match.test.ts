import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freePlaces, match, matchPoints, type Offered, type Wanted, whyOf } from './match.ts';

const wanted: Wanted = {
  topics: ['react', 'testing', 'entrevistas'],
  level: 'first-job',
  languages: ['es', 'ca'],
  format: 'ciclo',
  modalities: ['en-linea'],
  city: '',
  slots: ['11', '31', '52'],
};
const offered: Offered = {
  topics: ['react', 'testing', 'entrevistas'],
  levels: ['first-job', 'junior'],
  languages: ['es'],
  formats: ['ciclo', 'sesion'],
  modalities: ['en-linea', 'presencial'],
  city: 'Barcelona',
  slots: ['11', '31', '52', '00'],
  maxPairs: 2,
  load: 0,
  inGroup: 0,
};
const textsOf = (change: { wanted?: Partial<Wanted>; offered?: Partial<Offered> }) =>
  match({ ...wanted, ...change.wanted }, { ...offered, ...change.offered }).reasons.map(({ text }) => text);

describe('how well a mentor fits a request', () => {
  test('who fits in everything has all hundred points', () => {
    assert.equal(match(wanted, offered).score, 100);
    assert.equal(
      Object.values(matchPoints).reduce((sum, points) => sum + points, 0),
      100,
    );
    assert.equal(match(wanted, offered).obstacle, null);
  });

  const scores: [what: string, change: { wanted?: Partial<Wanted>; offered?: Partial<Offered> }, score: number][] = [
    ['two of three topics', { offered: { topics: ['react', 'testing'] } }, 85],
    ['one of three topics', { offered: { topics: ['react'] } }, 70],
    ['one common part of the week', { offered: { slots: ['11'] } }, 87],
    ['no common part of the week', { offered: { slots: ['60'] } }, 80],
    ['another level', { offered: { levels: ['senior'] } }, 85],
    ['half of her room taken', { offered: { load: 1 } }, 95],
    [
      'would rather meet in person, and cannot',
      { wanted: { modalities: ['en-linea', 'presencial'], city: 'Vigo' } },
      95,
    ],
    [
      'meets in person in the same city, however it is written',
      { wanted: { modalities: ['presencial'], city: 'barcelóna ' } },
      100,
    ],
  ];
  for (const [what, change, score] of scores) {
    test(`${what}: ${score} points`, () => {
      assert.equal(match({ ...wanted, ...change.wanted }, { ...offered, ...change.offered }).score, score);
    });
  }

  const obstacles: [
    what: string,
    change: { wanted?: Partial<Wanted>; offered?: Partial<Offered> },
    obstacle: string,
  ][] = [
    ['no common topic', { offered: { topics: ['ia'] } }, 'No acompaña ninguno de sus temas'],
    ['no common language', { offered: { languages: ['de'] } }, 'No tienen un idioma en común'],
    ['another format', { offered: { formats: ['sesion'] } }, 'No ofrece ese formato'],
    [
      'another city',
      { wanted: { modalities: ['presencial'], city: 'Vigo' } },
      'No pueden quedar ni en línea ni en la misma ciudad',
    ],
    ['no room', { offered: { load: 2 } }, 'No le quedan sitios libres'],
  ];
  for (const [what, change, obstacle] of obstacles) {
    test(`${what}: she cannot be proposed, and it is said why`, () => {
      assert.equal(match({ ...wanted, ...change.wanted }, { ...offered, ...change.offered }).obstacle, obstacle);
    });
  }

  test('every criterion has its sentence, also where it gives nothing', () => {
    assert.deepEqual(textsOf({}), [
      'Los 3 temas que se piden: React, Testing y QA y Entrevistas',
      'Coincidís el martes por la tarde y en 2 huecos más',
      'Experiencia con quien busca su primer empleo',
      'Podéis quedar en línea',
      '2 sitios libres',
      'Habláis castellano',
    ]);
    assert.deepEqual(textsOf({ offered: { topics: ['react'], slots: ['11'], levels: [], load: 1 } }).slice(0, 3), [
      '1 de los 3 temas que se piden: React',
      'Coincidís el martes por la tarde',
      'Sin experiencia declarada con quien busca su primer empleo',
    ]);
  });

  test('the two read only what speaks for it', () => {
    const { reasons } = match(wanted, { ...offered, slots: [], levels: [] });
    assert.deepEqual(whyOf(reasons), [
      'Los 3 temas que se piden: React, Testing y QA y Entrevistas',
      'Podéis quedar en línea',
      '2 sitios libres',
      'Habláis castellano',
    ]);
  });

  test('a group takes one place for five people', () => {
    assert.equal(freePlaces('grupo', { maxPairs: 1, load: 0, inGroup: 0 }), 5);
    assert.equal(freePlaces('grupo', { maxPairs: 1, load: 1, inGroup: 3 }), 2);
    assert.equal(freePlaces('grupo', { maxPairs: 1, load: 1, inGroup: 5 }), 0);
    assert.equal(freePlaces('grupo', { maxPairs: 2, load: 1, inGroup: 5 }), 5);
    assert.equal(freePlaces('ciclo', { maxPairs: 1, load: 1, inGroup: 3 }), 0);
  });
});
