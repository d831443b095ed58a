/** Cookie by which a browser is known in which its reader has logged in, where the site is not reached by https. */
export const plainDeviceCookie = 'dispositivo';

/** The same where it is: by the prefix, browsers take it and send it over https alone. */
export const deviceCookie = `__Secure-${plainDeviceCookie}`;

/** How long after the last login it is known, in seconds. */
export const deviceLifeSeconds = 90 * 24 * 60 * 60;
