import { toCsv } from './csv.ts';

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
