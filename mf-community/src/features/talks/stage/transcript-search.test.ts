import { findInTranscript } from './transcript-search.ts';

const segments = [
  { start: 0, text: 'La accesibilidad es de todas.', slide: 1 },
  { start: 9, text: '¿Más? ACCESIBILIDAD, más accesibilidad 🌸 y más', slide: 1 },
];
const found = (looked: string) =>
  findInTranscript(segments, looked).map(({ segment, from, to }) => segments[segment]?.text.slice(from, to));

test('what is looked for is found everywhere, ignoring case and accents', () => {
  expect(found('accesibilidad')).toEqual(['accesibilidad', 'ACCESIBILIDAD', 'accesibilidad']);
  expect(found(' MAS ')).toEqual(['Más', 'más', 'más']);
  expect(found('más')).toHaveLength(3);
});

test('nothing is found for nothing, and signs mean themselves', () => {
  expect(found('')).toEqual([]);
  expect(found('   ')).toEqual([]);
  expect(found('.*')).toEqual([]);
  expect(found('todas.')).toEqual(['todas.']);
});
