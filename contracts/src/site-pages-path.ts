// Apart from the schema, so that a page that reads the list does not load the validator.

/** Where the shell tells which pages the site has; the search reads them from there. */
export const sitePagesPath = '/paginas.json';
