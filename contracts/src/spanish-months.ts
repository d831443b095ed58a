/** The months, from January on. A table: a browser's first `Intl` format reads all that it knows of languages, on the thread that hydrates. */
export const months: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
