/**
 * Puts a look at the clock into every loop of a script, so that one that never ends is stopped: `while (a)` becomes
 * `while (loopGuard(3), a)` with the number of its line. Lines stay where they are. It reads words, not grammar: what it
 * does not understand it leaves as it is. It runs inside the frame, whose document holds its text: it may use nothing
 * but what stands in it.
 * @param source of a script or a module
 */
export function guardLoops(source: string): string {
  interface Token {
    text: string;
    start: number;
    line: number;
    /** The place of its other bracket in the list. */
    other?: number;
  }
  const tokens: Token[] = [];
  const open: number[] = [];
  const space = /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
  const regex = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
  const plain =
    /[\p{ID_Start}$_#][\p{ID_Continue}$]*|\d[\w.]*|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?|=>|\?\.(?!\d)|[\s\S]/uy;
  const template = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y;
  const beforeRegex =
    /^(?:[(,=:[!&|?{;+\-*%~^<>]|=>|return|typeof|instanceof|in|of|new|delete|void|throw|case|do|else|yield|await)$/;

  let at = 0;
  let line = 1;
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? '';
  };
  const pass = (text: string) => {
    at += text.length;
    line += text.split('\n').length - 1;
  };
  const readTemplate = () => {
    const text = read(template);
    pass(text);
    if (!text.endsWith('${')) return;
    open.push(tokens.length);
    tokens.push({ text: '${', start: at, line });
  };
  while (at < source.length) {
    const gap = read(space);
    pass(gap);
    if (gap || at >= source.length) continue;
    const before = tokens.at(-1)?.text;
    const text = (before === undefined || beforeRegex.test(before) ? read(regex) : '') || read(plain);
    const token: Token = { text, start: at, line };
    const isTemplate = text === '`';
    pass(text);
    if (/^[([{]$/.test(text)) open.push(tokens.length);
    let endsHole = false;
    if (/^[)\]}]$/.test(text)) {
      const other = open.pop();
      const opener = other === undefined ? undefined : tokens[other];
      if (opener && other !== undefined) {
        opener.other = tokens.length;
        token.other = other;
        endsHole = opener.text === '${';
      }
    }
    tokens.push(token);
    if (isTemplate || endsHole) readTemplate();
  }

  const insertions: [at: number, text: string][] = [];
  tokens.forEach(({ text, line: number }, place) => {
    const before = tokens[place - 1]?.text;
    if ((text !== 'while' && text !== 'for') || before === '.' || before === '?.') return;
    const opener = tokens[place + 1];
    if (opener?.text !== '(' || opener.other === undefined) return;
    const end = tokens[opener.other] as Token;
    if (text === 'while') {
      insertions.push([opener.start + 1, `loopGuard(${number}),`]);
      return;
    }
    const inside: Token[] = [];
    for (let next = place + 2; next < opener.other; next += 1) {
      const token = tokens[next] as Token;
      inside.push(token);
      if (token.other !== undefined && token.other > next) next = token.other;
    }
    const semicolon = inside.findIndex((token) => token.text === ';');
    const first = inside[semicolon];
    if (first) {
      const isEmpty = inside[semicolon + 1]?.text === ';';
      insertions.push([first.start + 1, isEmpty ? `loopGuard(${number})` : `loopGuard(${number}),`]);
      return;
    }
    const of = inside.find((token, index) => index > 0 && token.text === 'of');
    if (!of) return;
    insertions.push([of.start + 2, ` loopGuard.each(${number},`], [end.start, ')']);
  });
  let guarded = source;
  for (const [place, text] of insertions.sort(([a], [b]) => b - a))
    guarded = guarded.slice(0, place) + text + guarded.slice(place);
  return guarded;
}
