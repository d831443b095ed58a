import type { HubKind } from '@femcoders/contracts/hub-names';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { composeMail, writeToUs } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** A piece as the mails about it tell it. */
interface MailedPiece {
  kind: HubKind;
  title: string;
  slug: string;
}

interface Message {
  piece: MailedPiece;
  /** The author's name on the site. */
  name: string;
  message: string;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
}

const hub = defaultSiteConfig.communityHubPath;
const own = (publicUrl: string) => `${publicUrl}/welcome#comunidad`;
const page = ({ slug }: MailedPiece, publicUrl: string) => `${publicUrl}${hub}/pieza/${slug}`;

/** Sends somebody's answer to the author of a project or of a search for a study partner. */
export function answerMail(to: string, { piece, name, message, publicUrl }: Message): OutgoingMail {
  const joins = piece.kind === 'project' ? `se apunta a «${piece.title}»` : `responde a «${piece.title}»`;
  return composeMail({
    to,
    subject: `Alguien ${joins}`,
    paragraphs: [
      `${name} ${joins} y te escribe:`,
      { quote: message },
      'No ve tu correo ni tú el suyo. Contéstale desde tu página y dile ahí por dónde queréis seguir.',
    ],
    links: [
      ['Contestarle', own(publicUrl)],
      ['Ver lo que publicaste', page(piece, publicUrl)],
    ],
    why: 'Recibes este correo porque has publicado esto en la plaza de la comunidad y alguien te ha respondido.',
  });
}

/** Sends the author's reply to the member who answered. */
export function replyMail(to: string, { piece, name, message, publicUrl }: Message): OutgoingMail {
  return composeMail({
    to,
    subject: `Te contestan sobre «${piece.title}»`,
    paragraphs: [`${name} te contesta sobre «${piece.title}»:`, { quote: message }],
    links: [
      ['Ver mis respuestas', own(publicUrl)],
      ['Ver lo que publicó', page(piece, publicUrl)],
    ],
    why: 'Recibes este correo porque respondiste a esto en la plaza de la comunidad.',
  });
}

/** Notifies its author that a piece is published. */
export function publishedMail(to: string, piece: MailedPiece, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: `Publicado: «${piece.title}»`,
    paragraphs: [
      `«${piece.title}» ya está en la plaza de la comunidad.`,
      'Puedes cambiarlo o retirarlo cuando quieras desde tu página.',
    ],
    links: [
      ['Verlo publicado', page(piece, publicUrl)],
      ['Lo que he compartido', own(publicUrl)],
    ],
    why: 'Recibes este correo porque lo propusiste para la plaza de la comunidad.',
  });
}

/** Notifies its author of the reason why a piece is not published, or no longer (Regulation (EU) 2022/2065, article 17). */
export function refusedMail(
  to: string,
  piece: MailedPiece & { state: 'rejected' | 'removed'; reason: string },
  publicUrl: string,
): OutgoingMail {
  const removed = piece.state === 'removed';
  return composeMail({
    to,
    subject: `Sobre «${piece.title}»`,
    paragraphs: [
      removed
        ? `Hemos retirado «${piece.title}» de la plaza de la comunidad. El motivo:`
        : `No hemos publicado «${piece.title}» en la plaza de la comunidad. El motivo:`,
      { quote: piece.reason },
      removed
        ? 'Lo ha decidido una persona del equipo. Si crees que nos hemos equivocado, escríbenos y lo mira otra.'
        : 'Lo ha decidido una persona del equipo. Puedes cambiarlo y enviarlo otra vez desde tu página; si crees que nos hemos equivocado, escríbenos.',
    ],
    links: [['Ir a lo que he compartido', own(publicUrl)], writeToUs(publicUrl)],
    why: 'Recibes este correo porque lo propusiste para la plaza de la comunidad.',
  });
}
