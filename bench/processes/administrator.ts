/** Who is there from the start in every database of the bench. */
export const administrator = { userEmail: 'admin@femcoders.example', userPassword: 'clave-de-mediciones-local' };
