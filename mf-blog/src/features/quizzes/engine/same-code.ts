/**
 * Whether two pieces of code say the same for who completes one: the kind of quotes, space where code needs none and a
 * semicolon at the end do not matter, neither do capitals outside of quotes.
 */
export function sameCode(one: string, other: string): boolean {
  return plainCode(one) === plainCode(other);
}

function plainCode(code: string): string {
  return code
    .normalize('NFC')
    .replace(/[“”«»"`‘’]/g, "'")
    .trim()
    .replace(/\s*;$/, '')
    .split(/('[^']*')/)
    .map((part, index) => (index % 2 === 1 ? part : withoutIdleSpace(part)))
    .join('');
}

function withoutIdleSpace(code: string): string {
  return code
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>=/]) ?/g, '$1')
    .replace(/([([:]) /g, '$1')
    .replace(/ ([)\]])/g, '$1');
}
