import { counted } from '@femcoders/contracts/spanish-count';
import type { EventRow } from '../../feature/event-change.ts';
import { composeMail, type MailParts } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import type { PlaceLinks } from '../../mail/place-links.ts';
import { calendarDaysBetween, isOnlineOnly, momentOf, nameOf, whenOf, whereOf } from '../events/feature.ts';
import { placeCode, type RegistrationRow } from './place.ts';

type PlaceAddress = Pick<RegistrationRow, 'id' | 'email'>;
type Recipient = PlaceAddress & Pick<RegistrationRow, 'name'>;

/** Sends the link with which she shows that the address is hers: nothing is given before. */
export function confirmMail(
  { id, name, email, heldUntil, expiresAt }: PlaceAddress & { name: string; heldUntil: Date | null; expiresAt: Date },
  event: EventRow,
  links: PlaceLinks,
  { state, now }: { state: 'registered' | 'waiting'; now: Date },
): OutgoingMail {
  const until = heldUntil && heldUntil > now && momentOf(heldUntil, event.timezone);
  const isPlace = until || state === 'registered';
  const goodUntil = `El enlace sirve hasta el ${momentOf(expiresAt, event.timezone)}.`;
  // Without the name: until she has confirmed, a stranger may have typed it.
  return write({ id, email }, event, links, {
    subject: isPlace ? `Confirma tu plaza en ${nameOf(event)}` : `Confirma tu puesto en la lista de ${nameOf(event)}`,
    paragraphs: [
      ...(until
        ? [
            `Te guardamos una plaza en «${nameOf(event)}» hasta el ${until}. Todavía no es tuya: abre el enlace y pulsa el botón.`,
            'Si para entonces no lo has pulsado, queda libre para otra persona. Si lo pulsas más tarde, tendrás plaza si queda alguna y, si no, entrarás en la lista de espera.',
          ]
        : isPlace
          ? [
              `Quedan plazas en «${nameOf(event)}», pero no te guardamos ninguna: abre el enlace y pulsa el botón cuanto antes. Tendrás plaza si queda alguna y, si no, entrarás en la lista de espera.`,
              goodUntil,
            ]
          : [
              `«${nameOf(event)}» está completo. Para entrar en la lista de espera abre el enlace y pulsa el botón: tu puesto cuenta desde ese momento.`,
              goodUntil,
            ]),
      ...facts(event),
      `Si tu navegador no usa JavaScript, la página te pide este código: ${links.confirmKey({ id, name })}`,
      'Si no has sido tú, no hagas nada.',
    ],
    links: [[isPlace ? 'Confirmar mi plaza' : 'Entrar en la lista de espera', links.confirm({ id, name })]],
  });
}

const askedAgain = 'Alguien ha vuelto a pedir plaza con este correo. Ya estabas dentro: no tienes que confirmar nada.';

interface PlaceMailDetails {
  /** One became free, and it is hers without further questions. */
  promoted?: boolean;
  /** A place was asked for with her address although she has one. */
  again?: boolean;
}

/** She has a place. */
export function placeMail(
  to: Recipient,
  event: EventRow,
  links: PlaceLinks,
  { promoted = false, again = false }: PlaceMailDetails = {},
): OutgoingMail {
  return write(to, event, links, {
    subject: `Tu plaza en ${nameOf(event)}`,
    paragraphs: [
      ...(again ? [askedAgain] : []),
      promoted ? `Ha quedado libre una plaza en «${nameOf(event)}» y es tuya.` : `Tienes plaza en «${nameOf(event)}».`,
      ...facts(event, { online: true }),
      ...doorCode(to, event),
      'Si al final no puedes, deja tu plaza con el enlace «Tu plaza»: así la aprovecha otra persona.',
    ],
    links: placeAndCalendar(to, links),
  });
}

/** @param position from 1 */
export function waitingMail(
  to: Recipient,
  event: EventRow,
  links: PlaceLinks,
  position: number,
  { again = false } = {},
): OutgoingMail {
  return write(to, event, links, {
    subject: `Estás en lista de espera (n.º ${position})`,
    paragraphs: [
      ...(again ? [askedAgain] : []),
      `«${nameOf(event)}» está completo y te hemos apuntado a la lista de espera. Tu puesto ahora: n.º ${position}.`,
      ...facts(event),
      'Si queda libre una plaza y te toca, te escribimos y te la guardamos 24 horas para que digas si la quieres.',
    ],
    links: [['Ver tu puesto o dejar la lista', links.place(to.id)]],
  });
}

