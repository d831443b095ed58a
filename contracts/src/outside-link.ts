/**
 * Names that no public name server knows: set apart by IANA's list of special-use names (RFC 6761, 6762, 7686, 8375, 9476), by
 * ICANN (`internal`), and those that routers and companies give. Nobody has a site in `arpa`. `example` is set apart, too, and allowed:
 * it leads nowhere, and demo data is made of it.
 */
const insideName =
  /\.(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|mail|arpa|invalid|test|alt|onion)$/;

/** Characters of the longest domain (RFC 1035), the dot that may end it, and a port: to spell a longer one takes the square of its letters. */
const longestAuthority = 253 + '.:65535'.length;

/**
 * An address that readers may be sent to, as browsers write it: https, without a name or password of somebody, without signs
 * that programs read differently (`\`, spaces, control characters, a second host before an `@`), and with a host whose name is
 * public. A number is none: readers are sent to no machine that has no name.
 * @returns null for any other
 */
export function outsideLink(address: string): URL | null {
  if (!/^https:\/\/[^\s\p{C}"<>\\]+$/iu.test(address)) return null;
  const [authority = ''] = address.slice('https://'.length).split(/[/?#]/, 1);
  if (authority === '' || authority.length > longestAuthority || authority.includes('@')) return null;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/\.$/, '');
  const isNamed = /^(?:[^.]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(host);
  return isNamed && url.port !== '0' && !insideName.test(host) ? url : null;
}

/**
 * Returns the reason why an address cannot be a link for readers, or null: the one judge of every field that takes one, for
 * forms and for the API.
 * @param most characters
 * @param example of what is expected
 * @returns a Spanish sentence without a full stop, or null for nothing
 */
export function outsideLinkProblem(address: string, most: number, example = 'https://…'): string | null {
  if (!outsideLink(address)) return `Escribe una dirección completa, como ${example}`;
  const { length } = address;
  return length > most ? `La dirección no puede pasar de ${most} caracteres (llevas ${length})` : null;
}
