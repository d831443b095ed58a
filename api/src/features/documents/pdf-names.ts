const hash = '#'.charCodeAt(0);

/** The content as text; names may be written with `#` and two digits for any letter (ISO 32000-1, 7.3.5). */
export function plainNames(content: Buffer): string {
  const plain = Buffer.alloc(content.length);
  let length = 0;
  for (let at = 0; at < content.length; at += 1, length += 1) {
    const [byte = 0, high, low] = [content[at], hexValue(content[at + 1]), hexValue(content[at + 2])];
    const isCode = byte === hash && high >= 0 && low >= 0;
    plain[length] = isCode ? high * 16 + low : byte;
    if (isCode) at += 2;
  }
  return plain.toString('latin1', 0, length);
}

/** @returns -1 for what is no hexadecimal digit */
function hexValue(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
