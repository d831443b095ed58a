import type { TranscriptSegment } from '@femcoders/contracts/talk-transcript';

/** Where what is looked for stands: a segment, and from which to which character of its text. */
export interface TranscriptMatch {
  segment: number;
  from: number;
  to: number;
}

/** Without accents and in lower case, with the place in the text that every character comes from. */
function folded(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const simple = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    plain += simple;
    for (let n = 0; n < simple.length; n += 1) places.push(place);
    place += character.length;
  }
  places.push(place);
  return { plain, places };
}

/** Every place where a text is said, ignoring case and accents, in the order in which it is said. */
export function findInTranscript(segments: readonly TranscriptSegment[], looked: string): TranscriptMatch[] {
  const { plain: wanted } = folded(looked.trim());
  if (!wanted) return [];
  return segments.flatMap(({ text }, segment) => {
    const { plain, places } = folded(text);
    const found: TranscriptMatch[] = [];
    for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + wanted.length)) {
      found.push({ segment, from: places[at] ?? 0, to: places[at + wanted.length] ?? text.length });
    }
    return found;
  });
}
