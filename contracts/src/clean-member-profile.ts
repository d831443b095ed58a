import {
  type Greeting,
  type MemberAim,
  type MemberSituation,
  memberAims,
  type ReferralSource,
  type ShownField,
  shownFields,
  type Visibility,
} from './member-profile-names.ts';

/** The fields of a member's profile; texts without white space around them, empty when not given. */
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
  heardFrom: ReferralSource | null;
  visibility: Record<ShownField, Visibility>;
}

/** An empty profile. */
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

/** Returns the form that two spellings of a term have in common. */
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
