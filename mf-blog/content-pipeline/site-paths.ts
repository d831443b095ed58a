/** Pages outside the articles that an article may link to. */
export const sitePaths = ['/', '/blog', '/eventos', '/login'];
