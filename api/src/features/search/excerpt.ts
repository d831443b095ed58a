import type { ExcerptPart } from '@femcoders/contracts/search';
import { spelledWords } from './search-words.ts';

/** Longest excerpt, in characters. */
const longest = 180;
/** How much of what stands before the first word that was found is shown. */
const lead = 40;

/**
 * The piece of a text with the most of what was looked for, its words marked.
 * @param found words as `wordsOf` gives them
 */
export function excerptOf(text: string, found: ReadonlySet<string>): ExcerptPart[] {
  const hits = [...spelledWords(text)].filter(({ word }) => found.has(word));
  const [start, end] = windowOf(text, hits);
  const parts: ExcerptPart[] = [];
  let at = start;
  for (const hit of hits) {
    if (hit.index < at || hit.end > end) continue;
    const between = text.slice(at, hit.index);
    const word = text.slice(hit.index, hit.end);
    const last = parts.at(-1);
    // Words that stand side by side are marked as one.
    if (last?.mark && between.trim() === '') last.text += between + word;
    else parts.push(...(between ? [{ text: between, mark: false }] : []), { text: word, mark: true });
    at = hit.end;
  }
  if (at < end) parts.push({ text: text.slice(at, end), mark: false });
  const [first] = parts;
  if (first && start > 0) parts[0] = { ...first, text: `…${first.text}` };
  const last = parts.at(-1);
  if (last && end < text.length) parts[parts.length - 1] = { ...last, text: `${last.text}…` };
  return parts;
}

/** Where the excerpt begins and ends: at the ends of words, with the most different hits inside. */
function windowOf(text: string, hits: readonly { word: string; index: number; end: number }[]): [number, number] {
  if (text.length <= longest) return [0, text.length];
  let best = { from: 0, different: 0 };
  for (const [at, { index }] of hits.entries()) {
    const inside = hits.slice(at, at + 40).filter(({ end }) => end <= index + longest - lead);
    const different = new Set(inside.map(({ word }) => word)).size;
    if (different > best.different) best = { from: index, different };
  }
  const wanted = Math.min(Math.max(0, best.from - lead), text.length - longest);
  // In an address or a line of code the next space may lie beyond what was found.
  const before = text.indexOf(' ', wanted);
  const start = wanted <= 0 ? 0 : before === -1 || before >= best.from ? wanted : before + 1;
  const limit = Math.min(text.length, start + longest);
  const space = text.lastIndexOf(' ', limit);
  return [start, limit === text.length || space <= Math.max(start, best.from) ? limit : space];
}
