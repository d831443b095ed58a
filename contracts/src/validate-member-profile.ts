import type { MemberProfileFields } from './clean-member-profile.ts';
import { memberProfileLimits } from './member-profile-limits.ts';
import { outsideLink, outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';
import { problemsOf, tooLong } from './text-problems.ts';
import { userNameProblem } from './validate-user-name.ts';

/**
 * Returns the problems that keep a profile from being stored, in the order of the form: the same sentences in the browser
 * and in the API.
 */
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
  return problemsOf(checks);
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
