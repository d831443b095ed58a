// Apart from the schemas, so that the forms do not load the validator.
import type { FieldProblem } from './problem.ts';

export const achievementFamilies = ['learn', 'join', 'give', 'care'] as const;
export type AchievementFamily = (typeof achievementFamilies)[number];
export const familyNames: Readonly<Record<AchievementFamily, string>> = {
  learn: 'Aprendo',
  join: 'Participo',
  give: 'Aporto',
  care: 'Cuido',
};

/** Only an active one is awarded. */
export const achievementStates = ['draft', 'active', 'paused'] as const;
export type AchievementState = (typeof achievementStates)[number];

/** What happens on the site and can be counted. Each has its source in the API (`features/achievements/fact-sources.ts`). */
export const facts = [
  'events-attended',
  'events-booked',
  'comments-published',
  'comments-moderated',
  'quizzes-passed',
  'promoter',
  'account-confirmed',
  'profile-told',
] as const;
export type Fact = (typeof facts)[number];

export interface FactWords {
  /** For the administrator who makes a rule. */
  name: string;
  hint: string;
  /** What is counted: "1 evento con asistencia", "5 eventos con asistencia". */
  one: string;
  many: string;
  /** It happens once at most: its threshold is one. */
  once?: true;
}

export const factWords: Readonly<Record<Fact, FactWords>> = {
  'events-attended': {
    name: 'Va a eventos',
    hint: 'Cuenta cada evento en el que se anota su llegada.',
    one: 'evento con asistencia',
    many: 'eventos con asistencia',
  },
  'events-booked': {
    name: 'Se apunta a eventos',
    hint: 'Cuenta cada plaza que tiene o ha tenido sin cancelarla, con el correo de su cuenta.',
    one: 'plaza en un evento',
    many: 'plazas en eventos',
  },
  'comments-published': {
    name: 'Publica comentarios',
    hint: 'Cuenta los que escribe con su cuenta y se aprueban.',
    one: 'comentario publicado',
    many: 'comentarios publicados',
  },
  'comments-moderated': {
    name: 'Modera comentarios',
    hint: 'Cuenta cada comentario sobre el que decide; vale desde hace dos años.',
    one: 'comentario moderado',
    many: 'comentarios moderados',
  },
  'quizzes-passed': {
    name: 'Supera quizzes',
    hint: 'Cuenta cada quiz en el que termina un simulacro con un 70 % de aciertos o más.',
    one: 'quiz superado',
    many: 'quizzes superados',
  },
  promoter: {
    name: 'Es promotora',
    hint: 'Cuando su cuenta tiene ese papel.',
    one: 'papel de promotora',
    many: 'papel de promotora',
    once: true,
  },
  'account-confirmed': {
    name: 'Confirma su cuenta',
    hint: 'Al entrar por primera vez desde el correo de registro.',
    one: 'cuenta confirmada',
    many: 'cuentas confirmadas',
    once: true,
  },
  'profile-told': {
    name: 'Completa su perfil',
    hint: 'Cuando tiene una frase sobre ella o una foto.',
    one: 'perfil completado',
    many: 'perfiles completados',
    once: true,
  },
};

/** `5 eventos con asistencia` */
export function counted(count: number, fact: Fact): string {
  return `${count} ${count === 1 ? factWords[fact].one : factWords[fact].many}`;
}

/** Its drawing is a panot: so many petals, in one of these pairs of colours. */
export const achievementPetals = [4, 5, 6, 7, 8] as const;
export const achievementPalettes = [
  'violet',
  'coral',
  'sun',
  'mint',
  'lilac',
  'ink',
  'blush',
  'iris',
  'ember',
] as const;
export type AchievementPalette = (typeof achievementPalettes)[number];

/** Lengths in characters; the name fits into the subject of its mail. */
export const achievementLimits = { name: 40, why: 140, threshold: 1000, reason: 300 } as const;

/** When it is awarded by the site: who has done something so often, counted since a day in Madrid, or since ever. */
export interface AchievementRule {
  fact: Fact;
  threshold: number;
  /** `2026-11-21` */
  since: string | null;
}

export interface AchievementFields {
  name: string;
  why: string;
  /** Null: it is awarded by hand only. */
  rule: AchievementRule | null;
}

/** What keeps an achievement from being stored, in the order of the form: the same sentences in browser and API. */
export function validateAchievement({ name, why, rule }: AchievementFields): FieldProblem[] {
  const checks: [field: string, problem: string | null][] = [
    ['name', textProblem('El nombre', name, achievementLimits.name, 'Escribe su nombre')],
    ['why', textProblem('La frase', why, achievementLimits.why, 'Escribe por qué se consigue')],
    ['threshold', rule && thresholdProblem(rule)],
    ['since', rule?.since && !isDay(rule.since) ? 'Escribe un día que exista' : null],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [{ field, message: problem }] : []));
}

/** What is wrong with the reason for an award by hand, or for taking one away. */
export function reasonProblem(reason: string): string | null {
  return textProblem('El motivo', reason, achievementLimits.reason, 'Escribe el motivo');
}

function thresholdProblem({ fact, threshold }: AchievementRule): string | null {
  if (factWords[fact].once) return threshold === 1 ? null : 'Esto solo pasa una vez: pon 1';
  const fits = Number.isInteger(threshold) && threshold >= 1 && threshold <= achievementLimits.threshold;
  return fits ? null : `Pon un número entero, del 1 al ${achievementLimits.threshold}`;
}

function isDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`);
  // There is no year 0: the database refuses it.
  const isWritten = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text);
  return isWritten && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

function textProblem(what: string, { length }: string, most: number, whenEmpty: string): string | null {
  if (length === 0) return whenEmpty;
  return length > most ? `${what} no puede pasar de ${most} caracteres (llevas ${length})` : null;
}
