import type { RichDocument } from './rich-document.ts';

/** Visitors see what is published. */
export const newsStates = ['draft', 'published'] as const;
export type NewsState = (typeof newsStates)[number];

/** Sort keys of the administration's list. */
export const newsSorts = ['title', 'published_on', 'state', 'updated_at'] as const;

/** Numbers of comments below this one belong to articles of the repository. */
export const firstNewsPostId = 10_000;

export interface NewsCover {
  /** Path of a picture that this site keeps. */
  path: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The fields of news that the team writes; texts without the white space around them. */
export interface NewsFields {
  title: string;
  /** The end of its address, as articles of the repository have it: `HackBarna2025`. Empty: made from the title. */
  slug: string;
  /** For cards, feeds and search engines. */
  description: string;
  author: { name: string; role: string; about: string };
  /** ISO date that readers see; empty: the day on which it is published. */
  date: string;
  tags: string[];
  cover: NewsCover | null;
  document: RichDocument;
}
