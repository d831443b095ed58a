import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { SearchSection } from '../../feature/search-source.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The elements that are not the page's text: its head, which its list has, navigation, controls, pictures. */
const leftOut = new Set([
  'header',
  'footer',
  'nav',
  'form',
  'button',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'dialog',
  'iframe',
  'h1',
]);
/** Elements that do not part words. */
const inline = new Set(
  'a abbr b bdi cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
/** Ids that React makes up: they are others in the next version. */
const passing = /^[_:«]/;

/**
 * The text of a page's `<main>`, parted at every heading that has an id, or begins a section
 * that has one. What carries `data-search="skip"` or is not for
 * everybody's eyes is left out.
 * @throws when there is no `<main>`: then it is no page of the site
 */
export function sectionsOf(html: string): SearchSection[] {
  const main = findElement(parse(html), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no <main>.');
  // The page itself is such a part; those within it tell of other pages.
  const frame = findElement(main, isPart);
  const parts: SearchSection[] = [{ anchor: null, heading: null, text: '' }];
  /** Id of a section whose heading is still to come. */
  let opened: string | undefined;
  walk(main);
  return parts.map((part) => ({ ...part, text: tidy(part.text) }));

  function walk(node: Node): void {
    const part = parts.at(-1);
    if (part && 'value' in node) part.text += node.value;
    if (!('childNodes' in node)) return;
    if ('tagName' in node) {
      if (isLeftOut(node) || (isPart(node) && node !== frame)) return;
      const id = lastingId(node);
      if (headings.has(node.tagName)) {
        const anchor = id ?? opened;
        opened = undefined;
        if (anchor) {
          parts.push({ anchor, heading: tidy(textOf(node)), text: '' });
          return;
        }
      } else if (node.tagName === 'section') opened = id;
    }
    const parting = 'tagName' in node && !inline.has(node.tagName);
    if (part && parting) part.text += '\n';
    for (const child of node.childNodes) walk(child);
    const last = parts.at(-1);
    if (last && parting) last.text += '\n';
  }
}

function findElement(node: Node, wanted: (element: Element) => boolean): Element | undefined {
  if ('tagName' in node && wanted(node)) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = findElement(child, wanted);
    if (found) return found;
  }
  return undefined;
}

function lastingId(element: Element): string | undefined {
  const id = attribute(element, 'id');
  return id && !passing.test(id) ? id : undefined;
}

/** Returns whether the shell frames it: a page, or a block that one part of the site adds to a page of another. */
const isPart = (element: Element) => attribute(element, 'data-remote') !== undefined;

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ('tagName' in node && isLeftOut(node))) return '';
  return node.childNodes.map(textOf).join('');
}

function isLeftOut(element: Element): boolean {
  return (
    leftOut.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'skip' ||
    /(?:^|\s)visually-hidden(?:\s|$)/.test(attribute(element, 'class') ?? '')
  );
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
