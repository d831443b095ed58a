/** How the address of a comment in the page of its article begins. */
export const anchorPrefix = 'comentario-';

/** The place of a comment in the page of its article. */
export const commentAnchor = (commentId: string) => anchorPrefix + commentId;
