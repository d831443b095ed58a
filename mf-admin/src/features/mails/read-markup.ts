export interface MailElement {
  /** In small letters. */
  name: string;
  attributes: Record<string, string>;
  children: MailNode[];
}
export type MailNode = MailElement | string;

/** The elements without an end tag. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const token =
  /<!--[\s\S]*?-->|<![^>]*>|<(script|style|title|textarea)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const attribute = /([^\s=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Reads HTML without making elements of it: no string may become HTML in our pages, from any author. It knows what
 * mails are made of; of what is malformed some text is left.
 * @returns what stands in it, in order; scripts and styles are left out
 */
export function readMarkup(html: string): MailNode[] {
  const root: MailElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [text, skipped, end, tag, attributes] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (skipped || text.startsWith('<!')) continue;
    const name = tag?.toLowerCase();
    if (!name) parent.children.push(decode(text));
    else if (end) close(open, name);
    else {
      const element: MailElement = { name, attributes: readAttributes(attributes ?? ''), children: [] };
      // As browsers do: a row stands in a body of its table.
      if (name === 'tr' && parent.name === 'table') begin(open, { name: 'tbody', attributes: {}, children: [] });
      begin(open, element);
      if (empty.has(name)) open.pop();
    }
  }
  return root.children;
}

function begin(open: MailElement[], element: MailElement): void {
  open.at(-1)?.children.push(element);
  open.push(element);
}

/** Ends the innermost element of that name, and what is open in it. */
function close(open: MailElement[], name: string): void {
  const place = open.findLastIndex((element) => element.name === name);
  if (place > 0) open.length = place;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value.replace(/^(["'])([\s\S]*)\1$/, '$2')),
    ]),
  );
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
