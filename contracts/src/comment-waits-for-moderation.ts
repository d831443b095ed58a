/** The notice to the author of a comment that it waits for moderation (spec section 5), in the form and on the page without scripts. */
export const waitsForModeration =
  'Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!';
