/** Ids of the elements of an article's page whose HTML is kept as the server has sent it. */
export const coverId = (path: string) => `portada-${path}`;
export const textId = (path: string) => `texto-${path}`;
