/** The first account in every database of the bench. */
export const administrator = { userEmail: 'admin@femcoders.example', userPassword: 'clave-de-mediciones-local' };
