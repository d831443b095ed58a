// Apart from the schema, so that a page that reads the list does not load the validator.

/** Where the shell lists the site's pages; the search reads them from there. */
export const sitePagesPath = '/paginas.json';
