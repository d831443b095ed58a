/** The alias where none is given (spec section 3). */
export const anonymousAlias = 'Anónimo';
