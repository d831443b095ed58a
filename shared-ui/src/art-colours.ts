/**
 * The colours of drawings as they are in daylight, for what is drawn where no style sheet reaches: pictures in files.
 * The same values as the tokens of the same names (tokens.css).
 */
export const artColours = {
  violet: '#4f2bd8',
  coral: '#ff6a48',
  sun: '#ffc94a',
  mint: '#5fe0b7',
  lilac: '#e9e1ff',
  iris: '#b9a5ff',
  'art-ink': '#1b1033',
  'art-night': '#1b1033',
  'art-paper': '#fff9f2',
  muted: '#5a4f73',
  link: '#4f2bd8',
} as const;

export type ArtColour = keyof typeof artColours;
