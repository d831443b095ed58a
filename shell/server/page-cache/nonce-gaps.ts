/**
 * A page with gaps where the nonce goes. Every answer fills in one of its own, so that what is kept can be sent again
 * under a content security policy that no other answer shares.
 */
export interface GappedText {
  /** What stands before, between and behind the gaps. */
  pieces: Buffer[];
  byteLength: number;
}

/**
 * @param marker what stands for the nonce in the text: made at random for this text alone, so that nothing in it is
 *   taken for one
 */
export function leaveGaps(text: string, marker: string): GappedText {
  const pieces = text.split(marker).map((piece) => Buffer.from(piece));
  return { pieces, byteLength: pieces.reduce((sum, piece) => sum + piece.byteLength, 0) };
}

/** The bytes of the page with this nonce in its gaps. */
export function fillGaps(pieces: readonly Buffer[], nonce: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece])));
}
