import { hubLimits } from './hub-limits.ts';
import type { HubKind, HubLevel, ResourceLanguage, ResourceType } from './hub-names.ts';
import { outsideLinkProblem } from './outside-link.ts';
import type { FieldProblem } from './problem.ts';
import { lowerFirst } from './spanish-case.ts';
import { problemsOf, textProblem, tooLong } from './text-problems.ts';

export interface ResourceDetails {
  url: string;
  type: ResourceType;
  language: ResourceLanguage;
  free: boolean;
}
export interface ProjectDetails {
  /** The hands that are needed. */
  roles: string[];
  hoursPerWeek: number;
  /** Empty when there is none. */
  repository: string;
}
export interface GroupDetails {
  rhythm: string;
  /** On Slack: `#datos`. */
  channel: string;
  /** The contact person, as the group wants to be found. */
  contact: string;
}
export interface StudyDetails {
  availability: string;
  zone: string;
}
export type HubDetails = ResourceDetails | ProjectDetails | GroupDetails | StudyDetails;

/** A piece as it is written: the fields of all kinds, texts trimmed, empty when not given; a kind reads only its own. */
export interface HubFields {
  kind: HubKind;
  title: string;
  body: string;
  topics: string[];
  level: HubLevel | '';
  url: string;
  type: ResourceType;
  language: ResourceLanguage;
  free: boolean;
  roles: string[];
  hoursPerWeek: number;
  repository: string;
  rhythm: string;
  channel: string;
  contact: string;
  availability: string;
  zone: string;
}
export type HubField = keyof HubFields;

type Check = [field: HubField, problem: string | null];

/**
 * Returns the problems that keep a piece from being stored, in the order of the form: the same sentences in the browser and
 * in the API.
 */
export function validateHubPiece(fields: HubFields): FieldProblem[] {
  const { kind, title, body, topics } = fields;
  const checks: Check[] = [
    ['title', textProblem(titleNames[kind], title, hubLimits.title, `Escribe ${lowerFirst(titleNames[kind])}`)],
    ...ownChecks(fields),
    ['body', bodyProblem(kind, body)],
    ['topics', listProblem('temas', 'tema', topics, hubLimits.topics, hubLimits.topic)],
  ];
  return problemsOf(checks);
}

const titleNames: Record<HubKind, string> = {
  resource: 'El título',
  project: 'El nombre del proyecto',
  group: 'El tema del grupo',
  study: 'Lo que estudias',
};

const bodyNames: Record<HubKind, string> = {
  resource: 'por qué es útil',
  project: 'de qué va el proyecto',
  group: 'de qué va el grupo',
  study: 'cómo te gustaría estudiar',
};

function ownChecks(fields: HubFields): Check[] {
  const { url, roles, hoursPerWeek, repository, rhythm, channel, contact, availability, zone } = fields;
  switch (fields.kind) {
    case 'resource':
      return [['url', url ? outsideLinkProblem(url, hubLimits.url) : 'Escribe la dirección del recurso']];
    case 'project':
      return [
        ['roles', roles.length > 0 ? rolesProblem(roles) : 'Di qué manos hacen falta'],
        ['hoursPerWeek', hoursProblem(hoursPerWeek)],
        ['repository', repository ? outsideLinkProblem(repository, hubLimits.url) : null],
      ];
    case 'group':
      return [
        ['rhythm', needed('cada cuánto os juntáis', 'El ritmo', rhythm, hubLimits.rhythm)],
        ['channel', channelProblem(channel)],
        ['contact', tooLong('Con quién hablar', contact, hubLimits.contact)],
      ];
    case 'study':
      return [
        ['availability', needed('cuándo puedes', 'Cuándo puedes', availability, hubLimits.availability)],
        ['zone', needed('dónde: un barrio, una ciudad o «en línea»', 'Dónde', zone, hubLimits.zone)],
      ];
  }
}

function bodyProblem(kind: HubKind, body: string): string | null {
  if (!body) return `Cuenta ${bodyNames[kind]}`;
  if (body.length < hubLimits.bodyMin) return `Cuenta un poco más: al menos ${hubLimits.bodyMin} caracteres`;
  return tooLong('El texto', body, hubLimits.body);
}

const rolesProblem = (roles: string[]) =>
  listProblem('manos distintas', 'papel', roles, hubLimits.roles, hubLimits.role);

function listProblem(many: string, one: string, entries: string[], most: number, longest: number): string | null {
  if (entries.length > most) return `Pon como mucho ${most} ${many} (llevas ${entries.length})`;
  const long = entries.find((entry) => entry.length > longest);
  return long ? `El ${one} «${long.slice(0, longest)}…» no puede pasar de ${longest} caracteres` : null;
}

function hoursProblem(hours: number): string | null {
  const fits = Number.isInteger(hours) && hours >= 1 && hours <= hubLimits.hoursMax;
  return fits ? null : `Escribe las horas a la semana, entre 1 y ${hubLimits.hoursMax}`;
}

function channelProblem(channel: string): string | null {
  if (!channel) return null;
  if (!/^#[\p{L}\p{N}_-]+$/u.test(channel)) return 'Escribe el canal como en Slack: #datos';
  return tooLong('El canal', channel, hubLimits.channel);
}

function needed(missing: string, what: string, text: string, most: number): string | null {
  return text ? tooLong(what, text, most) : `Escribe ${missing}`;
}

/** Returns the problems that keep an answer, or the reply to one, from being sent. */
export function hubMessageProblem(message: string): string | null {
  if (!message) return 'Escribe tu mensaje';
  const { messageMin, message: most } = hubLimits;
  return message.length < messageMin
    ? `Cuenta un poco más: al menos ${messageMin} caracteres`
    : tooLong('El mensaje', message, most);
}
