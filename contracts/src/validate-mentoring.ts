import { mentoringLimits } from './mentoring-limits.ts';
import type {
  MentoringFormat,
  MentoringLanguage,
  MentoringLevel,
  MentoringModality,
  MentoringTopic,
} from './mentoring-names.ts';
import type { FieldProblem } from './problem.ts';
import { isWhole, problemsOf, tooLong } from './text-problems.ts';

/** The fields of a mentor's offer; texts without the white space around them. */
export interface MentorFields {
  headline: string;
  about: string;
  topics: readonly MentoringTopic[];
  levels: readonly MentoringLevel[];
  languages: readonly MentoringLanguage[];
  formats: readonly MentoringFormat[];
  modalities: readonly MentoringModality[];
  city: string;
  slots: readonly string[];
  maxPairs: number;
  contact: string;
  isPublic: boolean;
  conduct: boolean;
}

/** The fields of a mentee's request; texts without the white space around them. */
export interface RequestFields {
  goal: string;
  level: MentoringLevel | '';
  topics: readonly MentoringTopic[];
  languages: readonly MentoringLanguage[];
  format: MentoringFormat | '';
  modalities: readonly MentoringModality[];
  city: string;
  slots: readonly string[];
  preferences: string;
  contact: string;
  conduct: boolean;
}

type Check<Fields> = [field: keyof Fields & string, problem: string | null];

/**
 * Returns the problems that keep a mentor's card from being stored, in the order of the form: the same sentences in browser
 * and API.
 */
export function validateMentor(fields: MentorFields): FieldProblem[] {
  const { headline, about, aboutMin, city, topicsOffered, pairs } = mentoringLimits;
  const checks: Check<MentorFields>[] = [
    [
      'headline',
      required('Escribe a qué te dedicas', fields.headline) ?? tooLong('Tu presentación', fields.headline, headline),
    ],
    ['about', tooShort('Cuenta cómo acompañas', fields.about, aboutMin) ?? tooLong('El texto', fields.about, about)],
    ['topics', listProblem(fields.topics, 'Elige al menos un tema', topicsOffered, 'temas')],
    ['levels', listProblem(fields.levels, 'Elige a quién acompañas')],
    ['languages', listProblem(fields.languages, 'Elige al menos un idioma')],
    ['formats', listProblem(fields.formats, 'Elige al menos un formato')],
    ['modalities', listProblem(fields.modalities, 'Elige cómo puedes quedar')],
    ['city', cityProblem(fields) ?? tooLong('La ciudad', fields.city, city)],
    ['slots', listProblem(fields.slots, 'Marca al menos un hueco de la semana')],
    ['maxPairs', isWhole(fields.maxPairs, 1, pairs) ? null : `Elige cuántas, de 1 a ${pairs}`],
    ['contact', contactProblem(fields.contact)],
    ['conduct', fields.conduct ? null : 'Marca la casilla: sin ese compromiso no podemos proponerte a nadie'],
  ];
  return problemsOf(checks);
}

/**
 * Returns the problems that keep a request from being stored, in the order of the form: the same sentences in browser and
 * API.
 */
export function validateMentoringRequest(fields: RequestFields): FieldProblem[] {
  const { goal, goalMin, city, preferences, topicsWanted } = mentoringLimits;
  const checks: Check<RequestFields>[] = [
    [
      'goal',
      tooShort('Cuenta qué quieres conseguir', fields.goal, goalMin) ?? tooLong('El objetivo', fields.goal, goal),
    ],
    ['level', fields.level ? null : 'Elige desde dónde partes'],
    ['topics', listProblem(fields.topics, 'Elige al menos un tema', topicsWanted, 'temas')],
    ['languages', listProblem(fields.languages, 'Elige al menos un idioma')],
    ['format', fields.format ? null : 'Elige un formato'],
    ['modalities', listProblem(fields.modalities, 'Elige cómo puedes quedar')],
    ['city', cityProblem(fields) ?? tooLong('La ciudad', fields.city, city)],
    ['slots', listProblem(fields.slots, 'Marca al menos un hueco de la semana')],
    ['preferences', tooLong('Lo que prefieres', fields.preferences, preferences)],
    ['contact', contactProblem(fields.contact)],
    ['conduct', fields.conduct ? null : 'Marca la casilla: sin ese compromiso no podemos buscarte mentora'],
  ];
  return problemsOf(checks);
}

/** Returns what is wrong with the note of a session: at most three lines. */
export function noteProblem(text: string): string | null {
  const { note, noteLines } = mentoringLimits;
  const lines = text.split('\n').length;
  if (lines > noteLines) return `Resúmelo en ${noteLines} líneas (llevas ${lines})`;
  return tooLong('La nota', text, note);
}

/** Whether a list that is too long, or empty, may be stored. */
function listProblem(chosen: readonly string[], whenEmpty: string, most = 30, what = 'opciones'): string | null {
  if (chosen.length === 0) return whenEmpty;
  return chosen.length > most ? `Elige como mucho ${most} ${what} (llevas ${chosen.length})` : null;
}

function cityProblem({ modalities, city }: Pick<MentorFields, 'modalities' | 'city'>): string | null {
  return modalities.includes('presencial') && !city ? 'Escribe en qué ciudad puedes quedar' : null;
}

function contactProblem(contact: string): string | null {
  return (
    required('Escribe cómo prefieres que te escriba', contact) ??
    tooLong('El contacto', contact, mentoringLimits.contact)
  );
}

const required = (whenEmpty: string, text: string) => (text ? null : whenEmpty);

function tooShort(whenEmpty: string, { length }: string, least: number): string | null {
  if (length >= least) return null;
  return length === 0
    ? `${whenEmpty}: al menos ${least} caracteres`
    : `Cuenta un poco más: al menos ${least} caracteres (llevas ${length})`;
}
