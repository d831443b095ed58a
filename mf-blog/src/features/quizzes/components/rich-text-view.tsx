import type { RichText } from '../rich-text.ts';

/** A text with its code and emphasis. */
export function RichTextView({ text }: { text: RichText }) {
  return text.map((part, index) => {
    if (typeof part === 'string') return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
    if ('code' in part) return <code key={index}>{part.code}</code>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <strong key={index}>
        <RichTextView text={part.strong} />
      </strong>
    );
  });
}
