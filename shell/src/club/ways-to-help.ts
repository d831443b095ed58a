/** The tasks of a promoter, according to her time and taste: each completes "una promotora…". */
export const promoterTasks = [
  'da la bienvenida a las que llegan',
  'ayuda a preparar eventos y talleres, antes y durante',
  'difunde lo que hacemos en sus redes y en su entorno',
  'propone temas, ponentes y empresas que puedan apoyar',
];

/** The four ways of a company (spec section 1): each completes "puedes…". */
export const sponsorWays = [
  'ceder un espacio para eventos',
  'sumar voluntarias de tu equipo',
  'darnos difusión',
  'dar prioridad a las socias en tus procesos de selección',
];
