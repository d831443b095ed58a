import * as z from 'zod/mini';

/**
 * A file in base64. Its length is looked at first: what is too long is not read to its end.
 * @param bytes of the largest file
 * @param says the sentences for one that is too large, and for what is none
 */
export const base64File = (bytes: number, says: { tooLarge: string; broken: string }) =>
  z
    .string()
    .check(
      z.minLength(1, { error: says.broken, abort: true }),
      z.maxLength(Math.ceil(bytes / 3) * 4, { error: says.tooLarge, abort: true }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, says.broken),
    );
