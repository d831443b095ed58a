import { draftKeyOf } from './comment-keys.ts';

/** A comment that has not been sent. */
export interface CommentDraft {
  content: string;
  alias: string;
}

export const emptyDraft: CommentDraft = { content: '', alias: '' };

/** Pause in the typing after which a draft is kept, in milliseconds. */
export const draftPauseMs = 2_000;

/** The unsent comment of this browser for a post, or null. */
export function readDraft(postId: number): CommentDraft | null {
  try {
    const { content, alias } = JSON.parse(localStorage.getItem(draftKeyOf(postId)) ?? 'null');
    return typeof content === 'string' && typeof alias === 'string' ? { content, alias } : null;
  } catch {
    // Nothing is kept, storage is switched off, or what lies there is not ours.
    return null;
  }
}

/** Keeps a draft, or forgets it when there is no text. */
export function keepDraft(postId: number, draft: CommentDraft): void {
  try {
    if (draft.content.trim() === '') localStorage.removeItem(draftKeyOf(postId));
    else localStorage.setItem(draftKeyOf(postId), JSON.stringify(draft));
  } catch {
    // Without storage there is no draft; the form works all the same.
  }
}
