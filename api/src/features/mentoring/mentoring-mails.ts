import { mentoringTopicNames } from '@femcoders/contracts/mentoring-names';
import { plural } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { atHour } from '@femcoders/contracts/spanish-hour';
import { listed } from '@femcoders/contracts/spanish-list';
import { composeMail, type MailParts } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { oneLine } from '../../one-line.ts';
import { plainMoment } from '../../plain-moment.ts';
import { calendarDaysBetween, hourOf } from '../events/feature.ts';
import type { MailPorts } from './mentoring-ports.ts';
import type { Addressee, RequestRow } from './mentoring-records.ts';
import { calendarAddress } from './session-calendar.ts';

const timeZone = 'Europe/Madrid';

/** Her request has arrived. */
export function requestMail(to: Addressee, ports: MailPorts): OutgoingMail {
  return write(to, ports, {
    subject: 'Hemos recibido tu solicitud',
    paragraphs: [
      'Ya tenemos tu solicitud de mentoría. Esto es lo que pasa ahora:',
      [
        'Alguien del equipo la lee y elige hasta tres mentoras que encajan contigo.',
        'Te decimos quiénes son y por qué, y se lo preguntamos a la primera.',
        'Tiene 7 días para responder. Si no puede, pasa a la siguiente.',
      ],
      'Mientras tanto puedes cambiarla o retirarla en tu página.',
    ],
  });
}

/** @param names of those proposed, in their order */
export function proposedMail(to: Addressee, names: readonly string[], ports: MailPorts): OutgoingMail {
  // Whole sentences, so that the table of subjects finds both.
  const subject = plural(names.length, 'Tenemos una mentora para ti', `Tenemos ${names.length} mentoras para ti`);
  return write(to, ports, {
    subject,
    paragraphs: [
      plural(
        names.length,
        'Hemos encontrado a alguien que encaja con lo que buscas:',
        'Hemos encontrado a quienes encajan con lo que buscas, en este orden:',
      ),
      names.map(oneLine),
      'Ya se lo hemos preguntado a la primera y tiene 7 días para responder. En tu página está el porqué de cada una.',
    ],
  });
}

/** Somebody asks for her. */
export function askedMail(
  to: Addressee,
  { mentee, request, answerBy }: { mentee: string; request: RequestRow; answerBy: Date },
  ports: MailPorts,
): OutgoingMail {
  return write(to, ports, {
    subject: 'Alguien te pide como mentora',
    paragraphs: [
      `${oneLine(mentee)} busca quien la acompañe con ${topicsInWords(request)}. Esto es lo que quiere conseguir:`,
      { quote: request.goal },
      `Responde antes del ${dayInWords(answerBy)}. Si no puedes, dilo sin problema: pasa a la siguiente y nadie pregunta por qué.`,
    ],
    action: 'Leer y responder',
  });
}

/** A mentor has said yes: what the mentee reads. */
export function acceptedMail(
  to: Addressee,
  { mentor, contact }: { mentor: string; contact: string },
  ports: MailPorts,
): OutgoingMail {
  return write(to, ports, {
    subject: `${oneLine(mentor)} acepta acompañarte`,
    paragraphs: [
      `${oneLine(mentor)} ha dicho que sí. Para el primer mensaje, prefiere:`,
      { quote: contact },
      'Proponle dos o tres momentos para la primera sesión y apúntala en vuestra página.',
    ],
    action: 'Abrir nuestra mentoría',
  });
}

/** The same, as the mentor reads it. */
export function pairedMail(
  to: Addressee,
  { mentee, contact }: { mentee: string; contact: string },
  ports: MailPorts,
): OutgoingMail {
  return write(to, ports, {
    subject: `Empiezas a acompañar a ${oneLine(mentee)}`,
    paragraphs: [
      `Gracias por decir que sí. ${oneLine(mentee)} ya lo sabe. Para el primer mensaje, prefiere:`,
      { quote: contact },
      'Cuando tengáis día y hora, apuntad la sesión en vuestra página: os la recordamos la víspera.',
    ],
    action: 'Abrir nuestra mentoría',
  });
}

