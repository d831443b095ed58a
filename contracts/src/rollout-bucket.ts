import { rolloutNumbers } from './rollout-cookie.ts';

/** The seed of the buckets: the part and its roll-out. */
export interface RolloutSeed {
  name: string;
  /** Number of the roll-out. */
  id: number;
}

/**
 * Orders of the numbers, by roll-out: each is a shuffle of 0 to 9,999 by hashes, so a share of the numbers is that share exactly, and
 * roll-outs are independent of each other. There are as many as roll-outs at a time.
 */
const orders = new Map<string, Uint16Array>();
const mostOrders = 50;

/**
 * Returns where a visitor's number stands in a roll-out, from 0 to 9,999. She gets the candidate while that is less than a hundred times
 * the share in percent: so raising the share never takes it from anybody, and lowering takes it only from the last ones.
 * @param number 0 to 9,999
 */
export function bucketOf(number: number, { name, id }: RolloutSeed): number {
  const key = `${name} ${id}`;
  let order = orders.get(key);
  if (!order) {
    order = shuffled(key);
    if (orders.size >= mostOrders) orders.clear();
    orders.set(key, order);
  }
  return order[number] ?? rolloutNumbers;
}

/** Whether a visitor with this number gets the candidate of a roll-out. @param share 0 to 100, in percent */
export function isInShare(number: number, seed: RolloutSeed, share: number): boolean {
  return bucketOf(number, seed) < share * (rolloutNumbers / 100);
}

/** Each number's place among all of them, sorted by the hash of roll-out and number. Equal ones keep their order. */
function shuffled(key: string): Uint16Array {
  const seed = [...key].reduce((hash, letter) => mixed(hash ^ (letter.codePointAt(0) ?? 0)), 0);
  const hashed = Array.from({ length: rolloutNumbers }, (_, number) => ({ number, hash: mixed(mixed(seed) + number) }));
  hashed.sort((one, other) => one.hash - other.hash);
  const places = new Uint16Array(rolloutNumbers);
  hashed.forEach(({ number }, place) => {
    places[number] = place;
  });
  return places;
}

/** Spreads 32 bits evenly over 32 bits: each input has its own output (the last steps of MurmurHash3, Appleby 2008). */
function mixed(bits: number): number {
  let hash = bits | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
