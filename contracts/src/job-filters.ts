import { jobLimits } from './job-limits.ts';
import {
  type JobContract,
  type JobLevel,
  jobContractNames,
  jobLevelNames,
  type Workday,
  type WorkMode,
  workdayNames,
  workModeNames,
} from './job-names.ts';
import { euros } from './spanish-money.ts';

/** The filters of a list of offers. */
export interface JobFilters {
  /** Words, in title, company, city or technologies. */
  q?: string | undefined;
  mode?: WorkMode | undefined;
  workday?: Workday | undefined;
  contract?: JobContract | undefined;
  level?: JobLevel | undefined;
  technology?: string | undefined;
  /** Whole euros gross per year: offers that reach it. */
  salary?: number | undefined;
  city?: string | undefined;
}

/** How each filter is called in addresses, in Spanish like the paths of pages. */
export const filterNames = {
  q: 'q',
  mode: 'modalidad',
  workday: 'jornada',
  contract: 'contrato',
  level: 'nivel',
  technology: 'tecnologia',
  salary: 'salario',
  city: 'ciudad',
} as const satisfies Record<keyof JobFilters, string>;

const keys = Object.keys(filterNames) as (keyof JobFilters)[];

/** Reads the filters of an address. Unknown parameters and values are left out; texts are cut at their longest length (`jobLimits`). */
export function readJobFilters(parameters: URLSearchParams): JobFilters {
  const text = (key: keyof JobFilters, most: number) =>
    parameters.get(filterNames[key])?.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed() || undefined;
  const named = <Name extends string>(key: keyof JobFilters, names: Readonly<Record<Name, string>>) => {
    const value = parameters.get(filterNames[key]);
    return value && Object.hasOwn(names, value) ? (value as Name) : undefined;
  };
  const salary = Number(parameters.get(filterNames.salary)?.replace(/[.\s€]/g, ''));
  return tidyFilters({
    q: text('q', jobLimits.q),
    mode: named('mode', workModeNames),
    workday: named('workday', workdayNames),
    contract: named('contract', jobContractNames),
    level: named('level', jobLevelNames),
    technology: text('technology', jobLimits.technology),
    salary: Number.isInteger(salary) && salary > 0 && salary <= jobLimits.salaryMost ? salary : undefined,
    city: text('city', jobLimits.city),
  });
}

/** Returns the filters without empty values. */
export function tidyFilters(filters: JobFilters): JobFilters {
  return Object.fromEntries(keys.flatMap((key) => (filters[key] ? [[key, filters[key]]] : [])));
}

/** Returns the filters as parameters of an address, always in the same order: `readJobFilters` reads the same from them. */
export function jobFilterParameters(filters: JobFilters): URLSearchParams {
  return new URLSearchParams(keys.flatMap((key) => (filters[key] ? [[filterNames[key], String(filters[key])]] : [])));
}

/** Returns the filters of a list in words, each by itself. */
export function filterWords(filters: JobFilters): { key: keyof JobFilters; words: string }[] {
  const { q, mode, workday, contract, level, technology, salary, city } = filters;
  const words: Record<keyof JobFilters, string | undefined> = {
    q: q && `«${q}»`,
    mode: mode && workModeNames[mode],
    workday: workday && workdayNames[workday],
    contract: contract && jobContractNames[contract],
    level: level && jobLevelNames[level],
    technology,
    salary: salary ? `desde ${euros(salary)}` : undefined,
    city,
  };
  return keys.flatMap((key) => (words[key] ? [{ key, words: words[key] }] : []));
}

/** `En remoto · React · desde 30.000 €` */
export function filterLabel(filters: JobFilters): string {
  return (
    filterWords(filters)
      .map(({ words }) => words)
      .join(' · ') || 'Todas las ofertas'
  );
}
