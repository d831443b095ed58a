/** A part of a selector without combinators in it, such as `a.own:hover`. */
export interface Compound {
  text: string;
  /** What stands before it: a space, `>`, `+`, `~`, or nothing before the first. */
  combinator: string;
}

/** One after the other: an escaped sign, a string, a bracket or parenthesis with all that is in it, any other sign. */
function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = pieceEnd(text, at);
    yield text.slice(at, end);
    at = end;
  }
}

function pieceEnd(text: string, start: number): number {
  const sign = text[start];
  if (sign === '\\') return start + 2;
  if (sign === '"' || sign === "'") {
    for (let at = start + 1; at < text.length; at++) {
      if (text[at] === '\\') at++;
      else if (text[at] === sign) return at + 1;
    }
    throw new SyntaxError(`«${text}» tiene comillas sin cerrar.`);
  }
  if (sign !== '(' && sign !== '[') return start + 1;
  const last = sign === '(' ? ')' : ']';
  for (let at = start + 1; at < text.length; at = pieceEnd(text, at)) {
    if (text[at] === last) return at + 1;
  }
  throw new SyntaxError(`«${text}» tiene un paréntesis o corchete sin cerrar.`);
}

/** The selectors of a list, without the space around them. */
export function splitList(list: string): string[] {
  const found = [''];
  for (const piece of pieces(list)) {
    if (piece === ',') found.push('');
    else found.push(`${found.pop()}${piece}`);
  }
  return found.map((selector) => selector.trim());
}

/** The compounds of one selector, in order. Those of a selector that begins with a combinator begin with it, too. */
export function readSelector(selector: string): Compound[] {
  const found: Compound[] = [];
  let combinator = '';
  let text = '';
  const end = () => {
    if (!text) return;
    found.push({ text, combinator });
    text = '';
    combinator = '';
  };
  for (const piece of pieces(selector)) {
    if (/^\s$/.test(piece)) {
      end();
      if (found.length > 0) combinator ||= ' ';
    } else if (/^[>+~|]$/.test(piece)) {
      end();
      combinator = piece;
    } else text += piece;
  }
  end();
  return found;
}

/** `a.own:is(b, c)` is `a`, `.own` and `:is(b, c)`. */
export function simpleSelectors(compound: string): string[] {
  const found: string[] = [];
  for (const piece of pieces(compound)) {
    const isColonAgain = piece === ':' && /^:$/.test(found.at(-1) ?? '');
    const begins = /^[.#:&*[]/.test(piece) && !isColonAgain;
    if (begins || found.length === 0) found.push(piece);
    else found.push(`${found.pop()}${piece}`);
  }
  return found;
}

const oldPseudoElements = /^:(?:before|after|first-line|first-letter)$/i;

/** Where the pseudo-elements of a compound begin: its length where there are none. */
export function pseudoElementAt(compound: string): number {
  let at = 0;
  for (const simple of simpleSelectors(compound)) {
    if (simple.startsWith('::') || oldPseudoElements.test(simple)) return at;
    at += simple.length;
  }
  return at;
}
