import * as z from 'zod/mini';

/**
 * The bytes that are written in base64; null where it is none. What counts is how much comes out: reading it a second time
 * to look at each letter takes four times as long, and is done where too little has.
 */
function bytesOf(text: string): Uint8Array | null {
  const letters = text.length - (/={1,2}$/.exec(text.slice(-2))?.[0].length ?? 0);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > 0 && letters % 4 !== 1 && bytes.length === Math.floor((letters * 3) / 4)) return bytes;
  return isBase64(text) ? bytes : null;
}

/** As browsers read it, white space and all. */
function isBase64(text: string): boolean {
  try {
    return atob(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * A file, read to its bytes: from base64, as JSON holds it, or as bytes already, as a form sends it. Its length is looked at first:
 * what is too long is not read to its end.
 * @param most bytes of the largest file
 * @param says the sentences for one that is too large, for what is none, and, if that is another, for nothing at all
 */
export function base64File(most: number, says: { tooLarge: string; broken: string; empty?: string }) {
  const longest = Math.ceil(most / 3) * 4;
  const schema = z.pipe(
    z.custom<string | Uint8Array>(),
    z.transform((sent, { issues }) => {
      const refuse = (message: string) => {
        issues.push({ code: 'custom', input: sent, message });
        return z.NEVER;
      };
      if (typeof sent !== 'string' && !(sent instanceof Uint8Array)) {
        issues.push({ code: 'invalid_type', expected: 'string', input: sent });
        return z.NEVER;
      }
      if (sent.length === 0) return refuse(says.empty ?? says.broken);
      if (sent.length > (typeof sent === 'string' ? longest : most)) return refuse(says.tooLarge);
      return (typeof sent === 'string' ? bytesOf(sent) : sent) ?? refuse(says.broken);
    }),
  );
  schema._zod.toJSONSchema = () => ({ type: 'string', contentEncoding: 'base64', minLength: 1, maxLength: longest });
  return schema;
}
