/**
 * An address that mail servers take without a change: letters without accents before the sign (nothing here sends by SMTPUTF8,
 * RFC 6531), and a domain of at least two parts, the last of letters or in the form of RFC 5890 (`xn--p1ai`). No part begins
 * or ends with a hyphen (RFC 1123, RFC 5890).
 */
export const emailPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** Letters and digits of every script, with the dots that UTS 46 takes for one. */
const internationalDomain = /^[\p{L}\p{M}\p{N}\-.\u3002\uff0e\uff61]+$/u;

/** A part of a domain that begins or ends with a hyphen: the URL standard takes it, and what it becomes no longer shows it. */
const hyphenAtEdge = /(?:^|[.\u3002\uff0e\uff61])-|-(?:[.\u3002\uff0e\uff61]|$)/;

/** Characters of the longest domain (RFC 1035): to spell a longer one takes the square of its letters. */
const longestDomain = 253;

/**
 * The one spelling in which an address is kept, compared and mailed to: a domain of other letters (`españa.es`) becomes what
 * the domain system knows (`xn--espaa-rta.es`), as browsers do in their fields for mail (UTS 46, by the URL standard).
 * @returns the address; unchanged where there is nothing to do or it is none
 */
export function canonicalEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (domain.length > longestDomain) return text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain) || !internationalDomain.test(domain) || hyphenAtEdge.test(domain))
    return text;
  const url = `http://${domain}`;
  return URL.canParse(url) ? text.slice(0, at + 1) + new URL(url).hostname : text;
}
