/** What the author of a comment reads once it has arrived (spec section 5), in the form and on the page without scripts. */
export const waitsForModeration =
  'Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!';
