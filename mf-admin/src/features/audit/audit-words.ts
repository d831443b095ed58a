import { venueFeatureNames } from '@femcoders/contracts/event-names';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { shortDay, shortMoment } from '@femcoders/contracts/spanish-date';
import { isDay } from '@femcoders/contracts/text-problems';

/** Names of the fields that acts change, piece by piece: `venue.city` is two. */
const fieldNames: Readonly<Record<string, string>> = {
  ...venueFeatureNames,
  about: 'descripción',
  accessibility: 'accesibilidad',
  accessibilityNote: 'nota de accesibilidad',
  account: 'cuenta',
  active: 'activo',
  added: 'añadidos',
  alt: 'lo que se ve',
  assignedTo: 'asignado a',
  attempts: 'intentos',
  author: 'quién firma',
  award: 'concesión',
  awarded: 'concedidos',
  blocks: 'párrafos, títulos e imágenes',
  bytes: 'tamaño en bytes',
  cancelled: 'cancelados',
  cancelReason: 'motivo',
  capacity: 'aforo',
  changed: 'cambiados',
  copyOf: 'copia de',
  cover: 'portada',
  date: 'fecha',
  description: 'resumen',
  directions: 'cómo llegar',
  dropped: 'plazas de más',
  ended: 'sesiones cerradas',
  endsAt: 'acaba',
  event: 'evento',
  eventId: 'evento',
  eventUrl: 'enlace de entradas',
  events: 'eventos',
  expires: 'caduca',
  file: 'archivo',
  food: 'comida',
  format: 'formato',
  givenOn: 'día en que se dio',
  github: 'GitHub',
  group: 'grupo',
  height: 'alto',
  how: 'cómo',
  imported: 'como lo dice su origen',
  language: 'idioma',
  level: 'nivel',
  licence: 'licencia',
  linkedin: 'LinkedIn',
  location: 'ciudad',
  logoUrl: 'imagen',
  member: 'cuenta',
  mentors: 'mentoras',
  minutes: 'minutos',
  missingSince: 'falta en su origen desde',
  moved: 'plazas que pasan',
  name: 'nombre',
  note: 'nota',
  notify: 'con aviso',
  on: 'día',
  online: 'en línea',
  onlineUrl: 'enlace de la sala',
  origin: 'desde',
  path: 'ruta',
  pdf: 'PDF',
  photos: 'fotos',
  place: 'puesto',
  portrait: 'retrato',
  price: 'precio',
  programme: 'programa',
  pronouns: 'pronombres',
  publishedAt: 'publicada',
  reason: 'motivo',
  resources: 'recursos',
  role: 'rol',
  rule: 'regla',
  scores: 'puntuación',
  secondFactor: 'dos pasos',
  sessions: 'sesiones',
  slides: 'diapositivas',
  slug: 'dirección',
  source: 'origen',
  speaker: 'ponente',
  speakers: 'ponentes',
  startsAt: 'empieza',
  state: 'estado',
  summary: 'resumen',
  tags: 'etiquetas',
  takesRegistrations: 'con inscripción',
  talk: 'charla',
  text: 'texto',
  timezone: 'zona horaria',
  title: 'título',
  topicKeys: 'temas en direcciones',
  topics: 'temas',
  transcript: 'transcripción',
  until: 'hasta',
  venueAddress: 'dirección del lugar',
  venueName: 'lugar',
  version: 'versión',
  video: 'vídeo',
  web: 'web',
  why: 'por qué',
  width: 'ancho',
  words: 'palabras',
};

/** States and the like in words. One word means the same of whatever it is said. */
const valueNames: Readonly<Record<string, string>> = {
  accepted: 'aceptada',
  active: 'activa',
  approved: 'aprobado',
  archived: 'archivada',
  changes: 'con cambios por hacer',
  asked: 'pedida',
  assessing: 'en valoración',
  cancelled: 'cancelado',
  closed: 'cerrada',
  declined: 'ahora no',
  done: 'hecha',
  draft: 'borrador',
  dropped: 'descartada',
  expired: 'caducada',
  failed: 'fallido',
  filled: 'cubierta',
  idea: 'idea',
  leaving: 'a punto de borrarse',
  missed: 'no se hizo',
  missing: 'falta algo',
  new: 'nuevo',
  no: 'no',
  offered: 'plaza ofrecida',
  open: 'abierto',
  paused: 'en pausa',
  pending: 'pendiente',
  planned: 'prevista',
  postponed: 'aplazado',
  proposed: 'propuesta',
  published: 'publicado',
  queued: 'en cola',
  received: 'recibida',
  refused: 'no aceptado',
  registered: 'con plaza',
  rejected: 'rechazado',
  removed: 'quitada',
  resolved: 'resuelto',
  review: 'en revisión',
  reviewing: 'en revisión',
  running: 'en marcha',
  sent: 'enviado',
  spam: 'spam',
  stopped: 'parado',
  suspended: 'suspendida',
  unconfirmed: 'sin confirmar',
  under_way: 'en marcha',
  waiting: 'en espera',
  withdrawn: 'retirada',
  yes: 'sí',
};

/** Fields whose values are one of a list. */
const listed = new Set(['state', 'role', 'accessibility', 'source']);

/** Returns the name of a field as the log shows it: `venue.city` with a comma between its pieces. */
export function fieldWords(field: string): string {
  if (field === '') return 'valor';
  return field
    .split('.')
    .map((piece) => fieldNames[piece] ?? spaced(piece))
    .join(', ');
}

/** Returns a name that has no words yet without the signs of programs. */
const spaced = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
const identifier = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Returns a value as the log shows it: moments and days as on a clock in Madrid, states and roles in words, identifiers short.
 * @param field as `differenceBetween` names it
 */
export function valueWords(value: unknown, field: string): string {
  if (value === true) return 'sí';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map((one) => valueWords(one, field)).join(', ');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value).filter((part) => part !== null && part !== '');
    return parts.map((part) => valueWords(part, field)).join(' · ');
  }
  const text = String(value);
  if (moment.test(text)) return shortMoment(text);
  if (isDay(text)) return shortDay(`${text}T12:00:00Z`);
  if (identifier.test(text)) return `n.º ${text.slice(0, 8)}`;
  const [first = ''] = field.split('.');
  if (!listed.has(first)) return text;
  return (first === 'role' ? roleWords[text] : valueNames[text]) ?? text;
}

const roleWords: Readonly<Record<string, string>> = roleLabels;
