export type Encoding = 'br' | 'gzip';

/**
 * The encodings that a client takes, the smallest first (RFC 9110, section 12.5.3).
 * @param header its `Accept-Encoding`
 */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const takes = (encoding: Encoding) => {
    const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === '*');
    return offer !== undefined && !offer.some((part) => /^q=0(\.0*)?$/.test(part));
  };
  return (['br', 'gzip'] as const).filter(takes);
}
