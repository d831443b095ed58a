import { createElement, type ReactNode } from 'react';

/** What is drawn of a mail's HTML. Its headings are not those of this page: they become strong text. */
const drawn = new Set(
  'p br hr strong b em i u small ul ol li dl dt dd blockquote pre code div span table thead tbody tr th td'.split(' '),
);
/** What is left out with all that is in it. */
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
  return <>{drawAll(new DOMParser().parseFromString(bare(html), 'text/html').body)}</>;
}

/**
 * Takes away what is not drawn anyway but would be reported as a violation of the page's security policy by the parser:
 * styles, scripts, and all attributes but four. What slips through is reported, and still not drawn.
 */
function bare(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi, (_, name: string, attributes: string) => {
      const kept = attributes.match(/\s(href|alt|role|aria-hidden)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi) ?? [];
      return `<${name}${kept.join('')}>`;
    });
}

function drawAll(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(draw);
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (leftOut.has(name) || node.getAttribute('aria-hidden') === 'true') return null;
  if (name === 'img') return `[${node.getAttribute('alt') || 'imagen'}]`;
  if (name === 'a') return drawLink(node, key);
  if (/^h[1-6]$/.test(name)) return createElement('p', { key }, createElement('strong', null, ...drawAll(node)));
  if (!drawn.has(name)) return drawAll(node);
  const isLayout = ofTables.has(name) && node.closest('table')?.getAttribute('role') === 'presentation';
  if (isLayout) return createElement('div', { key }, ...drawAll(node));
  return createElement(name, { key }, ...(leafs.has(name) ? [] : drawAll(node)));
}

function drawLink(link: Element, key: number): ReactNode {
  const href = link.getAttribute('href') ?? '';
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return <span key={key}>{drawAll(link)}</span>;
  return (
    <a key={key} href={href} rel="noreferrer nofollow">
      {drawAll(link)}
    </a>
  );
}
