import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkWording, type WordedTexts } from './job-wording.ts';

const texts: WordedTexts = {
  title: '',
  about: '',
  musts: [],
  nices: [],
  process: '',
  equality: '',
  accessibility: '',
};
const found = (about: string) => checkWording({ ...texts, about });

describe('the checker of biased wording', () => {
  for (const said of [
    'Se busca mujer para recepción',
    'solo hombres',
    'Abstenerse mujeres',
    'Necesitamos una chica dinámica',
    'menor de 30',
    'menores de 35 años',
    'entre 25 y 35 años',
    'hasta 40 años',
    'edad máxima 30',
  ]) {
    test(`the law forbids «${said}»`, () => {
      const [finding] = found(said);
      assert.ok(finding?.blocks, JSON.stringify(found(said)));
      assert.ok(finding.why.length > 20 && finding.instead);
    });
  }

  for (const [said, kind] of [
    ['un rockstar del CSS', 'slang'],
    ['Gurú de React', 'slang'],
    ['Ninja', 'slang'],
    ['Desarrollador frontend', 'masculine'],
    ['Programador senior', 'masculine'],
    ['Diseñador de producto', 'masculine'],
    ['equipo joven', 'age'],
    ['Disponibilidad absoluta', 'availability'],
    ['trato de señorita', 'condescending'],
    ['inglés nativo', 'origin'],
  ] as const) {
    test(`about «${said}» there is advice, and the offer can be sent`, () => {
      const [finding] = found(said);
      assert.equal(finding?.kind, kind);
      assert.equal(finding?.blocks, false);
    });
  }

  for (const said of [
    'Desarrolladora o desarrollador frontend',
    'Desarrollador/a frontend',
    'desarrollador o desarrolladora',
    'entre 2 y 5 años de experiencia',
    'hasta 20 años de experiencia',
    'latencia menor de 30 ms',
    'mayores de 18 años',
    'aplicaciones nativas con React Native',
    'Secretaría técnica',
    'Buscamos a una persona con ganas de aprender',
    'una máquina virtual',
    '',
  ]) {
    test(`nothing is said about «${said}»`, () => assert.deepEqual(found(said), []));
  }

  test('what was written is quoted as it was written, with its accents, and named by its field', () => {
    const [finding] = checkWording({ ...texts, musts: ['Nada que decir', '🙂 Eres un GURÚ'] });
    assert.equal(finding?.said, 'GURÚ');
    assert.equal(finding?.field, 'musts');
  });

  test('of what is forbidden nothing is said a second time as advice', () => {
    assert.equal(found('Se busca chica').length, 1);
  });
});
