/** How the queue names the article of a comment: by its number where the site does not know it. */
export function articleName(postId: number, title: string | undefined): string {
  return title ?? `Publicación ${postId}`;
}
