import { escapeHtml } from '../../escape-html.ts';
import type { OutgoingMail } from '../mailbox/outbox.ts';
import { subjectOf, type ToldMessage } from './contact-mails.ts';

export interface Answer {
  to: string;
  /** Who attends to messages of this reason: what she answers goes there. */
  replyTo: string;
  text: string;
  message: Pick<ToldMessage, 'reference' | 'reason' | 'message'> & { createdAt: Date };
}

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/**
 * Answers a message, with the message itself below. What was told about the code of conduct is not repeated: others may
 * read her mail.
 */
export function answerMail({ to, replyTo, text, message }: Answer): OutgoingMail {
  const why = `Recibes este correo porque nos escribiste desde nuestro formulario de contacto (referencia ${message.reference}). Si quieres añadir algo, contesta a este correo.`;
  const quoted = message.reason === 'conducta' ? null : message.message;
  const when = `El ${day.format(message.createdAt)} nos escribiste:`;
  const quotedText = quoted && `\n\n${when}\n\n${quoted.replace(/^/gm, '> ')}`;
  const quotedHtml = quoted && `<p>${when}</p><blockquote>${lines(quoted)}</blockquote>`;
  return {
    to,
    replyTo,
    subject: `Re: ${subjectOf(message)}`,
    text: `${text}${quotedText ?? ''}\n\n${why}\n`,
    html: `<p>${lines(text)}</p>${quotedHtml ?? ''}<p><small>${why}</small></p>`,
  };
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
