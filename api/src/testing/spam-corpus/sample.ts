import type { CommentFacts } from '../../features/comments/spam-score/reading.ts';

/** A comment of the corpus: its text, or its text and what else is known of it. */
export type Sample = string | ({ content: string } & Partial<CommentFacts>);
