import { type Compound, pseudoElementAt, readSelector, simpleSelectors, splitList } from './read-selector.ts';

export interface Scope {
  /** The remote's folder, as `data-remote` says it in the page. */
  remote: string;
  /** Whether classes are the remote's own: those of CSS Modules are. */
  isModule: boolean;
  /** The rule stands inside another: `&` is an element that the outer rule may reach. */
  isNested: boolean;
}

/**
 * Keeps a rule with what the remote has drawn. A selector that ends at a class of the remote's own, or below one, stays as
 * it is; any other only holds inside the remote's section, with the weight it had. The root of the document
 * stands for the section's own outermost elements: the section's frame is the host's.
 * @param selectors as written, before CSS Modules give classes their names
 * @throws SyntaxError for what cannot be told apart
 */
export function scopeSelector(selectors: string, scope: Scope): string {
  return splitList(selectors)
    .map((selector) => scopeOne(selector, scope))
    .join(', ');
}

function scopeOne(selector: string, scope: Scope): string {
  const compounds = readSelector(selector);
  if (isInReach(selector, compounds, scope)) return selector;
  const subject = compounds.at(-1)?.text ?? '';
  const before = selector.slice(0, selector.length - subject.length);
  const at = pseudoElementAt(subject);
  const [element, pseudo] = [subject.slice(0, at), subject.slice(at)];
  const section = `[data-remote="${scope.remote}"]`;
  return isRoot(element)
    ? `${before}${element} :where(${section} > *)${pseudo}`
    : `${before}${element}:where(${section} *)${pseudo}`;
}

/** Whether its subject is the remote's own, or stands below something that is. */
function isInReach(selector: string, compounds: Compound[], scope: Scope): boolean {
  const chain = [...compounds];
  if (scope.isNested && !selector.includes('&')) {
    const [first] = chain;
    if (first) chain[0] = { ...first, combinator: first.combinator || ' ' };
    chain.unshift({ text: '&', combinator: '' });
  }
  // What stands next to something of the remote may be another's; what stands next to something inside it is inside, too.
  let isBeside = false;
  for (const { text, combinator } of chain.reverse()) {
    if (!isBeside && isOwn(text, scope)) return true;
    isBeside = combinator !== ' ' && combinator !== '>';
  }
  return false;
}

function isOwn(compound: string, scope: Scope): boolean {
  return simpleSelectors(compound).some((simple) => {
    if (simple === '&') return scope.isNested;
    if (simple.startsWith('.')) return scope.isModule;
    const [, list] = /^:(?:is|where)\((.*)\)$/s.exec(simple) ?? [];
    return (
      list !== undefined &&
      splitList(list).every((one) =>
        isInReach(one, readSelector(one), { ...scope, isNested: scope.isNested && one.includes('&') }),
      )
    );
  });
}

const isRoot = (compound: string) =>
  simpleSelectors(compound).some((simple) =>
    /^(?::root|html|body|:global\((?::root|html|body)[^\s>+~]*\))$/i.test(simple),
  );
