import { createElement, type ReactNode } from 'react';
import { type MailNode, readMarkup } from './read-markup.ts';

/** The elements of a mail's HTML that are rendered. Its headings are not those of this page: they become strong text. */
const drawn = new Set(
  'p br hr strong b em i u small ul ol li dl dt dd blockquote pre code div span table thead tbody tr th td'.split(' '),
);
/** The elements that are left out with their content. */
const leftOut = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'noscript',
]);
const leafs = new Set(['br', 'hr']);
const ofTables = new Set('table thead tbody tr th td'.split(' '));

/**
 * A mail's HTML as elements of the page: text and its structure. Nothing of it runs, nothing is loaded, and no style of
 * its own counts; of pictures the text is shown, and links lead to the web or to mail only.
 */
export function MailMarkup({ html }: { html: string }) {
  return <>{drawAll(readMarkup(html), false)}</>;
}

/** @param inLayout the table around them, if any, only places things */
function drawAll(nodes: MailNode[], inLayout: boolean): ReactNode[] {
  return nodes.map((node, key) => draw(node, key, inLayout));
}

function draw(node: MailNode, key: number, inLayout: boolean): ReactNode {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  if (leftOut.has(name) || attributes['aria-hidden'] === 'true') return null;
  if (name === 'img') return `[${attributes.alt || 'imagen'}]`;
  const isLayout = name === 'table' ? attributes.role === 'presentation' : inLayout;
  const inside = drawAll(children, isLayout);
  if (name === 'a') return drawLink(attributes.href ?? '', key, inside);
  if (/^h[1-6]$/.test(name)) return createElement('p', { key }, createElement('strong', null, ...inside));
  if (!drawn.has(name)) return inside;
  if (isLayout && ofTables.has(name)) return createElement('div', { key }, ...inside);
  return createElement(name, { key }, ...(leafs.has(name) ? [] : inside));
}

function drawLink(href: string, key: number, inside: ReactNode[]): ReactNode {
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return createElement('span', { key }, ...inside);
  return createElement('a', { key, href, rel: 'noreferrer nofollow' }, ...inside);
}
