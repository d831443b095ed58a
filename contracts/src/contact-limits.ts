// Apart from the schema, so that the form does not load the validator.
import { canonicalEmail, emailPattern } from './email-address.ts';
import type { FieldProblem } from './problem.ts';

/** Why somebody writes; `conducta` is the private channel of the code of conduct. */
export const contactReasons = ['comunidad', 'patrocinio', 'prensa', 'ponente', 'web', 'conducta', 'datos'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** The four ways in which a company can help (spec section 1). */
export const sponsorHelps = ['espacio', 'voluntarias', 'difusion', 'seleccion'] as const;
export type SponsorHelp = (typeof sponsorHelps)[number];

/** Lengths in characters. */
export const contactLimits = {
  nameMin: 2,
  nameMax: 80,
  emailMax: 254,
  companyMax: 120,
  cityMax: 80,
  messageMin: 20,
  messageMax: 3000,
  /** Bytes. */
  attachmentMax: 5 * 1024 * 1024,
} as const;

/** What of a message is checked; texts without the white space around them, empty when not given. */
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

/** What keeps a message from being sent, in the order of the form: the same sentences in the browser and in the API. */
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
    checks.push(['company', company ? tooLong('La empresa', company, companyMax) : 'Escribe el nombre de la empresa']);
  if (reason === 'ponente') {
    checks.push(['talkDate', !talkDate || isDate(talkDate) ? null : 'Escribe una fecha que exista']);
    checks.push(['talkCity', tooLong('La ciudad', talkCity, cityMax)]);
  }
  checks.push(['message', messageProblem(message, messageMin) ?? tooLong('El mensaje', message, messageMax)]);
  checks.push(['privacy', privacy ? null : 'Marca la casilla para que podamos leer tu mensaje y responderte']);
  return checks.flatMap(([field, problem]) => (problem ? [{ field, message: problem }] : []));
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

function tooLong(what: string, { length }: string, most: number): string | null {
  return length > most ? `${what} no puede pasar de ${most} caracteres (llevas ${length})` : null;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
