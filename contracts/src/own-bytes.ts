/**
 * Returns the same bytes in memory of exactly their length, for what is kept: small buffers, and what zlib returns, are often a
 * part of a larger block (64 kB in Node.js), all of which a cache would hold, and count as little.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
