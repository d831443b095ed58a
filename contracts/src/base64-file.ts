import * as z from 'zod/mini';

/** As browsers read it: an expression takes ten times as long for megabytes. */
function isBase64(text: string): boolean {
  try {
    return atob(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * A file in base64. Its length is looked at first: what is too long is not read to its end.
 * @param bytes of the largest file
 * @param says the sentences for one that is too large, for what is none, and, if that is another, for nothing at all
 */
export const base64File = (bytes: number, says: { tooLarge: string; broken: string; empty?: string }) =>
  z
    .string()
    .check(
      z.minLength(1, { error: says.empty ?? says.broken, abort: true }),
      z.maxLength(Math.ceil(bytes / 3) * 4, { error: says.tooLarge, abort: true }),
      z.refine(isBase64, says.broken),
    );
