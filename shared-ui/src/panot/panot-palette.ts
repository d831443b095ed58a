/** Ground, petals and core of a panot, as CSS colours. */
export interface PanotColours {
  ground: string;
  petal: string;
  core: string;
}

/** Pairs of the identity that keep petals readable on their ground, in light and dark. */
export const panotPalettes = {
  violet: { ground: 'var(--violet)', petal: 'var(--sun)', core: 'var(--coral)' },
  coral: { ground: 'var(--coral)', petal: 'var(--art-ink)', core: 'var(--sun)' },
  sun: { ground: 'var(--sun)', petal: 'var(--art-ink)', core: 'var(--coral)' },
  mint: { ground: 'var(--mint)', petal: 'var(--art-ink)', core: 'var(--coral)' },
  lilac: { ground: 'var(--lilac)', petal: 'var(--violet)', core: 'var(--coral)' },
  ink: { ground: 'var(--art-night)', petal: 'var(--mint)', core: 'var(--coral)' },
  blush: { ground: 'var(--coral)', petal: 'var(--art-paper)', core: 'var(--art-ink)' },
  iris: { ground: 'var(--violet)', petal: 'var(--lilac)', core: 'var(--sun)' },
  ember: { ground: 'var(--art-night)', petal: 'var(--coral)', core: 'var(--sun)' },
} as const satisfies Record<string, PanotColours>;

export type PanotPalette = keyof typeof panotPalettes;
