/** More than a row of the widest screen shows, in characters. */
const excerptLength = 180;

/** The beginning of a text in one line. */
export function excerpt(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  const characters = [...line.slice(0, excerptLength * 2)];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : line;
}
