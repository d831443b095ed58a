import { dayInWords } from '@femcoders/contracts/spanish-day';
import { composeMail } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { type MailedMessage, subjectOf } from './contact-mails.ts';

export interface Answer {
  to: string;
  /** The address of those who attend to messages of this reason: replies go there. */
  replyTo: string;
  text: string;
  message: Pick<MailedMessage, 'reference' | 'reason' | 'message'> & { createdAt: Date };
}

/**
 * Answers a message, with the message itself below. What was reported about the code of conduct is not repeated: others may
 * read her mail.
 */
export function answerMail({ to, replyTo, text, message }: Answer): OutgoingMail {
  const quoted = [`El ${dayInWords(message.createdAt)} nos escribiste:`, { quote: message.message }];
  return composeMail({
    to,
    replyTo,
    subject: `Re: ${subjectOf(message)}`,
    greeting: false,
    paragraphs: [text, ...(message.reason === 'conducta' ? [] : quoted)],
    why: `Recibes este correo porque nos escribiste desde nuestro formulario de contacto (referencia ${message.reference}). Si quieres añadir algo, contesta a este correo.`,
  });
}
