/**
 * Control characters but tab and line ends, and the signs that turn the direction of what follows (Unicode TR9, explicit
 * formatting). NUL stays: it is refused.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hidden = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** The fields that are kept to the letter: a password is what was typed. */
const kept = new Set(['userPassword']);

/**
 * Texts that are looked through, in characters: nobody writes a longer one. It is a file in base64, which has none of them, or
 * too long for the form.
 */
const longest = 200_000;

/** Levels that are looked into: no request has as many, and one of thousands would exhaust the stack. */
const deepest = 12;

/**
 * The same without what nobody sees in a text and what makes others see something else: `gnp.exe` for `exe.png`, a date
 * that reads backwards next to a name. Arabic and Hebrew need none of it: their letters turn by themselves.
 * @param data JSON, or the parts of an address
 */
export function withoutHidden(data: unknown): unknown {
  return cleaned(data, 0);
}

function cleaned(data: unknown, depth: number): unknown {
  if (typeof data === 'string') return data.length > longest ? data : data.replace(hidden, '');
  if (data === null || typeof data !== 'object' || depth === deepest) return data;
  if (Array.isArray(data)) return data.map((value) => cleaned(value, depth + 1));
  if (!isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, kept.has(name) ? value : cleaned(value, depth + 1)]),
  );
}

/** A file that is sent as it is comes as bytes. */
function isPlain(data: object): boolean {
  const prototype = Object.getPrototypeOf(data);
  return prototype === Object.prototype || prototype === null;
}
