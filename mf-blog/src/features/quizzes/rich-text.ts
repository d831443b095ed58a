/** A text with code and emphasis in it: a small tree, never HTML. */
export type RichText = (string | { code: string } | { strong: RichText })[];

/** The text without its marks. */
export function plainText(text: RichText): string {
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'code' in part ? part.code : plainText(part.strong);
    })
    .join('');
}
