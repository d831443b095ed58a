import { outsideLinkProblem } from './outside-link.ts';
import { isOwnPath } from './own-path.ts';
import { personLimits } from './person-limits.ts';
import type { FieldProblem } from './problem.ts';
import { problemsOf, textProblem, tooLong } from './text-problems.ts';

/** The texts of a person; texts without the white space around them, empty when not given. */
export interface PersonFields {
  name: string;
  pronouns: string;
  title: string;
  summary: string;
  topics: string[];
  linkedin: string;
  github: string;
  web: string;
  /** Path of a picture on this site. */
  portrait: string;
}

/**
 * Returns the problems that keep a person from being stored, in the order of the form: the same sentences in the browser
 * and in the API.
 */
export function validatePerson(fields: PersonFields): FieldProblem[] {
  const { name, pronouns, title, summary, topics, portrait } = fields;
  const limits = personLimits;
  const checks: [field: keyof PersonFields, problem: string | null][] = [
    ['name', textProblem('El nombre', name, limits.name, 'Escribe su nombre')],
    ['pronouns', tooLong('Los pronombres', pronouns, limits.pronouns)],
    ['title', textProblem('Lo que hace', title, limits.title, 'Escribe qué es o qué hace')],
    ['summary', tooLong('La frase', summary, limits.summary)],
    ['topics', topicsProblem(topics)],
    ['linkedin', addressProblem(fields.linkedin)],
    ['github', addressProblem(fields.github)],
    ['web', addressProblem(fields.web)],
    ['portrait', portraitProblem(portrait)],
  ];
  return problemsOf(checks);
}

function topicsProblem(topics: string[]): string | null {
  const { topics: most, topic: longest } = personLimits;
  if (topics.length > most) return `Pon como mucho ${most} temas (llevas ${topics.length})`;
  const long = topics.find((topic) => topic.length > longest);
  return long ? `El tema «${long.slice(0, longest)}…» no puede pasar de ${longest} caracteres` : null;
}

function addressProblem(address: string): string | null {
  if (!address) return null;
  return outsideLinkProblem(address, personLimits.address);
}

function portraitProblem(path: string): string | null {
  if (!path) return null;
  if (path === '/' || !isOwnPath(path))
    return 'El retrato tiene que ser una imagen de este sitio, como /assets/portraits/…';
  return tooLong('La ruta del retrato', path, personLimits.portrait);
}
