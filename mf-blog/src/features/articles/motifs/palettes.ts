import type { ArtColour } from '@femcoders/shared-ui/art-colours';

/** The colours of covers, in the order of a motif's paints (shapes.ts). */
export const palettes = {
  night: ['art-night', 'sun', 'coral', 'mint', 'art-paper', 'art-ink'],
  violet: ['violet', 'sun', 'coral', 'mint', 'art-paper', 'art-ink'],
  sun: ['sun', 'art-ink', 'violet', 'coral', 'art-paper', 'art-ink'],
  coral: ['coral', 'art-ink', 'violet', 'sun', 'art-paper', 'art-ink'],
  mint: ['mint', 'art-ink', 'violet', 'coral', 'art-paper', 'art-ink'],
  lilac: ['lilac', 'violet', 'coral', 'mint', 'art-paper', 'art-ink'],
} as const satisfies Record<string, readonly ArtColour[]>;

export type CoverPalette = keyof typeof palettes;
