/** The place of a comment in the page of its article. */
export const commentAnchor = (commentId: string) => `comentario-${commentId}`;
