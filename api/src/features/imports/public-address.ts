import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where addresses of the public internet begin (RFC 4291, section 2.4); the rest is inside, translated or reserved. */
const globalIPv6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether a network address belongs to one machine of the public internet: not to this machine, its network, a cloud's
 * own services (169.254.169.254), nor to a form of IPv6 that only wraps another address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalIPv6);
}

/**
 * An address that came from elsewhere, written as browsers write it, if visitors may be sent there: https, no
 * credentials, and no name or number that can only lead inside.
 * @returns null for any other
 */
export function publicWebAddress(text: string | null | undefined): string | null {
  const url = text ? URL.parse(text.trim()) : null;
  if (url?.protocol !== 'https:' || url.username || url.password || url.href.length > 2000) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? url.href : null;
  return isInsideName(host) ? null : url.href;
}

/** Names without a dot, and those that are set apart (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
function isInsideName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|invalid)$/i.test(name);
}