export function offerMail(
  to: Recipient,
  event: EventRow,
  links: PlaceLinks,
  { until, now }: { until: Date; now: Date },
) {
  const wholeDay = until.getTime() - now.getTime() === 24 * 3_600_000;
  return write(to, event, links, {
    subject: wholeDay ? 'Hay una plaza para ti: tienes 24 h' : 'Hay una plaza para ti: responde pronto',
    paragraphs: [
      `Ha quedado libre una plaza en «${nameOf(event)}» y te toca a ti.`,
      ...facts(event),
      `Te la guardamos hasta el ${momentOf(until, event.timezone)}. Si para entonces no la has aceptado, pasa a la siguiente persona de la lista.`,
    ],
    links: [['Aceptar la plaza o dejarla', links.place(to.id)]],
  });
}

/** Nobody answered in time. */
export function offerExpiredMail(to: Recipient, event: EventRow, links: PlaceLinks): OutgoingMail {
  return write(to, event, links, {
    subject: `Ya no te guardamos plaza en ${nameOf(event)}`,
    paragraphs: [
      `Te guardábamos una plaza en «${nameOf(event)}» y el plazo para aceptarla ha terminado, así que pasa a la siguiente persona de la lista.`,
      'No pasa nada: si todavía te apetece venir, puedes apuntarte otra vez en la página del evento.',
    ],
  });
}

/** @param by who gave the place up; `hadPlace`: it was a place, not a number of the waiting list */
export function leftMail(
  to: Recipient,
  event: EventRow,
  links: PlaceLinks,
  { by, hadPlace }: { by: 'herself' | 'team'; hadPlace: boolean },
): OutgoingMail {
  const what = hadPlace ? 'tu plaza en' : 'tu puesto en la lista de espera de';
  const paragraphs =
    by === 'herself'
      ? [`Has dejado ${what} «${nameOf(event)}». Gracias por avisar: así la aprovecha otra persona.`]
      : [`El equipo ha cancelado ${what} «${nameOf(event)}». Si crees que es un error, escríbenos.`];
  if (by === 'herself') paragraphs.push('Si cambias de idea, puedes apuntarte otra vez en la página del evento.');
  const subject = (hadPlace ? 'Cancelada tu plaza en ' : 'Fuera de la lista de espera de ') + nameOf(event);
  return write(to, event, links, { subject, paragraphs }, by === 'team' ? [['Contacto', links.contact]] : []);
}

/** Some days before the event, or the day before. */
export function reminderMail(to: Recipient, event: EventRow, links: PlaceLinks, now: Date): OutgoingMail {
  const days = calendarDaysBetween(now, event.startsAt, event.timezone);
  const when =
    days === 0 ? 'Hoy' : days === 1 ? 'Mañana' : days === 7 ? 'En una semana' : `En ${counted(days, 'día', 'días')}`;
  return write(to, event, links, {
    subject: `${when}: ${nameOf(event)}`,
    paragraphs: [
      `Tienes plaza en «${nameOf(event)}».`,
      ...facts(event, { online: true }),
      ...doorCode(to, event),
      '¿No puedes? Deja tu plaza con el enlace: hay quien la espera.',
    ],
    links: [['Tu plaza', links.place(to.id)]],
  });
}

interface EventBothWays {
  before: EventRow;
  after: EventRow;
}

/** Whether what a mail says of an event that goes ahead reads otherwise for somebody in this state. */
export function readsOtherwise({ before, after }: EventBothWays, state: RegistrationRow['state']): boolean {
  const placeOf = (event: EventRow) => [whereOf(event), state === 'registered' && event.onlineUrl].join();
  return isAtOtherTime({ before, after }) || placeOf(before) !== placeOf(after);
}

/** By instants: the same hour on another clock is another one, and the same instant is none, on any clock. */
function isAtOtherTime({ before, after }: EventBothWays): boolean {
  const [was, is] = [before, after].map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt?.getTime()].join());
  return was !== is;
}

