/**
 * The message of a form when no answer has come: sent again, it is done once. By itself, so that only pages with a form load it.
 */
export const noAnswerText =
  'No hemos podido conectar y no sabemos si ha llegado. Prueba otra vez: si ya estaba hecho, no se repite.';
