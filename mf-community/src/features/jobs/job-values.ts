import type { NewJob, OwnJob } from '@femcoders/contracts/job';
import type { JobFields } from '@femcoders/contracts/job-fields';
import { storedTexts, trimmed } from '../forms/stored-values.ts';

/** The text fields of the form: lists a line each, technologies with commas. */
const names = [
  'title',
  'company',
  'companyUrl',
  'mode',
  'city',
  'workday',
  'contract',
  'level',
  'technologies',
  'salaryMin',
  'salaryMax',
  'about',
  'musts',
  'nices',
  'process',
  'equality',
  'accessibility',
  'apply',
  'days',
  'contactName',
  'contactEmail',
] as const;
export type JobField = (typeof names)[number];
export type JobValues = Record<JobField, string>;

export const emptyJob = { ...Object.fromEntries(names.map((name) => [name, ''])), days: '30' } as JobValues;

export const readJobValues = (stored: unknown): Partial<JobValues> => storedTexts(stored, names);

/** An offer as its form shows it. */
export function valuesOf({ fields }: OwnJob): JobValues {
  const { technologies, musts, nices, salaryMin, salaryMax, days, ...texts } = fields;
  return {
    ...emptyJob,
    ...texts,
    companyUrl: fields.companyUrl ?? '',
    technologies: technologies.join(', '),
    musts: musts.join('\n'),
    nices: nices.join('\n'),
    salaryMin: String(salaryMin),
    salaryMax: String(salaryMax),
    days: String(days),
  };
}

/** Returns the fields of the values that are validated and sent. */
export function fieldsOf(values: JobValues): JobFields & Omit<NewJob, 'privacy'> {
  const texts = trimmed(values);
  return {
    ...texts,
    technologies: linesOf(texts.technologies, /[,\n]/),
    musts: linesOf(texts.musts, '\n'),
    nices: linesOf(texts.nices, '\n'),
    salaryMin: amountOf(texts.salaryMin),
    salaryMax: amountOf(texts.salaryMax),
    days: amountOf(texts.days),
  };
}

const linesOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter(Boolean);

/** `28.000 €` as people write it; null for what is no number. */
function amountOf(typed: string): number | null {
  const digits = typed.replace(/[.\s€]/g, '');
  return digits === '' || Number.isNaN(Number(digits)) ? null : Number(digits);
}
