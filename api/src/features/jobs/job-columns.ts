import type { JobChange } from '@femcoders/contracts/job';
import type { JobContract, JobLevel, Workday, WorkMode } from '@femcoders/contracts/job-names';
import { sql } from 'drizzle-orm';
import { neededLine, oneLine } from '../../one-line.ts';
import { slugOf } from '../events/feature.ts';

type Written = Omit<JobChange, 'version'>;

/** Below `/ofertas-de-trabajo/` there are pages that are no offer's; none ends like an offer's slug does. */
const longestSlug = 80;

/**
 * The columns of an offer that a company writes. The schema has checked them.
 * @throws ApiProblem `validation` for a title or a company that nobody can see
 */
export function columnsOf(written: Written) {
  const line = (text: string) => oneLine(text);
  const title = neededLine('title', written.title, 'Escribe el título del puesto');
  const company = neededLine('company', written.company, 'Escribe el nombre de la empresa');
  // Of a job that is done anywhere a city says where the company is.
  const city = line(written.city) || null;
  const technologies = [...new Map(written.technologies.map((name) => [name.toLowerCase(), line(name)])).values()];
  return {
    ...{ title, company, city, technologies },
    companyUrl: written.companyUrl || null,
    mode: written.mode as WorkMode,
    workday: written.workday as Workday,
    contract: written.contract as JobContract,
    level: written.level as JobLevel,
    salaryMin: written.salaryMin ?? 0,
    salaryMax: written.salaryMax ?? 0,
    about: written.about,
    musts: written.musts.map(line),
    nices: written.nices.map(line),
    process: written.process,
    equality: written.equality || null,
    accessibility: written.accessibility || null,
    apply: written.apply,
    days: written.days ?? 0,
    haystack: sql<string>`plain_text(${[title, company, city, ...technologies].join(' ')})`,
    technologyKeys: sql<string[]>`string_to_array(plain_text(${technologies.join('\n')}), E'\n')`,
  };
}

/** `desarrolladora-frontend-empresa-de-ejemplo-1f0c9a`: what it is, and a part of its id that no other has. */
export function jobSlug(id: string, { title, company }: Pick<Written, 'title' | 'company'>): string {
  const words = slugOf(`${title} ${company}`).slice(0, longestSlug).replace(/-+$/, '');
  return `${words}-${id.replaceAll('-', '').slice(0, 8)}`;
}
