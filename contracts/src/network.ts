/** A network to which an address belongs, and how many times as much as one of the smallest may be done from it. */
export interface Network {
  name: string;
  times: number;
}

/**
 * The networks whose hits are counted, the smallest first. An IPv6 /48 holds 65,536 of the smallest: a home gets a /56 or a /64,
 * a house of many a /48 (RIPE-690), so wider ones have their own allowance, of several homes.
 */
export function networksOf(address: string): Network[] {
  const smallest = { name: network(address), times: 1 };
  const groups = smallest.name.split(':');
  if (groups.length !== 4) return [smallest];
  const [first, second, third, fourth = '0'] = groups;
  const site = `${first}:${second}:${third}`;
  const home = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [smallest, { name: `${site}:${home}/56`, times: 4 }, { name: `${site}/48`, times: 16 }];
}

/** The widest network of an address: for what is scarce and given to few. */
export const widestNetwork = (address: string): string => networksOf(address).at(-1)?.name ?? address;

/** The address itself for IPv4, the /64 for IPv6. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
