// Apart from the schemas, so that the form does not load the validator.

import { userNameProblem } from './account-limits.ts';
import { outsideLink, outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';

/** How the site speaks to her. */
export const greetings = ['bienvenida', 'bienvenido', 'te-damos-la-bienvenida'] as const;
export type Greeting = (typeof greetings)[number];

/** What members look for, and what they offer each other. */
export const memberAims = ['empleo', 'mentoria', 'charlas', 'estudio'] as const;
export type MemberAim = (typeof memberAims)[number];

export const memberSituations = ['estudio', 'cambio-de-carrera', 'busco', 'trabajo'] as const;
export type MemberSituation = (typeof memberSituations)[number];

/** How somebody heard of the club. */
export const hearingWays = [
  'amiga',
  'evento',
  'linkedin',
  'instagram',
  'buscador',
  'empresa-o-escuela',
  'otra',
] as const;
export type HearingWay = (typeof hearingWays)[number];

/** Who sees a field: herself, people with an account, everybody. From the least to the most. */
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

/** Lengths in characters, most entries, most years. */
export const memberProfileLimits = {
  pronouns: 30,
  bio: 300,
  city: 80,
  jobTitle: 80,
  years: 60,
  skills: 12,
  languages: 10,
  interests: 12,
  /** Of one skill, language or interest. */
  term: 40,
  education: 120,
  address: 300,
} as const;

/** What a member tells of herself; texts without white space around them, empty when not given. */
export interface MemberProfileFields {
  name: string;
  greeting: Greeting;
  pronouns: string;
  bio: string;
  city: string;
  jobTitle: string;
  /** Of experience. */
  years: number | null;
  skills: string[];
  languages: string[];
  situation: MemberSituation | null;
  education: string;
  interests: string[];
  seeks: MemberAim[];
  offers: MemberAim[];
  linkedin: string;
  github: string;
  web: string;
  /** Shown to nobody: it says where the club is heard of. */
  heardFrom: HearingWay | null;
  visibility: Record<ShownField, Visibility>;
}

/** A profile of which nothing has been told. */
export const emptyMemberProfile: Omit<MemberProfileFields, 'name'> = {
  greeting: 'bienvenida',
  pronouns: '',
  bio: '',
  city: '',
  jobTitle: '',
  years: null,
  skills: [],
  languages: [],
  situation: null,
  education: '',
  interests: [],
  seeks: [],
  offers: [],
  linkedin: '',
  github: '',
  web: '',
  heardFrom: null,
  visibility: Object.fromEntries(shownFields.map((field) => [field, 'me'])) as Record<ShownField, Visibility>,
};

/**
 * A text without what nobody sees but can do harm: zero-width spaces, soft hyphens, control characters, marks that turn
 * the direction of what follows. Joiners stay, emoji and Persian need them; of a text of nothing else, nothing is left.
 */
export function visibleText(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[^\n\P{Cc}]/gu, '')
    .trim();
  return /[^\s\p{Cf}\p{M}]/u.test(clean) ? clean.normalize('NFC') : '';
}

/** A text of one line. */
export function visibleLine(text: string): string {
  return visibleText(text.replace(/[\s\p{Cc}]+/gu, ' '));
}

/** Terms without empty ones and repetitions, ignoring capitals and accents; the first spelling stays. */
export function distinctTerms(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return terms.map(visibleLine).filter((term) => {
    const key = plainTerm(term);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

/** What two spellings of a term have in common. */
export function plainTerm(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** An address as it is stored: `github.com/ana` means https. */
export function completeAddress(address: string): string {
  const given = visibleLine(address);
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(given) ? `https://${given}` : given;
}

/** A profile as it is stored: in the browser, to look at it before it is sent; in the API, from any input. */
export function cleanMemberProfile<Fields extends MemberProfileFields>(given: Fields): Fields {
  return {
    ...given,
    name: visibleLine(given.name),
    pronouns: visibleLine(given.pronouns),
    bio: visibleText(given.bio),
    city: visibleLine(given.city),
    jobTitle: visibleLine(given.jobTitle),
    skills: distinctTerms(given.skills),
    languages: distinctTerms(given.languages),
    education: visibleLine(given.education),
    interests: distinctTerms(given.interests),
    seeks: memberAims.filter((aim) => given.seeks.includes(aim)),
    offers: memberAims.filter((aim) => given.offers.includes(aim)),
    linkedin: completeAddress(given.linkedin),
    github: completeAddress(given.github),
    web: completeAddress(given.web),
  };
}

/** What keeps a profile from being stored, in the order of the form: the same sentences in the browser and in the API. */
export function validateMemberProfile(fields: Omit<MemberProfileFields, 'visibility'>): FieldProblem[] {
  const limits = memberProfileLimits;
  const checks: [field: keyof MemberProfileFields, problem: string | null][] = [
    ['name', userNameProblem(fields.name)],
    ['pronouns', tooLong('Los pronombres', fields.pronouns, limits.pronouns, 'pueden')],
    ['bio', tooLong('Lo que cuentas de ti', fields.bio, limits.bio)],
    ['city', tooLong('La ciudad', fields.city, limits.city)],
    ['jobTitle', tooLong('El puesto', fields.jobTitle, limits.jobTitle)],
    ['years', yearsProblem(fields.years)],
    ['skills', termsProblem('habilidades', fields.skills, limits.skills)],
    ['languages', termsProblem('idiomas', fields.languages, limits.languages)],
    ['education', tooLong('La formación', fields.education, limits.education)],
    ['interests', termsProblem('intereses', fields.interests, limits.interests)],
    ['linkedin', addressProblem(fields.linkedin, 'linkedin.com', 'https://www.linkedin.com/in/tu-nombre')],
    ['github', addressProblem(fields.github, 'github.com', 'https://github.com/tu-nombre')],
    ['web', addressProblem(fields.web)],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [{ field, message: problem }] : []));
}

function yearsProblem(years: number | null): string | null {
  if (years === null || (Number.isInteger(years) && years >= 0 && years <= memberProfileLimits.years)) return null;
  return `Escribe los años con un número entero, de 0 a ${memberProfileLimits.years}`;
}

function termsProblem(what: string, terms: string[], most: number): string | null {
  if (terms.length > most) return `Pon como mucho ${most} ${what} (llevas ${terms.length})`;
  const { term: longest } = memberProfileLimits;
  const long = terms.find((term) => term.length > longest);
  return long ? `«${long.slice(0, longest)}…» no puede pasar de ${longest} caracteres` : null;
}

/** @param host the only one that may stand there, with what is before its dot */
function addressProblem(address: string, host?: string, example = 'https://…'): string | null {
  if (!address) return null;
  const hostname = outsideLink(address)?.hostname ?? '';
  if (host && hostname !== host && !hostname.endsWith(`.${host}`))
    return `Escribe una dirección completa, como ${example}`;
  return outsideLinkProblem(address, memberProfileLimits.address, example);
}

function tooLong(what: string, { length }: string, most: number, verb = 'puede'): string | null {
  return length > most ? `${what} no ${verb} pasar de ${most} caracteres (llevas ${length})` : null;
}
