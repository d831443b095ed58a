/** Query parameter of a page that is to be shown with released versions that are not live: `?mf=blog@…,shell@…`. */
export const previewParameter = 'mf';

/** Cookie in which a browser of the team carries what it may preview. */
export const previewCookie = 'vista-previa';

/** How long it may, in seconds. */
export const previewLifeSeconds = 30 * 60;
