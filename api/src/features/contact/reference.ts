import { randomInt } from 'node:crypto';

/** Nothing that is taken for something else when it is read out or copied by hand. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to quote, such as `FC-7K3M-2QXD`: 39 random bits, so that nobody guesses another one's. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `FC-${four()}-${four()}`;
}
