import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldWords, valueWords } from './audit-words.ts';

test('fields have names, and one that nobody named has no signs of programs', () => {
  expect(fieldWords('startsAt')).toBe('empieza');
  expect(fieldWords('author.name')).toBe('quién firma, nombre');
  expect(fieldWords('someNew_field')).toBe('some new field');
  expect(fieldWords('')).toBe('valor');
});

test('moments and days are those of a clock in Madrid, wherever somebody looks', () => {
  expect(valueWords('2026-11-27T23:30:00.000Z', 'startsAt')).toMatch(/^28 nov 2026, 12:30/);
  expect(valueWords('2026-11-27', 'givenOn')).toBe('27 nov 2026');
});

test('states, roles, yes and no, identifiers and lists of things are in words', () => {
  expect(valueWords('postponed', 'state')).toBe('aplazado');
  expect(valueWords('organiser', 'role')).toBe('Organizadora');
  expect(valueWords(true, 'online')).toBe('sí');
  expect(valueWords('yes', 'accessibility.ramp')).toBe('sí');
  expect(valueWords('0a1b2c3d-0000-4000-8000-000000007901', 'copyOf')).toBe('n.º 0a1b2c3d');
  expect(valueWords([{ time: '18:00', title: 'Bienvenida', speaker: null }], 'programme')).toBe('18:00 · Bienvenida');
  // A title is nobody's state.
  expect(valueWords('open', 'title')).toBe('open');
});

test('every state that the contracts know has a word', () => {
  const folder = join(__dirname, '../../../../contracts/src');
  const states = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/[sS]tates = \[([^\]]+)\]/g)])
    .flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, state = '']) => state));
  expect(states.length).toBeGreaterThan(30);
  const raw = states.filter((state) => valueWords(state, 'state') === state && !['spam', 'idea'].includes(state));
  expect(raw).toEqual([]);
});
