// Apart from the schemas, so that a form which only needs a number does not bring the validator along.

/** Longest comment, in characters. */
export const commentContentMax = 2000;
/** Longest alias, in characters. */
export const commentAliasMax = 40;
/** The alias of whoever gives none (spec section 3). */
export const anonymousAlias = 'Anónimo';
