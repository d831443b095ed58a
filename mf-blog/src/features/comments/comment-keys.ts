/** Local storage key: what was sent from this browser and may still be changed, of every article. */
export const sentCommentsKey = 'sentComments';

/** Local storage key: the unsent comment for a post. */
export const draftKeyOf = (postId: number) => `commentDraft:${postId}`;

/** Whether this browser keeps something that belongs among the comments of a post. */
export function keepsSomething(postId: number): boolean {
  try {
    return localStorage.getItem(sentCommentsKey) !== null || localStorage.getItem(draftKeyOf(postId)) !== null;
  } catch {
    return false;
  }
}
