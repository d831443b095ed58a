import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The findings in a page's HTML about the part that is tried. */
export interface HtmlFindings {
  /** Whether the part is in it in the version that is tried. */
  isShown: boolean;
  /** Whether a section or block of the part says that it could not be loaded. */
  hasFailed: boolean;
  /** The parts of it that the site's policy refuses, such as `<div style="…">`. */
  refused: string[];
  /** Whether what is typed into a form of it before its code is there would go into the address. */
  hasOpenForm: boolean;
}

/**
 * Reads what a part has put into a page.
 * @param part its `data-remote` and `data-remote-version`; the shell is all that no remote marks as its own
 */
export function checkHtml(html: string, part: { name: string; version: string }): HtmlFindings {
  const findings: HtmlFindings = { isShown: part.name === 'shell', hasFailed: false, refused: [], hasOpenForm: false };
  look(parse(html), part.name === 'shell', part, findings);
  return findings;
}

function look(node: Tree.Node, isOwn: boolean, part: { name: string; version: string }, findings: HtmlFindings): void {
  let own = isOwn;
  if ('tagName' in node) {
    const owner = attributeOf(node, 'data-remote');
    if (owner !== undefined) {
      own = owner === part.name;
      if (own && attributeOf(node, 'data-remote-version') === part.version) findings.isShown = true;
      if (own && attributeOf(node, 'data-remote-state') === 'failed') findings.hasFailed = true;
    }
    if (own) findings.refused.push(...refusedOf(node));
    if (own && isOpenForm(node)) findings.hasOpenForm = true;
  }
  // The inside of a template is a separate document.
  const inside = 'content' in node ? [node.content] : [];
  for (const child of [...('childNodes' in node ? node.childNodes : []), ...inside]) look(child, own, part, findings);
}

/** Fields whose content belongs into no address. */
const isPrivateField = (node: Tree.Node) =>
  'tagName' in node &&
  (node.tagName === 'textarea' ||
    (node.tagName === 'input' &&
      ['email', 'tel', 'password', 'file'].includes(attributeOf(node, 'type')?.toLowerCase() ?? '')));

const hasInside = (node: Tree.Node, is: (node: Tree.Node) => boolean): boolean =>
  'childNodes' in node && node.childNodes.some((child) => is(child) || hasInside(child, is));

/** One that asks by its address, as a search does, says so, or names the page that answers; and it asks nothing personal. */
function isOpenForm(element: Tree.Element): boolean {
  if (element.tagName !== 'form') return false;
  const method = attributeOf(element, 'method')?.toLowerCase();
  if (method === 'post' || method === 'dialog') return false;
  return (method === undefined && attributeOf(element, 'action') === undefined) || hasInside(element, isPrivateField);
}

/** Attributes that would run or style something: the policy knows hashes of whole scripts and style sheets only. */
function refusedOf(element: Tree.Element): string[] {
  return element.attrs
    .filter(({ name }) => name === 'style' || /^on[a-z]+$/.test(name))
    .map(({ name, value }) => `<${element.tagName} ${name}="${value.slice(0, 60)}">`);
}

const attributeOf = (element: Tree.Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
