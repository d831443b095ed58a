export type SocialNetwork = 'spotify' | 'instagram' | 'linkedin' | 'youtube' | 'github' | 'x';

/** Our own line drawings in a box of 20: a hint at what each network is about, not its logo. */
export const socialIcons: Record<SocialNetwork, string> = {
  spotify: 'M4 8c4-1.6 8.2-1.2 12 .8M5 11.5c3.4-1.2 6.8-.9 10 .8M6 14.8c2.7-.8 5.4-.6 8 .7',
  instagram: 'M6 3h8l3 3v8l-3 3H6l-3-3V6ZM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM14 5.8v.4',
  linkedin: 'M4.5 8.5V16M4.5 4.5v.5M9 16V8.5M9 12c0-2 1.2-3.5 3.2-3.5S16 9.8 16 12v4',
  youtube: 'M5 4h10l3 3v6l-3 3H5l-3-3V7ZM8.5 7.5v5l4-2.5Z',
  github: 'M6 3.5 2.5 10 6 16.5M14 3.5l3.5 6.5-3.5 6.5M11.5 6l-3 8',
  x: 'M4 4l12 12M16 4 4 16',
};
