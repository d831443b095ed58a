/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

const keyboard = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const names = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœªº';
const punctuation = '¡¿«»‹›‘’“”·–—…€×°™';
const needed = [...keyboard, ...names, ...punctuation];

/** Returns the characters of a font, without the mark at the end of its table. */
function lettersOf(name: string): string[] {
  const font = fontkit.create(readFileSync(join(__dirname, `${name}.woff2`))) as fontkit.Font;
  return font.characterSet.map((code) => String.fromCodePoint(code)).filter((letter) => letter !== '\uffff');
}

test.each(['bricolage-grotesque', 'figtree', 'jetbrains-mono'])(
  '%s writes Spanish, Catalan, Portuguese, French and the names of their neighbours',
  (font) => {
    expect(lettersOf(font)).toEqual(expect.arrayContaining(needed));
  },
);

test('Bricolage Grotesque, which comes before the main script of every page, has nothing that titles can do without', () => {
  expect(lettersOf('bricolage-grotesque').sort()).toEqual(needed.sort());
});
