import { outsideLink } from '@femcoders/contracts/outside-link';
import ipaddr from 'ipaddr.js';

/** Where addresses of the public internet begin (RFC 4291, section 2.4); the rest is inside, translated or reserved. */
const globalIPv6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Addresses of the public internet that lead to a cloud's internal services: Azure's own, by which credentials can be had. */
const cloudServices = new Set(['168.63.129.16']);

/**
 * Whether a network address belongs to one machine of the public internet: not to this machine, its network, a cloud's
 * own services (169.254.169.254), nor to a form of IPv6 that only wraps another address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || cloudServices.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalIPv6);
}

/**
 * An address that came from elsewhere, written as browsers write it, if visitors may be sent there.
 * @returns null for any other
 */
export function publicWebAddress(text: string | null | undefined): string | null {
  const url = outsideLink(text?.trim() ?? '');
  return url && url.href.length <= 2000 ? url.href : null;
}
