export type Encoding = 'br' | 'gzip';

/** An offer of `Accept-Encoding`, and its parameters: most headers have none. */
const offerOf = (name: string) => new RegExp(`(?:^|,)[ \\t]*${name}[ \\t]*(?:;([^,]*))?(?:,|$)`, 'i');
const offers = [['br', offerOf('br')] as const, ['gzip', offerOf('gzip')] as const];
const anyOffer = offerOf('\\*');
const refusal = /(?:^|;)[ \t]*q=0(?:\.0*)?[ \t]*(?:;|$)/i;

/**
 * The encodings that a client takes, the smallest first (RFC 9110, section 12.5.3).
 * @param header its `Accept-Encoding`
 */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const text = String(header ?? '');
  const accepted: Encoding[] = [];
  for (const [encoding, offer] of offers) {
    const found = offer.exec(text) ?? anyOffer.exec(text);
    if (found && !refusal.test(found[1] ?? '')) accepted.push(encoding);
  }
  return accepted;
}
