import assert from 'node:assert/strict';
import { test } from 'node:test';
import { separatorFor, toCsv } from './csv.ts';

test('a file opens in a spreadsheet with its accents, commas, quotes and line breaks in place', () => {
  assert.equal(
    toCsv([
      ['Nombre', 'Nota'],
      ['Begoña Núñez, «Bego»', 'dijo "hola"\ny se fue'],
      ["O'Neill", null],
    ]),
    '\ufeffNombre,Nota\r\n"Begoña Núñez, «Bego»","dijo ""hola""\ny se fue"\r\nO\'Neill,\r\n',
  );
});

test('what somebody typed never runs as a formula, and a number stays a number', () => {
  assert.equal(
    toCsv([['=HYPERLINK("https://mal.example")', '+34 600', '-1', '@x', -1]]),
    '\ufeff"\'=HYPERLINK(""https://mal.example"")",\'+34 600,\'-1,\'@x,-1\r\n',
  );
});

test('nor where a spreadsheet set to semicolons or tabs would begin a cell in the middle of a text', () => {
  assert.equal(
    toCsv([['Hola;=1+1', 'a\t@x', 'una\n-2', '＝1', 'a;b']]),
    '\ufeff"Hola;\'=1+1","a\t\'@x","una\n\'-2",\'＝1,"a;b"\r\n',
  );
});

for (const [locale, separator] of [
  ['es-ES', ';'],
  ['ca', ';'],
  ['de-AT', ';'],
  ['es-MX', ','],
  ['en-GB', ','],
] as const) {
  test(`in Excel for ${locale} cells are parted at ${separator}`, () => {
    assert.equal(separatorFor(locale), separator);
  });
}

test('for a Spanish Excel cells are parted at semicolons and decimals at commas', () => {
  assert.equal(toCsv([['Begoña; Núñez', 'a, b', 1.5, -2, null]], ';'), '\ufeff"Begoña; Núñez";"a, b";1,5;-2;\r\n');
});

test('nor does a formula run there, or where an Excel parts the same file at commas', () => {
  assert.equal(
    toCsv([['=1+1', 'Hola;=1+1', 'Hola,@x', '+34']], ';'),
    '\ufeff\'=1+1;"Hola;\'=1+1";"Hola,\'@x";\'+34\r\n',
  );
});
