import { composeMail } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

const why = 'Recibes este correo porque has propuesto una charla con tu cuenta.';
const ownPart = (publicUrl: string) => `${publicUrl}/welcome`;

/** @param publicUrl address of the site without a trailing slash */
export function proposalReceivedMail(to: string, title: string, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Hemos recibido tu propuesta de charla',
    paragraphs: [
      `Tenemos tu propuesta «${title}». Gracias por animarte.`,
      'Dos personas del equipo la leen y la puntúan con los mismos cinco criterios. Cuando esté decidida te escribimos, sea lo que sea. No se publica nada sin el permiso de quien da la charla.',
    ],
    links: [['Ver cómo va', ownPart(publicUrl)]],
    why,
  });
}

export interface DecidedProposal {
  title: string;
  decision: 'accepted' | 'declined';
  /** The team's message to her; may be empty for an accepted proposal. */
  motive: string;
}

/** @param publicUrl address of the site without a trailing slash */
export function proposalDecidedMail(to: string, decided: DecidedProposal, publicUrl: string): OutgoingMail {
  const { title, decision, motive } = decided;
  if (decision === 'declined') {
    return composeMail({
      to,
      subject: 'Sobre tu propuesta de charla',
      paragraphs: [
        `Hemos leído con calma tu propuesta «${title}». Ahora no la vamos a publicar, y queremos decirte por qué:`,
        { quote: motive },
        'No es un no a ti ni al tema: puedes cambiarla y proponerla otra vez cuando quieras.',
      ],
      links: [['Proponer otra charla', `${publicUrl}/presentaciones-destacadas/proponer`]],
      why,
    });
  }
  return composeMail({
    to,
    subject: 'Tu propuesta de charla sigue adelante',
    paragraphs: [
      `Tu propuesta «${title}» está aceptada y ya tiene un borrador.`,
      ...(motive ? [{ quote: motive }] : []),
      'Ahora preparamos las diapositivas y la transcripción. Antes de publicar nada pedimos su permiso a quien da la charla, y lo anotamos.',
    ],
    links: [['Ver cómo va', ownPart(publicUrl)]],
    why,
  });
}
