import { documentLimits } from './document-limits.ts';
import { keepRejectedDays, keepSpamDays } from './moderation-limits.ts';
import { deletionGraceDays, inactivityMonths } from './my-data-limits.ts';

/** How long something is kept: the job that deletes it and the privacy policy read the same line. */
export interface Retention {
  /** The kind of data, as the policy names it. */
  readonly what: string;
  readonly amount: number;
  readonly unit: 'days' | 'months';
  /** From when on it counts, as the policy says it: "desde que se cierra". */
  readonly since: string;
}

/** Everything about people that goes by itself, in the order in which the policy lists it. */
export const retention = {
  deletedAccount: line('Tu cuenta, si la borras', deletionGraceDays, 'days', 'desde que lo pides'),
  unusedAccount: line('Tu cuenta, si no la usas', inactivityMonths, 'months', 'desde la última vez que entras'),
  unconfirmedAccount: line('Un registro que no confirmas', 1, 'days', 'desde que lo pides'),
  knownDevice: line('Cada dispositivo con el que entras', 90, 'days', 'desde la última vez que lo usas'),
  rejectedComment: line('Un comentario rechazado', keepRejectedDays, 'days', 'desde que se rechaza'),
  spamComment: line('Un comentario que parecía publicidad', keepSpamDays, 'days', 'desde que se aparta'),
  commentReport: line('Un aviso sobre un comentario', keepRejectedDays, 'days', 'desde que se resuelve'),
  contactMessage: line('Un mensaje de contacto', 12, 'months', 'desde que llega'),
  eventPlace: line('Tu plaza en un evento', 24, 'months', 'desde que acaba el evento'),
  unconfirmedPlace: line('Una petición de plaza que no confirmas', 1, 'days', 'desde que la haces'),
  cancelledPlace: line('Una plaza que dejaste', 30, 'days', 'desde que acaba el evento'),
  doorList: line(
    'La lista de la puerta, en el dispositivo de quien la atiende',
    1,
    'days',
    'desde que acaba el evento',
  ),
  doorMark: line('Cada marca que llega de una puerta', 30, 'days', 'desde que llega'),
  documentDraft: line('Documentos sin enviar', documentLimits.draftDays, 'days', 'desde el último cambio'),
  refusedDocument: line('Documentos no aceptados', documentLimits.refusedDays, 'days', 'desde la decisión, como mucho'),
  documentDates: line(
    'Las fechas de un envío de documentos',
    documentLimits.datesMonths,
    'months',
    'desde que se borran sus archivos',
  ),
  mentoringRequest: line('Una solicitud de mentoría y su acompañamiento', 24, 'months', 'desde que se cierra'),
  unconfirmedOffer: line('Una oferta de trabajo sin confirmar', 7, 'days', 'desde que se envía'),
  closedOffer: line('Una oferta de trabajo cerrada, con sus contactos', 12, 'months', 'desde que se cierra'),
  offerReport: line('Un aviso sobre una oferta', 90, 'days', 'desde que se resuelve'),
  hubReport: line('Un aviso sobre una publicación de la comunidad', 90, 'days', 'desde que se resuelve'),
  declinedTalk: line('Una propuesta de charla que no sale', 12, 'months', 'desde la decisión'),
  sentMail: line('La copia de un correo que te enviamos', 30, 'days', 'desde que sale'),
  audit: line('El registro de lo que decide el equipo', 24, 'months', 'desde que ocurre'),
} as const satisfies Record<string, Retention>;

/** The same as an interval of PostgreSQL: `24 months`. */
export const intervalOf = ({ amount, unit }: Retention): string => `${amount} ${unit}`;

/** The same in milliseconds, where it is given in days. */
export const dayMillisecondsOf = ({ amount }: Retention & { unit: 'days' }): number => amount * 24 * 60 * 60_000;

function line<Unit extends Retention['unit']>(what: string, amount: number, unit: Unit, since: string) {
  return { what, amount, unit, since } as const;
}
