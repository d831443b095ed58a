/**
 * A page with gaps where the nonce goes. Every answer fills in one of its own, so that what is kept can be sent again
 * under a content security policy that no other answer shares.
 */
export interface GappedText {
  /** What stands before, between and behind the gaps. */
  pieces: Buffer[];
  byteLength: number;
}

/** Of a page: a text that may have gaps, or bytes without any. */
export type TextPart = string | Buffer;

/**
 * @param marker what stands for the nonce in the texts: made at random for this page alone, so that nothing in it is
 *   taken for one
 */
export function leaveGaps(parts: readonly TextPart[], marker: string): GappedText {
  const pieces: Buffer[][] = [[]];
  for (const part of parts) {
    const texts = typeof part === 'string' ? part.split(marker) : [part];
    for (const [index, text] of texts.entries()) {
      if (index > 0) pieces.push([]);
      pieces.at(-1)?.push(typeof text === 'string' ? Buffer.from(text) : text);
    }
  }
  const joined = pieces.map((piece) => Buffer.concat(piece));
  return { pieces: joined, byteLength: joined.reduce((sum, { byteLength }) => sum + byteLength, 0) };
}

/** The bytes of the page with this nonce in its gaps. */
export function fillGaps(pieces: readonly Buffer[], nonce: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece])));
}
