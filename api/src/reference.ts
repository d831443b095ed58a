import { randomInt } from 'node:crypto';

/** Nothing that is taken for something else when it is read out or copied by hand. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A number to quote, such as `FC-7K3M-2QXD`: 39 random bits, so that nobody guesses another one's.
 * @param prefix says what it is a number of
 */
export function newReference(prefix = 'FC'): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${prefix}-${four()}-${four()}`;
}
