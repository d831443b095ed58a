import { contactLimits } from './contact-limits.ts';
import { contactReasons } from './contact-names.ts';
import { canonicalEmail, emailPattern } from './email-address.ts';
import type { FieldProblem } from './problem.ts';
import { isDay, problemsOf, textProblem, tooLong } from './text-problems.ts';

/** The fields of a message that are validated; texts without the white space around them, empty when not given. */
export interface ContactFields {
  reason: string;
  /** Only where the reason is `conducta`: name and mail are then neither asked for nor kept. */
  anonymous: boolean;
  name: string;
  email: string;
  company: string;
  /** ISO date. */
  talkDate: string;
  talkCity: string;
  message: string;
  privacy: boolean;
}

/**
 * Returns the problems that keep a message from being sent, in the order of the form: the same sentences in the browser and
 * in the API.
 */
export function validateContact(fields: ContactFields): FieldProblem[] {
  const { reason, name, email, company, talkDate, talkCity, message, privacy } = fields;
  const { nameMin, nameMax, emailMax, companyMax, cityMax, messageMin, messageMax } = contactLimits;
  const checks: [field: keyof ContactFields, problem: string | null][] = [
    ['reason', (contactReasons as readonly string[]).includes(reason) ? null : 'Elige un motivo'],
  ];
  if (!isAnonymous(fields)) {
    checks.push(['name', name.length < nameMin ? 'Escribe tu nombre' : tooLong('El nombre', name, nameMax)]);
    checks.push(['email', tooLong('El correo', email, emailMax) ?? emailProblem(email)]);
  }
  if (reason === 'patrocinio')
    checks.push(['company', textProblem('La empresa', company, companyMax, 'Escribe el nombre de la empresa')]);
  if (reason === 'ponente') {
    checks.push(['talkDate', !talkDate || isDay(talkDate) ? null : 'Escribe una fecha que exista']);
    checks.push(['talkCity', tooLong('La ciudad', talkCity, cityMax)]);
  }
  checks.push(['message', messageProblem(message, messageMin) ?? tooLong('El mensaje', message, messageMax)]);
  checks.push(['privacy', privacy ? null : 'Marca la casilla para que podamos leer tu mensaje y responderte']);
  return problemsOf(checks);
}

/** Whether a message is kept and sent on without any trace of who wrote it. */
export function isAnonymous({ reason, anonymous }: Pick<ContactFields, 'reason' | 'anonymous'>): boolean {
  return anonymous && reason === 'conducta';
}

function emailProblem(email: string): string | null {
  if (!email) return 'Escribe tu correo';
  return emailPattern.test(canonicalEmail(email)) ? null : 'Escribe un correo válido, como nombre@ejemplo.com';
}

function messageProblem(message: string, least: number): string | null {
  if (!message) return 'Escribe tu mensaje';
  return message.length < least ? `Cuéntanos un poco más: al menos ${least} caracteres` : null;
}
