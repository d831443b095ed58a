import { counted } from './spanish-count.ts';
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

/** Sort keys of the administration's lists of achievements and of awards. */
export const achievementSorts = ['name', 'family', 'state', 'holders', 'updated_at'] as const;
export const awardSorts = ['name', 'reached_at'] as const;

/** Countable facts of the site that achievements are awarded for. Each has its source in the API (`features/achievements/fact-sources.ts`). */
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
  /** The count as a phrase: "1 evento con asistencia", "5 eventos con asistencia". */
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
    hint: 'Cuando su cuenta tiene ese rol.',
    one: 'rol de promotora',
    many: 'rol de promotora',
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

/** Returns how often something was done, in Spanish words: `5 eventos con asistencia`. @param count a whole number, from 0 */
export function factCounted(count: number, fact: Fact): string {
  const { one, many } = factWords[fact];
  return counted(count, one, many);
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