/** @param words what the organiser says to everybody besides */
export function changeMail(
  to: Recipient & Pick<RegistrationRow, 'state' | 'offerExpiresAt'>,
  { before, after }: EventBothWays,
  links: PlaceLinks,
  words: string | null = null,
): OutgoingMail {
  const time = isAtOtherTime({ before, after });
  const place = whereOf(before) !== whereOf(after);
  const day = calendarDaysBetween(before.startsAt, after.startsAt, after.timezone) === 0 ? 'hora' : 'fecha';
  const what =
    time && place ? `Cambian ${day} y sede` : time ? `Cambia la ${day}` : place ? 'Cambia la sede' : 'Cambia el enlace';
  return write(to, after, links, {
    subject: `${what} de ${nameOf(after)}`,
    paragraphs: [
      `«${nameOf(after)}» cambia. Así queda:`,
      ...facts(after, { online: to.state === 'registered' }),
      ...(time ? [`Antes era: ${whenOf(before, after.timezone)}.`] : []),
      ...(place ? [`Antes era en: ${whereOf(before)}.`] : []),
      ...(words ? [{ quote: words }] : []),
      stillYours(to, after),
    ],
    links: placeAndCalendar(to, links),
  });
}

/**
 * Returns the sentence about the place that she keeps. An offer is not hers until she has said yes, and its time may have
 * changed.
 */
function stillYours(
  { state, offerExpiresAt }: Pick<RegistrationRow, 'state' | 'offerExpiresAt'>,
  { timezone }: EventRow,
): string {
  if (offerExpiresAt)
    return `Te guardamos la plaza hasta el ${momentOf(offerExpiresAt, timezone)}: acéptala o déjala con el enlace.`;
  if (state === 'waiting')
    return 'Sigues en la lista de espera. Si así ya no te va bien, puedes dejarla con el enlace.';
  return 'Conservas tu plaza. Si así ya no te va bien, déjala con el enlace y la aprovechará otra persona.';
}

/** The event does not take place, not then, or does after all. */
export function stateMail(
  to: Recipient & Pick<RegistrationRow, 'state' | 'offerExpiresAt'>,
  event: EventRow,
  links: PlaceLinks,
): OutgoingMail {
  if (event.state === 'cancelled') {
    return write(to, event, links, {
      subject: `Se cancela ${nameOf(event)}`,
      paragraphs: [
        `Sentimos decirte que «${nameOf(event)}», previsto para el ${whenOf(event)}, se cancela.`,
        ...(event.cancelReason ? [event.cancelReason] : []),
        'No tienes que hacer nada.',
      ],
    });
  }
  if (event.state === 'postponed') {
    return write(to, event, links, {
      subject: `Se aplaza ${nameOf(event)}`,
      paragraphs: [
        `«${nameOf(event)}», previsto para el ${whenOf(event)}, se aplaza.`,
        ...(event.cancelReason ? [event.cancelReason] : []),
        'Guardamos tu plaza o tu puesto en la lista de espera y te escribimos en cuanto tenga nueva fecha. Si ya no te interesa, puedes dejarla con el enlace.',
      ],
      links: [['Tu plaza', links.place(to.id)]],
    });
  }
  return write(to, event, links, {
    subject: `Sigue adelante: ${nameOf(event)}`,
    paragraphs: [`«${nameOf(event)}» sigue adelante.`, ...facts(event), stillYours(to, event)],
    links: placeAndCalendar(to, links),
  });
}

/**
 * Nothing of what was typed into the form is in any of these mails but the name, once the address is confirmed: a
 * stranger who fills in the address of somebody else cannot make us write her own words.
 */
function write(
  to: PlaceAddress & { name?: string },
  event: EventRow,
  places: PlaceLinks,
  { links = [], ...letter }: Omit<MailParts, 'to' | 'why'>,
  more: MailParts['links'] = [],
): OutgoingMail {
  const why = `Recibes este correo porque alguien dio esta dirección para apuntarse a «${nameOf(event)}».`;
  const all = [...links, ['El evento', places.event(event.slug)] as const, ...more];
  return composeMail({ ...letter, to: to.email, name: to.name, links: all, why });
}

const placeAndCalendar = ({ id }: PlaceAddress, links: PlaceLinks) =>
  [
    ['Tu plaza', links.place(id)],
    ['Añadir al calendario', links.calendar(id)],
  ] as const;

/** Returns what she says at the door, where there is one. */
function doorCode({ id }: PlaceAddress, event: EventRow): string[] {
  return isOnlineOnly(event) ? [] : [`Tu código para la puerta: ${placeCode(id)}`];
}

function facts(event: EventRow, { online = false } = {}): string[] {
  return [
    `Cuándo: ${whenOf(event)}`,
    `Dónde: ${whereOf(event)}`,
    ...(online && event.onlineUrl ? [`Enlace para conectarte: ${event.onlineUrl}`] : []),
  ];
}
