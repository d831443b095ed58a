/** How the queue names the article of a comment. */
export function articleName(postId: number): string {
  return `Publicación ${postId}`;
}