/** The mentor who was asked said no, or did not answer: what the mentee reads. */
export function passedOnMail(to: Addressee, next: string, ports: MailPorts): OutgoingMail {
  return write(to, ports, {
    subject: 'Tu solicitud pasa a otra mentora',
    paragraphs: [
      'La mentora a la que preguntamos no puede ahora mismo. No tiene que ver contigo: suele ser cosa de agenda.',
      `Se lo hemos preguntado a ${oneLine(next)}, que tiene 7 días para responder.`,
    ],
  });
}

/** Nobody is left of those proposed. */
export function stillLookingMail(to: Addressee, ports: MailPorts): OutgoingMail {
  return write(to, ports, {
    subject: 'Seguimos buscando tu mentora',
    paragraphs: [
      'Las mentoras a las que preguntamos no pueden ahora mismo, así que tu solicitud vuelve a la lista de espera con la antigüedad que tenía.',
      'El equipo la está mirando otra vez. No tienes que hacer nada; si quieres abrir el abanico de temas u horarios, puedes cambiarla.',
    ],
  });
}

/** A request no longer waits for a mentor's answer, and why. */
export function noLongerAskedMail(
  to: Addressee,
  { mentee, expired }: { mentee: string; expired: boolean },
  ports: MailPorts,
): OutgoingMail {
  return write(to, ports, {
    subject: expired ? 'La solicitud ha pasado a otra mentora' : 'Ya no hace falta que respondas',
    paragraphs: expired
      ? [
          `Han pasado 7 días y la solicitud de ${oneLine(mentee)} ha pasado a la siguiente mentora.`,
          'No pasa nada. Si estás en una época sin tiempo, puedes poner tu ficha en pausa y no te propondremos a nadie.',
        ]
      : [`La solicitud de ${oneLine(mentee)} ya no espera tu respuesta. Gracias por estar ahí.`],
  });
}

export type SessionNews = 'new' | 'moved' | 'cancelled' | 'restored';

/** The other one has agreed on a session, moved it, called it off, or said that it takes place after all. */
export function sessionMail(to: Addressee, session: MailedSession, what: SessionNews, ports: MailPorts): OutgoingMail {
  const other = oneLine(session.other);
  const letters = {
    new: {
      subject: `Sesión el ${dayInWords(session.startsAt)}`,
      opening: `${other} ha apuntado una sesión de mentoría:`,
    },
    moved: {
      subject: 'Cambia tu sesión de mentoría',
      opening: `${other} ha cambiado vuestra sesión. Así queda:`,
    },
    cancelled: {
      subject: 'Se cancela tu sesión de mentoría',
      opening: `${other} ha cancelado esta sesión. Podéis apuntar otra cuando queráis:`,
    },
    restored: {
      subject: 'Tu sesión de mentoría sigue en pie',
      opening: `${other} ha recuperado la sesión que estaba cancelada. Se hace, y así queda:`,
    },
  };
  const { opening, ...letter } = letters[what];
  return write(to, ports, {
    ...letter,
    paragraphs: [opening, sessionFacts(session)],
    action: 'Abrir nuestra mentoría',
    ...(what !== 'cancelled' && { calendar: calendarAddress(session.id, ports) }),
  });
}

/** The day before a session. */
export function sessionReminderMail(to: Addressee, session: MailedSession, ports: MailPorts): OutgoingMail {
  const hour = hourOf(session.startsAt, timeZone);
  const when = calendarDaysBetween(ports.now, session.startsAt, timeZone) === 0 ? 'hoy' : 'mañana';
  return write(to, ports, {
    subject: `Sesión ${when} ${atHour(hour)}`,
    paragraphs: [
      `Tienes sesión de mentoría con ${oneLine(session.other)}:`,
      sessionFacts(session),
      'Si no puedes, avisa cuanto antes y cambiad la hora en vuestra página.',
    ],
    action: 'Abrir nuestra mentoría',
    calendar: calendarAddress(session.id, ports),
  });
}

