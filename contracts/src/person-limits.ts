// Apart from the schemas, so that the form does not load the validator.
import { outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';

/** A person is published only once she has accepted; a person who leaves is archived. */
export const personStates = ['draft', 'accepted', 'published', 'archived'] as const;
export type PersonState = (typeof personStates)[number];

/** Lengths in characters, and most entries. */
export const personLimits = {
  name: 80,
  pronouns: 30,
  title: 120,
  summary: 140,
  topics: 12,
  topic: 40,
  address: 500,
  portrait: 300,
  acceptedNote: 500,
} as const;

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

/** What keeps a person from being stored, in the order of the form: the same sentences in the browser and in the API. */
export function validatePerson(fields: PersonFields): FieldProblem[] {
  const { name, pronouns, title, summary, topics, portrait } = fields;
  const limits = personLimits;
  const checks: [field: keyof PersonFields, problem: string | null][] = [
    ['name', name ? tooLong('El nombre', name, limits.name) : 'Escribe su nombre'],
    ['pronouns', tooLong('Los pronombres', pronouns, limits.pronouns)],
    ['title', title ? tooLong('Lo que hace', title, limits.title) : 'Escribe qué es o qué hace'],
    ['summary', tooLong('La frase', summary, limits.summary)],
    ['topics', topicsProblem(topics)],
    ['linkedin', addressProblem(fields.linkedin)],
    ['github', addressProblem(fields.github)],
    ['web', addressProblem(fields.web)],
    ['portrait', portraitProblem(portrait)],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [{ field, message: problem }] : []));
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
  if (!/^\/[^/\s\\][^\s\\]*$/.test(path))
    return 'El retrato tiene que ser una imagen de este sitio, como /assets/portraits/…';
  return tooLong('La ruta del retrato', path, personLimits.portrait);
}

function tooLong(what: string, { length }: string, most: number): string | null {
  return length > most ? `${what} no puede pasar de ${most} caracteres (llevas ${length})` : null;
}
