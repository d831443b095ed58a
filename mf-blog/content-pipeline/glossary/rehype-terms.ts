import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import type { WrittenTerm } from './glossary-file.ts';
import { formsOf } from './term-forms.ts';

/** Where the glossary is read. */
export const glossaryPath = '/recursos/glosario';

/** Elements that are no prose, or must not contain a link. */
const skippedTags = new Set([
  'a',
  'button',
  'code',
  'pre',
  'summary',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figcaption',
]);
/** Components whose words are prose; in all others they are something else, such as code or what a film says. */
const proseComponents = new Set(['Lead', 'MarginNote', 'Question']);

/**
 * Marks each word of the glossary where a text uses it first, in prose: as a link to the glossary. What the article
 * teaches itself is not marked there.
 * @param terms the words of the glossary
 * @param path address of the article
 */
export function rehypeTerms(terms: readonly WrittenTerm[], path: string) {
  const wanted = new Map(
    terms
      .filter(({ mark, learn }) => mark !== false && learn.split('#')[0] !== path)
      .flatMap((term) => formsOf(term).map((form) => [form, term.id] as const)),
  );
  return (tree: Root): void => {
    if (wanted.size === 0) return;
    const pattern = patternOf([...wanted.keys()]);
    const marked = new Set<string>();
    markIn(tree, (words) => split(words, pattern, (form) => takeOnce(wanted.get(form.toLowerCase()), marked)));
  };
}

/** The longest first, so that `container query` is not taken for `container`. */
function patternOf(forms: string[]): RegExp {
  const words = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_@:.#-])(?:${words})(?![\\p{L}\\p{N}_(-])`, 'giu');
}

/** @returns the id where it is the word's first time */
function takeOnce(id: string | undefined, marked: Set<string>): string | undefined {
  if (id === undefined || marked.has(id)) return undefined;
  marked.add(id);
  return id;
}

function markIn(node: Parents, mark: (words: string) => ElementContent[]): void {
  node.children = (node.children as Nodes[]).flatMap((child) => {
    if (child.type === 'text') return mark(child.value);
    if ('children' in child && isProse(child)) markIn(child as Parents, mark);
    return [child];
  }) as never;
}

function isProse(node: Nodes): boolean {
  if (node.type === 'element') return !skippedTags.has(node.tagName);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return (
      proseComponents.has(node.name ?? '') || (/^[a-z]/.test(node.name ?? '') && !skippedTags.has(node.name ?? ''))
    );
  return true;
}

function split(words: string, pattern: RegExp, idFor: (form: string) => string | undefined): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { 0: form, index } of words.matchAll(pattern)) {
    const id = idFor(form);
    if (id === undefined) continue;
    if (index > from) parts.push({ type: 'text', value: words.slice(from, index) });
    parts.push(linkTo(id, form));
    from = index + form.length;
  }
  if (from < words.length) parts.push({ type: 'text', value: words.slice(from) });
  return parts;
}

function linkTo(id: string, form: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `${glossaryPath}#${id}` },
    children: [{ type: 'text', value: form }],
  };
}
