/** Fallbacks of the profile (spec section 3; decisions 2). */
export const defaultAvatar = '/default-avatar.png';
export const defaultUserName = 'Usuario';
