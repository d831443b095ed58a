import { comparison, figures, verdictOf } from './measurement-words.ts';

const figure = (key: string) => figures.find((one) => one.key === key) ?? { limits: [0, 0] as const };

test('the vitals are judged by the thresholds of the field, which are good themselves', () => {
  expect(verdictOf(figure('lcp'), 2500)).toBe('Bien');
  expect(verdictOf(figure('lcp'), 2501)).toBe('Mejorable');
  expect(verdictOf(figure('lcp'), 4001)).toBe('Mal');
  expect(verdictOf(figure('inp'), 200)).toBe('Bien');
  expect(verdictOf(figure('cls'), 0.1)).toBe('Bien');
  expect(verdictOf(figure('cls'), 0.26)).toBe('Mal');
  expect(verdictOf(figure('load'), 9000)).toBeNull();
});

test('a difference that the measuring itself makes is none', () => {
  expect(comparison(1050, 1000)).toBe('parecido');
  expect(comparison(0, 0)).toBe('parecido');
  expect(comparison(1500, 1000)).toBe('peor');
  expect(comparison(0, 12)).toBe('mejor');
});
