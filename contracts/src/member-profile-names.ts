/** How the site speaks to her. */
export const greetings = ['bienvenida', 'bienvenido', 'te-damos-la-bienvenida'] as const;
export type Greeting = (typeof greetings)[number];

/** The aims of members: what they look for and offer each other. */
export const memberAims = ['empleo', 'mentoria', 'charlas', 'estudio'] as const;
export type MemberAim = (typeof memberAims)[number];

export const memberSituations = ['estudio', 'cambio-de-carrera', 'busco', 'trabajo'] as const;
export type MemberSituation = (typeof memberSituations)[number];

/** How somebody heard of the club. */
export const referralSources = [
  'amiga',
  'evento',
  'linkedin',
  'instagram',
  'buscador',
  'empresa-o-escuela',
  'otra',
] as const;
export type ReferralSource = (typeof referralSources)[number];

/** The audiences of a field: herself, people with an account, everybody. From the least to the most. */
export const visibilities = ['me', 'members', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** Fields whose visibility she decides; her name goes with all that she shows. */
export const shownFields = [
  'avatar',
  'pronouns',
  'bio',
  'city',
  'jobTitle',
  'years',
  'skills',
  'languages',
  'situation',
  'education',
  'interests',
  'seeks',
  'offers',
  'linkedin',
  'github',
  'web',
] as const;
export type ShownField = (typeof shownFields)[number];
