import { personNameMax } from './name-length.ts';

/** Lengths in characters, and most tags. */
export const newsLimits = {
  title: 100,
  slug: 80,
  description: 160,
  authorName: personNameMax,
  authorRole: 60,
  authorAbout: 400,
  tags: 6,
  tag: 40,
  alt: 200,
} as const;
