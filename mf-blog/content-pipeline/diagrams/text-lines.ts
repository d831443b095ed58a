/** Size of every text in a drawing, in its units. At 288 CSS pixels for 320 units it is 12.6 pixels. */
export const fontSize = 14;
/** From one line of a text to the next. */
export const lineHeight = 18;

/** A line of a text, and whether it is code. */
export interface TextLine {
  words: string;
  isCode: boolean;
}

/** Splits a text at ` | `; a line between backticks is code. */
export function linesOf(text: string): TextLine[] {
  return text.split(' | ').map((line) => {
    const code = /^`(.+)`$/.exec(line)?.[1];
    return { words: code ?? line, isCode: code !== undefined };
  });
}

/** Share of the font size that a letter of Figtree 600 takes across, rounded up. */
const wideness: [letters: RegExp, share: number][] = [
  [/[mwMW@%…→]/, 0.9],
  [/[iljtfrI.,:;'’|!()[\] ¿?¡-]/, 0.36],
  [/[A-ZÁÉÍÓÚÑ0-9=+<>×]/, 0.68],
];

/** How far a line goes, in units of the drawing: exact for code, an upper bound for words. */
export function lineWidth({ words, isCode }: TextLine): number {
  // JetBrains Mono: 600 of 1,000 units for each letter.
  if (isCode) return words.length * 0.6 * fontSize;
  return [...words].reduce(
    (sum, letter) => sum + fontSize * (wideness.find(([letters]) => letters.test(letter))?.[1] ?? 0.59),
    0,
  );
}
