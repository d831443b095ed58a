/** Query parameter of a page that is to be shown with released versions that are not live: `?mf=blog@…,shell@…`. */
export const previewParameter = 'mf';

/** Cookie in which a browser of the team carries what it may preview, where the site is not reached by https. */
export const plainPreviewCookie = 'vista-previa';

/** The same where it is: by the prefix, browsers take it from this very host alone, and over https alone. */
export const previewCookie = `__Host-${plainPreviewCookie}`;

/** How long it may, in seconds. */
export const previewLifeSeconds = 30 * 60;

/** How long a browser may run one remote from the machine of who develops it, in seconds. */
export const localCodeLifeSeconds = 2 * 60 * 60;

/** How long the link is good that begins it, in seconds. */
export const localCodeLinkSeconds = 15 * 60;
