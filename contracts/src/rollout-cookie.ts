/** Cookie with the number by which a visitor's share is decided. A script sets it while some roll-out is gradual; it ends with the session. */
export const rolloutCookie = 'reparto';

/** Numbers that the cookie holds: 0 to one less. */
export const rolloutNumbers = 10_000;
