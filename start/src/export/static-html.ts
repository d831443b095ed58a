import { parse, serialize, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

/** The dependencies of writing a page of the export. */
export interface StaticPorts {
  /** The address of a file of the export; null where what an address leads to is no part of it. */
  addressOf: (address: string) => string | null;
  /** Keeps a style sheet as a file. @returns its address */
  keepStyle: (text: string) => string;
  /** Says in place of a form that nothing can be sent from here. */
  formNote: string;
}

/** Attributes that lead somewhere, by element; `*` for any. */
const leading: Record<string, string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  use: ['href'],
  meta: ['content'],
};
const sets = ['srcset', 'imagesrcset'];

/** Nothing runs, nothing is sent, nothing comes from elsewhere. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";
/** An example draws and runs what it holds, and reaches nothing (docs/decisions 0027). */
const examplePolicy =
  "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";

/** Returns all addresses that a document leads to, as they are written in it. */
export function addressesIn(html: string): string[] {
  const found: string[] = [];
  for (const element of elementsOf(parsed(html))) {
    for (const name of leadingOf(element)) found.push(attribute(element, name) ?? '');
    for (const name of sets) found.push(...candidates(attribute(element, name)).map(({ address }) => address));
    if (element.tagName === 'style') found.push(...addressesInStyle(textOf(element)));
  }
  return found;
}

/** Returns the addresses that a style sheet loads. */
export const addressesInStyle = (css: string): string[] =>
  [...css.matchAll(inStyle)].map(([, , address = '']) => address);
const inStyle = /url\((["']?)([^)"']+)\1\)/g;

/** Rewrites what a style sheet loads, and lets what is meant for browsers without scripts hold. */
export function staticStyle(css: string, addressOf: StaticPorts['addressOf']): string {
  return css
    .replace(inStyle, (whole, quote: string, address: string) => {
      const own = addressOf(address);
      return own ? `url(${quote}${own}${quote})` : whole;
    })
    .replace(/\(scripting:\s*none\)/g, '(min-width: 0)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width: 0)');
}

/**
 * Turns a page of the site into one that any server of files can give out: it runs no script, its styles are files, its
 * links lead to other pages of the export or nowhere, and where a form was stands that nothing can be sent.
 */
export function staticPage(html: string, ports: StaticPorts): string {
  const document = parsed(html);
  for (const element of elementsOf(document)) {
    const { tagName } = element;
    if (tagName === 'script' && attribute(element, 'type') !== 'application/ld+json') tree.detachNode(element);
    else if (tagName === 'style')
      replace(element, linkTo(ports.keepStyle(staticStyle(textOf(element), ports.addressOf))));
    else if (tagName === 'noscript') unwrap(element);
    else if (tagName === 'form') replace(element, noteFor(element, ports.formNote));
    else lead(element, ports.addressOf);
    if (tagName === 'iframe') setAttribute(element, 'sandbox', 'allow-scripts allow-forms');
  }
  return written(document, policy);
}

/** The document of a live example as a file. */
export const staticExample = (html: string): string => written(parsed(html), examplePolicy);

/** Without scripts: what stands in `noscript` is read as elements. */
const parsed = (html: string) => parse(html, { scriptingEnabled: false });

function written(document: Tree.Document, contentPolicy: string): string {
  const head = elementsOf(document).find(({ tagName }) => tagName === 'head');
  if (head) {
    const attrs = [
      { name: 'http-equiv', value: 'Content-Security-Policy' },
      { name: 'content', value: contentPolicy },
    ];
    const meta = tree.createElement('meta', head.namespaceURI, attrs);
    const [first] = head.childNodes;
    if (first) tree.insertBefore(head, meta, first);
    else tree.appendChild(head, meta);
  }
  return serialize(document);
}

function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    tree.isElementNode(child)
      ? [child, ...elementsOf(child.tagName === 'template' ? (child as Tree.Template).content : child)]
      : [],
  );
}

const attribute = (element: Tree.Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

function setAttribute(element: Tree.Element, name: string, value: string | null): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
  if (value !== null) element.attrs.push({ name, value });
}

function leadingOf(element: Tree.Element): string[] {
  const names = leading[element.tagName] ?? [];
  // The page and its picture for social networks, which read whole addresses only; what else a `meta` says is no address.
  const said = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
  if (element.tagName === 'meta' && !/^(?:og|twitter):(?:url|image)$/.test(said)) return [];
  return names.filter((name) => attribute(element, name) !== undefined);
}

function isInHeader({ parentNode }: Tree.Element): boolean {
  if (!parentNode || !tree.isElementNode(parentNode)) return false;
  return parentNode.tagName === 'header' || isInHeader(parentNode);
}

function lead(element: Tree.Element, addressOf: StaticPorts['addressOf']): void {
  for (const name of leadingOf(element)) {
    const address = attribute(element, name) ?? '';
    if (element.tagName === 'meta' || /^(?:#|mailto:|tel:|data:)/.test(address)) continue;
    const own = addressOf(address);
    if (own !== null) setAttribute(element, name, own);
    // What cannot be loaded is not asked for; a link that leads nowhere is text, and in the header it is none.
    else if (element.tagName === 'link' || isInHeader(element)) tree.detachNode(element);
    else setAttribute(element, name, null);
  }
  for (const name of sets) {
    const set = attribute(element, name);
    if (set === undefined) continue;
    const own = candidates(set).flatMap(({ address, size }) => {
      const mapped = addressOf(address);
      return mapped === null ? [] : [`${mapped}${size}`];
    });
    setAttribute(element, name, own.length > 0 ? own.join(', ') : null);
  }
}

/** The pictures of a `srcset`, each with its size and the space before it. */
function candidates(set = ''): { address: string; size: string }[] {
  return [...set.matchAll(/\s*([^\s,]+)(\s+[\d.]+[wx])?\s*(?:,|$)/g)].map(([, address = '', size = '']) => ({
    address,
    size,
  }));
}

const textOf = (element: Tree.Element) =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');

function replace(element: Tree.Element, by: Tree.Element): void {
  const { parentNode } = element;
  if (!parentNode) return;
  tree.insertBefore(parentNode, by, element);
  tree.detachNode(element);
}

function unwrap(element: Tree.Element): void {
  const { parentNode } = element;
  if (!parentNode) return;
  for (const child of [...element.childNodes]) {
    tree.detachNode(child);
    tree.insertBefore(parentNode, child, element);
  }
  tree.detachNode(element);
}

function linkTo(address: string): Tree.Element {
  return element('link', [
    ['rel', 'stylesheet'],
    ['href', address],
  ]);
}

/** Returns the note in place of a form; links still lead to it, and to what was in it. */
function noteFor(form: Tree.Element, text: string): Tree.Element {
  const made = element('p', [['class', 'export-note']]);
  tree.insertText(made, text);
  const places = [form, ...elementsOf(form)].flatMap((one) => attribute(one, 'id') ?? []);
  for (const id of places) tree.appendChild(made, element('span', [['id', id]]));
  return made;
}

function element(tagName: string, attributes: [name: string, value: string][]): Tree.Element {
  const namespace = 'http://www.w3.org/1999/xhtml' as Parameters<typeof tree.createElement>[1];
  return tree.createElement(
    tagName,
    namespace,
    attributes.map(([name, value]) => ({ name, value })),
  );
}
