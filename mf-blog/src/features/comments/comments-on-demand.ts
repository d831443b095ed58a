type CommentsCode = typeof import('./components/comments.tsx');

let arrived: CommentsCode | undefined;

/**
 * Loads what draws and sends comments, once. A reader who never comes near the end of the article does without it.
 * @throws what kept it from arriving
 */
export async function loadComments(): Promise<CommentsCode> {
  arrived ??= await import(/* webpackChunkName: "comments" */ './components/comments.tsx');
  return arrived;
}

export function arrivedComments(): CommentsCode | undefined {
  return arrived;
}
