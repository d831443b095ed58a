import type { Nodes } from 'mdast';
import { allNodes, wordsOf } from './text-tree.ts';

/** Words that the style sheet for authors (docs/guia/estilo.md) replaces, and by what. */
const avoided: readonly [RegExp, string][] = [
  [/\blibrerías?\b/i, '"biblioteca"'],
  [/\brejillas?\b/i, '"cuadrícula"'],
  [/\b(?:la|una|esta|cada|las|seis) maquetas?\b/i, '"disposición" (the verb "maquetar" stays)'],
  [/\bsin (?:miedo|red)\b/i, 'what can be relied upon, and where'],
  [/\bcon reserva\b/i, 'what happens where it is missing'],
  [/\bnavegador(?:es)?,? quien(?:es)?\b/i, '"que": a browser is not a person'],
];

/** Of the headings of an article, those that may be "one thing: another". */
const mostWithColon = 1 / 3;
const fewHeadings = 4;

/** @returns words of a text that the style sheet replaces, one sentence each */
export function avoidedWords(text: string): string[] {
  return avoided.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`"${found}": the style sheet says ${instead}`] : [];
  });
}

/**
 * Compares an article's prose and headings with the style sheet for authors (docs/guia/estilo.md); code is left alone.
 * @returns one sentence for each fault
 */
export function styleProblems(tree: Nodes): string[] {
  const nodes = allNodes(tree);
  const words = nodes.flatMap((node) => (node.type === 'text' ? avoidedWords(node.value) : []));
  const headings = nodes.filter((node) => node.type === 'heading').map(wordsOf);
  const withColon = headings.filter((heading) => /:\s/.test(heading));
  if (headings.length >= fewHeadings && withColon.length > headings.length * mostWithColon)
    words.push(
      `${withColon.length} of ${headings.length} headings are "one thing: another", such as "${withColon[0]}"`,
    );
  return [...new Set(words)];
}
