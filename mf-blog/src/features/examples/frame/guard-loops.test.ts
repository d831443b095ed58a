import { guardLoops } from './guard-loops.ts';

const hole = '$'.concat('{');

test.each([
  ['while (a) b();', 'while (loopGuard(1), a) b();'],
  ['do { a(); } while (b);', 'do { a(); } while (loopGuard(1), b);'],
  ['for (let i = 0; i < 3; i++) a();', 'for (let i = 0;loopGuard(1), i < 3; i++) a();'],
  ['for (;;) {}', 'for (;loopGuard(1);) {}'],
  ['for (const a of b(c)) d(a);', 'for (const a of loopGuard.each(1, b(c))) d(a);'],
  ['for (const [a, b] of c) {}', 'for (const [a, b] of loopGuard.each(1, c)) {}'],
  ['a();\nwhile (true) {\n  while (b) {}\n}', 'a();\nwhile (loopGuard(2),true) {\n  while (loopGuard(3),b) {}\n}'],
  [`\`${hole}f(() => { while (a) {} })} while (b)\``, `\`${hole}f(() => { while (loopGuard(1),a) {} })} while (b)\``],
])('%s has a look at the clock', (source, expected) => {
  expect(guardLoops(source).replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''));
});

test.each([
  "const a = 'while (true) {}';",
  '// for (;;) {}',
  '/* while (a) {} */',
  'const a = /while (x)/; b = c / d;',
  'a.for(b); c?.while(d);',
  'for (const clave in objeto) {}',
  'for await (const a of b) {}',
  'const a = `while (true)`;',
  "const a = 'it\\'s while (b)';",
])('%s stays as it is', (source) => {
  expect(guardLoops(source)).toBe(source);
});

test('lines stay where they are', () => {
  const source = 'for (\n  let i = 0;\n  i < 3;\n  i += 1\n) {\n  a(i);\n}\n';
  expect(guardLoops(source).split('\n')).toHaveLength(source.split('\n').length);
});
