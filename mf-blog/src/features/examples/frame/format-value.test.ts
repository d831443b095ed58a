import { formatValue } from './format-value.ts';

const circular: Record<string, unknown> = { nombre: 'Ada' };
circular.amiga = circular;

test.each<[unknown, string]>([
  ['hola', 'hola'],
  [['a', 1, null, undefined], "['a', 1, null, undefined]"],
  [{ nombre: 'Ada', 'dos palabras': true }, "{ nombre: 'Ada', 'dos palabras': true }"],
  [{}, '{}'],
  [[], '[]'],
  [-0, '-0'],
  [10n, '10n'],
  [Symbol('a'), 'Symbol(a)'],
  [function suma() {}, 'ƒ suma()'],
  [class Charla {}, 'class Charla'],
  [new TypeError('no es una función'), 'TypeError: no es una función'],
  [new Map([['a', 1]]), "Map(1) { 'a' => 1 }"],
  [new Set([1, 2]), 'Set(2) { 1, 2 }'],
  [new Date(Date.UTC(2026, 0, 2)), '2026-01-02T00:00:00.000Z'],
  [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: {…} } } }'],
  [circular, "{ nombre: 'Ada', amiga: [circular] }"],
])('%p is shown as a console shows it', (value, expected) => {
  expect(formatValue(value)).toBe(expected);
});

test('a list that is long is cut, and says so', () => {
  expect(formatValue(Array.from({ length: 60 }, (_, index) => index))).toMatch(/49, … 10 más\]$/);
});

test('an element is shown by its first tag', () => {
  document.body.innerHTML = '<p class="a">Hola <b>tú</b></p>';
  expect(formatValue(document.querySelector('p'))).toBe('<p class="a">');
  document.body.replaceChildren();
});
