import { separatorFor, toCsv } from './csv.ts';

test('a file opens in a spreadsheet with its accents, commas, quotes and line breaks in place', () => {
  expect(
    toCsv([
      ['Nombre', 'Nota'],
      ['Begoña Núñez, «Bego»', 'dijo "hola"\ny se fue'],
      ["O'Neill", null],
    ]),
  ).toBe('\ufeffNombre,Nota\r\n"Begoña Núñez, «Bego»","dijo ""hola""\ny se fue"\r\nO\'Neill,\r\n');
});

test('what somebody typed never runs as a formula, and a number stays a number', () => {
  expect(toCsv([['=HYPERLINK("https://mal.example")', '+34 600', '-1', '@x', -1]])).toBe(
    '\ufeff"\'=HYPERLINK(""https://mal.example"")",\'+34 600,\'-1,\'@x,-1\r\n',
  );
});

test('nor where a spreadsheet set to semicolons or tabs would begin a cell in the middle of a text', () => {
  expect(toCsv([['Hola;=1+1', 'a\t@x', 'una\n-2', '＝1', 'a;b']])).toBe(
    '\ufeff"Hola;\'=1+1","a\t\'@x","una\n\'-2",\'＝1,"a;b"\r\n',
  );
});

test.each([
  ['es-ES', ';'],
  ['ca', ';'],
  ['de-AT', ';'],
  ['es-MX', ','],
  ['en-GB', ','],
] as const)('in Excel for %s cells are parted at %s', (locale, separator) => {
  expect(separatorFor(locale)).toBe(separator);
});

test('for a Spanish Excel cells are parted at semicolons and decimals at commas', () => {
  expect(toCsv([['Begoña; Núñez', 'a, b', 1.5, -2, null]], ';')).toBe('\ufeff"Begoña; Núñez";"a, b";1,5;-2;\r\n');
});

test('nor does a formula run there, or where an Excel parts the same file at commas', () => {
  expect(toCsv([['=1+1', 'Hola;=1+1', 'Hola,@x', '+34']], ';')).toBe(
    '\ufeff\'=1+1;"Hola;\'=1+1";"Hola,\'@x";\'+34\r\n',
  );
});
