/** Names, on the button that marks an article as read, which one it is: `css/css-grid`. */
export const articleMark = 'data-article';

/** @param path address of an article of the library: `/recursos/css/css-grid` */
export const articleOf = (path: string): string => path.replace('/recursos/', '');
