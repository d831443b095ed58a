import { spanishCount } from './spanish-count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1284, '1284'],
  [9999, '9999'],
  [10_000, '10.000'],
  [123_456, '123.456'],
  [1_234_567, '1.234.567'],
])('%d is written %s, as the platform writes it in Spanish', (count, text) => {
  expect(spanishCount(count)).toBe(text);
  expect(new Intl.NumberFormat('es-ES').format(count)).toBe(text);
});
