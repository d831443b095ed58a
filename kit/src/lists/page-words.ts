/** `Página 1 de 4`; without the number of pages while it is not known. */
export const pageWords = (page: number, pages: number | undefined): string =>
  `Página ${page}${pages ? ` de ${pages}` : ''}`;
