/**
 * Breaks a text into as few lines as fit, and those as equal in width as can be. A word wider than a line is broken.
 * @param widthOf pixels of a piece of text
 */
export function balanceLines(text: string, most: number, widthOf: (text: string) => number): string[] {
  const words = text.split(' ').flatMap((word) => pieces(word, most, widthOf));
  const fewest = fill(words, most, widthOf);
  let narrow = 0;
  let wide = most;
  while (wide - narrow > most / 200) {
    const middle = (narrow + wide) / 2;
    const lines = fill(words, middle, widthOf);
    const fits = lines.length === fewest.length && lines.every((line) => widthOf(line) <= middle);
    if (fits) wide = middle;
    else narrow = middle;
  }
  return fill(words, wide, widthOf);
}

function fill(words: string[], most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, most: number, widthOf: (text: string) => number): string[] {
  const signs = [...word];
  if (signs.length < 2 || widthOf(word) <= most) return [word];
  let length = signs.length - 1;
  while (length > 1 && widthOf(`${signs.slice(0, length).join('')}-`) > most) length--;
  return [`${signs.slice(0, length).join('')}-`, ...pieces(signs.slice(length).join(''), most, widthOf)];
}
