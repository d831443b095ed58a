import { appliesByMail } from './applies-by-mail.ts';
import { canonicalEmail, emailPattern } from './email-address.ts';
import type { JobFields } from './job-fields.ts';
import { jobLimits } from './job-limits.ts';
import { jobContracts, jobLevels, workdays, workModes } from './job-names.ts';
import { blockingFindings } from './job-wording.ts';
import { outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';
import { euros } from './spanish-money.ts';
import { isWhole, problemsOf, textProblem, tooLong } from './text-problems.ts';

/**
 * Returns the problems that keep an offer from being sent, in the order of the form: the same sentences in browser and API.
 */
export function validateJob(fields: JobFields): FieldProblem[] {
  const { title, company, companyUrl, city, mode, technologies, about, musts, nices, apply, days } = fields;
  const limits = jobLimits;
  const checks: [field: keyof JobFields, problem: string | null][] = [
    ['title', textProblem('El título', title, limits.title, 'Escribe el título del puesto')],
    ['company', textProblem('La empresa', company, limits.company, 'Escribe el nombre de la empresa')],
    ['companyUrl', companyUrl ? outsideLinkProblem(companyUrl, jobLimits.url) : null],
    ['about', aboutProblem(about)],
    ['technologies', listProblem('tecnologías', technologies, limits.technologies, limits.technology)],
    ['level', oneOf(jobLevels, fields.level, 'Elige el nivel')],
    ['salaryMin', salaryProblem(fields.salaryMin, 'mínimo')],
    ['salaryMax', salaryProblem(fields.salaryMax, 'máximo') ?? spreadProblem(fields)],
    ['mode', oneOf(workModes, mode, 'Elige la modalidad')],
    ['city', city || mode === 'remoto' ? tooLong('La ciudad', city, limits.city) : 'Escribe la ciudad'],
    ['workday', oneOf(workdays, fields.workday, 'Elige la jornada')],
    ['contract', oneOf(jobContracts, fields.contract, 'Elige el contrato')],
    ['musts', listProblem('requisitos', musts, limits.needs, limits.need) ?? (musts.length === 0 ? noMusts : null)],
    ['nices', listProblem('requisitos', nices, limits.needs, limits.need)],
    ['process', textProblem('El proceso', fields.process, limits.note, 'Cuenta cómo es el proceso de selección')],
    ['equality', tooLong('Este texto', fields.equality, limits.note)],
    ['accessibility', tooLong('Este texto', fields.accessibility, limits.note)],
    ['apply', applyProblem(apply)],
    ['days', days !== null && isWhole(days, 1, limits.daysMost) ? null : `Elige entre 1 y ${limits.daysMost} días`],
  ];
  const problems = problemsOf(checks);
  // What is too long is not read.
  const sound = { ...fields };
  for (const { field } of problems)
    Object.assign(sound, { [field]: Array.isArray(sound[field as keyof JobFields]) ? [] : '' });
  for (const { field, said, why } of blockingFindings(sound))
    if (!problems.some((known) => known.field === field)) problems.push({ field, message: `«${said}»: ${why}` });
  return problems;
}

const noMusts = 'Escribe al menos un requisito';

/** The sender: asked for once, never shown. */
export interface JobSender {
  contactName: string;
  contactEmail: string;
  privacy: boolean;
}

/** Returns what is wrong with the sender of an offer, field by field in the form's order, as Spanish sentences; empty for nothing. */
export function validateJobSender({ contactName, contactEmail, privacy }: JobSender): FieldProblem[] {
  const checks: [field: keyof JobSender, problem: string | null][] = [
    ['contactName', textProblem('Tu nombre', contactName, jobLimits.person, 'Escribe tu nombre')],
    ['contactEmail', contactEmailProblem(contactEmail)],
    ['privacy', privacy ? null : 'Marca la casilla para que podamos revisar la oferta y escribirte'],
  ];
  return problemsOf(checks);
}

/** Returns what is wrong with the address of the company that sends an offer, or asks for her links; null for nothing. */
export const contactEmailProblem = (email: string): string | null =>
  email ? emailProblem(email) : 'Escribe tu correo';

const isEmail = (text: string) => text.length <= jobLimits.email && emailPattern.test(canonicalEmail(text));

function emailProblem(email: string): string | null {
  const long = tooLong('El correo', email, jobLimits.email);
  return long ?? (isEmail(email) ? null : 'Escribe un correo válido, como nombre@ejemplo.com');
}

function applyProblem(apply: string): string | null {
  if (!apply) return 'Escribe dónde se solicita: una dirección web o un correo';
  return appliesByMail(apply) ? emailProblem(apply) : outsideLinkProblem(apply, jobLimits.url);
}

function aboutProblem(about: string): string | null {
  if (!about) return 'Describe el puesto';
  if (about.length < jobLimits.aboutMin) return `Cuenta un poco más: al menos ${jobLimits.aboutMin} caracteres`;
  return tooLong('La descripción', about, jobLimits.about);
}

function salaryProblem(salary: number | null, which: string): string | null {
  if (salary === null) return `Escribe el salario ${which}, en euros brutos al año`;
  const { salaryLeast, salaryMost } = jobLimits;
  if (isWhole(salary, salaryLeast, salaryMost)) return null;
  return `El salario ${which} es bruto al año, entre ${euros(salaryLeast)} y ${euros(salaryMost)}, sin céntimos`;
}

function spreadProblem({ salaryMin, salaryMax }: JobFields): string | null {
  if (salaryMin === null || salaryMax === null) return null;
  if (salaryMax < salaryMin) return 'El salario máximo no puede ser menor que el mínimo';
  const most = Math.floor(salaryMin * jobLimits.salarySpread);
  return salaryMax > most
    ? `La banda es demasiado ancha: con ese mínimo, el máximo puede llegar a ${euros(most)}`
    : null;
}

function listProblem(what: string, list: readonly string[], most: number, longest: number): string | null {
  if (list.length > most) return `Escribe como mucho ${most} ${what}`;
  const long = list.find(({ length }) => length > longest);
  return long ? `«${long.slice(0, 20)}…» no puede pasar de ${longest} caracteres (lleva ${long.length})` : null;
}

const oneOf = (known: readonly string[], value: string, problem: string) => (known.includes(value) ? null : problem);
