import parser, { type Node, type Selector } from 'postcss-selector-parser';

export interface Scope {
  /** The remote's folder, as `data-remote` says it in the page. */
  remote: string;
  /** Whether classes are the remote's own: those of CSS Modules are. */
  isModule: boolean;
  /** The rule stands inside another: `&` is an element that the outer rule may reach. */
  isNested: boolean;
}

/** A part of a selector without combinators in it, such as `a.own:hover`. */
interface Compound {
  nodes: Node[];
  /** The combinator before it: a space, `>`, `+`, `~`, or nothing before the first. */
  combinator: string;
}

/**
 * Keeps a rule with what the remote has drawn. A selector that ends at a class of the remote's own, or below one, stays as
 * it is; any other only holds inside the remote's section, with the weight it had. The root of the document
 * stands for the section's own outermost elements: the section's frame is the host's.
 * @param selectors as written, before CSS Modules give classes their names
 * @throws Error for selectors that cannot be distinguished
 */
export function scopeSelector(selectors: string, scope: Scope): string {
  return parser()
    .astSync(selectors)
    .nodes.map((selector) => scopeOne(selector, scope))
    .join(', ');
}

function scopeOne(selector: Selector, scope: Scope): string {
  const text = textOf(selector);
  if (isInReach(selector, scope)) return text;
  const subject = compoundsOf(selector).at(-1)?.nodes ?? [];
  const pseudo = textOf(...subject.slice(pseudoElementAt(subject)));
  const before = text.slice(0, text.length - pseudo.length);
  const section = `[data-remote="${scope.remote}"]`;
  return subject.some(isRoot) ? `${before} :where(${section} > *)${pseudo}` : `${before}:where(${section} *)${pseudo}`;
}

const textOf = (...nodes: Node[]) => nodes.map(String).join('').trim();

function pseudoElementAt(compound: Node[]): number {
  const at = compound.findIndex(parser.isPseudoElement);
  return at < 0 ? compound.length : at;
}

/** The compounds of a selector, in order. Those of a selector that begins with a combinator begin with it, too. */
function compoundsOf(selector: Selector): Compound[] {
  const found: Compound[] = [{ nodes: [], combinator: '' }];
  for (const node of selector.nodes) {
    if (parser.isCombinator(node)) found.push({ nodes: [], combinator: node.value.trim() || ' ' });
    else found.at(-1)?.nodes.push(node);
  }
  return found.filter(({ nodes }) => nodes.length > 0);
}

/** Whether its subject is the remote's own, or stands below something that is. */
function isInReach(selector: Selector, scope: Scope): boolean {
  const chain = compoundsOf(selector);
  if (scope.isNested && !hasNesting(selector)) {
    const [first] = chain;
    if (first) chain[0] = { ...first, combinator: first.combinator || ' ' };
    chain.unshift({ nodes: [parser.nesting({ value: '&' })], combinator: '' });
  }
  // What stands next to something of the remote may be another's; what stands next to something inside it is inside, too.
  let isSibling = false;
  for (const { nodes, combinator } of chain.reverse()) {
    if (!isSibling && nodes.some((node) => isOwn(node, scope))) return true;
    isSibling = combinator !== ' ' && combinator !== '>';
  }
  return false;
}

function isOwn(node: Node, scope: Scope): boolean {
  if (parser.isNesting(node)) return scope.isNested;
  if (parser.isClassName(node)) return scope.isModule;
  return (
    parser.isPseudo(node) &&
    /^:(?:is|where)$/.test(node.value) &&
    node.nodes.every((one) => isInReach(one, { ...scope, isNested: scope.isNested && hasNesting(one) }))
  );
}

const hasNesting = (selector: Selector) => String(selector).includes('&');

const isRoot = (node: Node) => /^(?::root|html|body|:global\((?::root|html|body)[^\s>+~]*\))$/i.test(textOf(node));
