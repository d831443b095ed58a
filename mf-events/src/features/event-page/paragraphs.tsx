/** A plain text as it was typed: an empty line parts its paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
  return paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