/** The other one, or the team, pauses the pair, or resumes it. */
export function pausedMail(to: Addressee, { other, paused }: { other: string; paused: boolean }, ports: MailPorts) {
  return write(to, ports, {
    subject: paused ? 'Vuestra mentoría hace una pausa' : 'Vuestra mentoría sigue',
    paragraphs: paused
      ? [`${oneLine(other)} ha puesto vuestra mentoría en pausa. Lo apuntado sigue ahí y se retoma cuando queráis.`]
      : [`${oneLine(other)} ha retomado vuestra mentoría. Buen momento para apuntar la próxima sesión.`],
    action: 'Abrir nuestra mentoría',
  });
}

/** @param other the other of the two; null when she has left */
export function closedMail(
  to: Addressee,
  { other, again }: { other: string | null; again: boolean },
  ports: MailPorts,
): OutgoingMail {
  const whose = other ? `Vuestra mentoría (${oneLine(other)} y tú)` : 'Tu mentoría';
  return write(to, ports, {
    subject: 'Cerramos ciclo',
    paragraphs: [
      `${whose} ha terminado. Gracias por el tiempo que os habéis dado.`,
      again
        ? 'Tu solicitud vuelve a la lista: el equipo ya busca a otra mentora que encaje contigo.'
        : 'Si quieres contarle al equipo cómo ha ido, en tu página puedes hacerlo en un minuto. Solo lo lee quien coordina.',
    ],
  });
}

export type OfferMail = 'received' | 'accepted' | 'paused' | 'declined';

/** A mentor's card has arrived, is accepted, resumed, paused by the team, or is not accepted. */
export function offerMail(to: Addressee, what: OfferMail, ports: MailPorts): OutgoingMail {
  const letters = {
    received: {
      subject: 'Gracias por ofrecerte como mentora',
      paragraphs: [
        'Ya tenemos tu ficha. Alguien del equipo la lee antes de publicarla y de proponerte a nadie; suele tardar unos días.',
        'Puedes cambiarla cuando quieras en tu página.',
      ],
    },
    accepted: {
      subject: 'Tu ficha de mentora está activa',
      paragraphs: [
        'Desde hoy podemos proponerte a quien busque lo que ofreces. Cuando alguien te pida, te escribimos y tienes 7 días para responder.',
        'Si necesitas parar, pon tu ficha en pausa: sin explicaciones.',
      ],
    },
    paused: {
      subject: 'Tu ficha de mentora está en pausa',
      paragraphs: [
        'El equipo ha puesto tu ficha en pausa: no sales en la lista ni te proponemos a nadie nuevo. Con quien ya acompañas no cambia nada.',
        'Esta pausa la levanta el equipo. Si quieres saber por qué, o contarnos algo, escríbenos desde la página de contacto.',
      ],
    },
    declined: {
      subject: 'Sobre tu ficha de mentora',
      paragraphs: [
        'De momento no hemos activado tu ficha de mentora. Si quieres saber por qué, o contarnos algo más, escríbenos.',
        'Puedes cambiarla y enviarla otra vez.',
      ],
    },
  } as const;
  return write(to, ports, letters[what]);
}

/** The data of a session in a mail. */
export interface MailedSession {
  id: string;
  startsAt: Date;
  minutes: number;
  place: string;
  /** The other of the two. */
  other: string;
}

function sessionFacts({ startsAt, minutes, place }: MailedSession) {
  const where = place ? [['Dónde', oneLine(place)] as const] : [];
  return {
    facts: [['Cuándo', plainMoment(startsAt)] as const, ['Duración', `${minutes} minutos`] as const, ...where],
  };
}

function topicsInWords({ topics }: Pick<RequestRow, 'topics'>): string {
  return listed(topics.map((topic) => mentoringTopicNames[topic]));
}

function write(
  { email }: Addressee,
  { publicUrl }: MailPorts,
  letter: Pick<MailParts, 'subject' | 'paragraphs'> & { action?: string; calendar?: string },
): OutgoingMail {
  const { action = 'Ver mi mentoría', calendar, ...said } = letter;
  return composeMail({
    ...said,
    to: email,
    links: [
      [action, `${publicUrl}/mentoria/mi-mentoria`],
      ...(calendar ? [['Añadir al calendario', calendar] as const] : []),
    ],
    why: 'Recibes este correo porque participas en el programa de mentoría con tu cuenta.',
  });
}
