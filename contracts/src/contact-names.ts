/** Why somebody writes; `conducta` is the private channel of the code of conduct. */
export const contactReasons = ['comunidad', 'patrocinio', 'prensa', 'ponente', 'web', 'conducta', 'datos'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** The four ways in which a company can help (spec section 1). */
export const sponsorHelps = ['espacio', 'voluntarias', 'difusion', 'seleccion'] as const;
export type SponsorHelp = (typeof sponsorHelps)[number];
