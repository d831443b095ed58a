import * as z from 'zod/mini';
import { type Level, levelNames } from '../src/features/articles/level-names.ts';

// What articles and quizzes say of themselves alike.

/** A day that the calendar has. */
export const isoDate = z.iso.date('must be a date such as 2026-11-22');

export const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** Words of lower-case letters without accents and digits, joined by hyphens: `diseno-adaptable`. */
export const kebab = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be like "diseno-adaptable"'));

/** For search engines and cards. */
export const description = text.check(z.maxLength(160, 'must not pass 160 characters'));

export const level = z.enum(Object.keys(levelNames) as Level[]);
