import type { ContactReason, SponsorHelp } from '@femcoders/contracts/contact-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { fileSize } from '@femcoders/contracts/spanish-size';
import { composeMail } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** A message as the mails about it tell it. */
export interface MailedMessage {
  reference: string;
  reason: ContactReason;
  /** Null of an anonymous message, as `email`. */
  name: string | null;
  email: string | null;
  company: string | null;
  helps: SponsorHelp[];
  /** ISO date. */
  talkDate: string | null;
  talkCity: string | null;
  message: string;
  likelySpam: boolean;
  attachment: { name: string; content: Buffer } | undefined;
}

/** Somebody who sees the subject over her shoulder learns nothing of a private message. */
const subjects: Record<ContactReason, string> = {
  comunidad: 'Comunidad',
  patrocinio: 'Patrocinio',
  prensa: 'Prensa',
  ponente: 'Ponente',
  web: 'Problema en la web',
  conducta: 'Mensaje privado',
  datos: 'Mis datos',
};

const helpNames: Record<SponsorHelp, string> = {
  espacio: 'ceder un espacio',
  voluntarias: 'sumar voluntarias',
  difusion: 'dar difusión',
  seleccion: 'dar prioridad a las socias al contratar',
};

/**
 * Notifies her that her message is here. Nothing of what was typed is in it: filling in the address of somebody
 * else cannot make us write to her.
 */
export function acknowledgementMail(to: string, reference: string, replyDays: number): OutgoingMail {
  return composeMail({
    to,
    subject: `Mensaje recibido (${reference})`,
    paragraphs: [
      `Hemos recibido tu mensaje. Su referencia es ${reference}.`,
      `Te respondemos ${withinDays(replyDays)}. Si quieres añadir algo, escríbenos otra vez desde el formulario de contacto y cita la referencia.`,
    ],
    why: 'Recibes este correo porque alguien ha dado esta dirección en nuestro formulario de contacto. Si no has sido tú, no hace falta que hagas nada.',
  });
}

/** Mails a message to the inbox of its reason. */
export function notificationMail(to: string, message: MailedMessage): OutgoingMail {
  return composeMail({
    to,
    // The operator of the mail server sees subjects and moments: with its reference, an anonymous message would have a moment, too.
    subject: `${message.likelySpam ? '[¿Spam?] ' : ''}${message.email ? subjectOf(message) : subjects[message.reason]}`,
    greeting: false,
    paragraphs: [{ facts: factsOf(message) }, message.message],
    why: 'Recibes este correo porque atiendes los mensajes de este motivo.',
  });
}

/** Returns the subject of mails about a message. */
export function subjectOf({ reason, reference }: Pick<MailedMessage, 'reason' | 'reference'>): string {
  return `${subjects[reason]} (${reference})`;
}

function factsOf({ reference, name, email, company, helps, talkDate, talkCity, attachment }: MailedMessage) {
  const facts: [string, string | null | undefined][] = [
    ['Referencia', reference],
    ['De', name && email ? `${name} <${email}>` : 'Mensaje anónimo: no sabemos quién lo envía'],
    ['Empresa', company],
    ['Cómo quiere ayudar', helps.map((help) => helpNames[help]).join(', ')],
    ['Fecha', talkDate],
    ['Ciudad', talkCity],
    ['Adjunto', attachment && `${attachment.name} (${fileSize(attachment.content.length)}), guardado con el mensaje`],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

export function withinDays(days: number): string {
  return `en ${counted(days, 'día laborable', 'días laborables')}`;
}
