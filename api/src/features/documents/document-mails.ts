import { documentCases } from '@femcoders/contracts/document-cases';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import { lowerFirst } from '@femcoders/contracts/spanish-case';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { composeMail } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** A case as the mails about it tell it: never with a document, nor with what was typed. */
export interface MailedCase {
  reference: string;
  kind: DocumentKind;
}

const why = ({ kind, reference }: MailedCase) =>
  `Recibes este correo porque nos has enviado documentos para «${documentCases[kind].name}» (${reference}).`;
const caseAddress = (publicUrl: string, { reference }: MailedCase) => `${publicUrl}/enviar-documentacion/${reference}`;
const documents = (n: number) => counted(n, 'documento', 'documentos');

/** Notifies her of what has come, who sees it, and until when it is kept. */
export function receivedMail(
  to: string,
  mailed: MailedCase & { files: number; deleteAt: Date },
  publicUrl: string,
): OutgoingMail {
  const gone = plural(mailed.files, 'Se borra', 'Se borran');
  return composeMail({
    to,
    subject: `Documentos recibidos (${mailed.reference})`,
    paragraphs: [
      `Hemos recibido ${documents(mailed.files)} para «${documentCases[mailed.kind].name}». Solo los ve el equipo de administración. ${gone} el ${dayInWords(mailed.deleteAt)}.`,
      'En tu envío ves cómo va y quién del equipo ha abierto qué. Puedes retirarlo cuando quieras: los documentos se borran en el momento.',
    ],
    links: [['Ver mi envío', caseAddress(publicUrl, mailed)]],
    why: why(mailed),
  });
}

/** Notifies her of what is missing, point by point. */
export function missingMail(
  to: string,
  mailed: MailedCase & { missing: readonly string[]; reason: string },
  publicUrl: string,
): OutgoingMail {
  const [first = 'algo', ...others] = mailed.missing;
  return composeMail({
    to,
    subject: others.length > 0 ? `Faltan ${mailed.missing.length} cosas en tu envío` : `Falta ${lowerFirst(first)}`,
    paragraphs: [
      `Hemos mirado lo que nos enviaste para «${documentCases[mailed.kind].name}». Para seguir nos falta:`,
      mailed.missing,
      ...(mailed.reason ? [{ quote: mailed.reason }] : []),
      'Añádelo a tu envío y vuelve a enviarlo: lo que ya tenemos sigue ahí.',
    ],
    links: [['Añadir lo que falta', caseAddress(publicUrl, mailed)]],
    why: why(mailed),
  });
}

/** Notifies her of what the team decided, and why. */
export function resolvedMail(
  to: string,
  mailed: MailedCase & { accepted: boolean; reason: string; deleteAt: Date },
  publicUrl: string,
): OutgoingMail {
  const { name } = documentCases[mailed.kind];
  return composeMail({
    to,
    subject: `Resultado de ${name}`,
    paragraphs: [
      mailed.accepted
        ? `Tu envío para «${name}» está aceptado.`
        : `No hemos podido aceptar tu envío para «${name}». El motivo:`,
      ...(mailed.reason ? [{ quote: mailed.reason }] : []),
      `Tus documentos se borran el ${dayInWords(mailed.deleteAt)}. Si quieres, retíralos antes.`,
      ...(mailed.accepted ? [] : ['Si crees que es un error, contéstanos o empieza otro envío.']),
    ],
    links: [['Ver mi envío', caseAddress(publicUrl, mailed)]],
    why: why(mailed),
  });
}

/** Notifies her that nothing is left of her documents. */
export function deletedMail(
  to: string,
  mailed: MailedCase & { state: 'withdrawn' | 'expired'; isDraft: boolean; files: number },
  publicUrl: string,
): OutgoingMail {
  const { name } = documentCases[mailed.kind];
  const because =
    mailed.state === 'withdrawn'
      ? 'Los has retirado tú. Si no has sido tú, cambia tu contraseña y escríbenos.'
      : mailed.isDraft
        ? 'Era un borrador que llevaba una semana sin enviarse.'
        : 'Ha terminado el plazo que te dijimos al recibirlos.';
  return composeMail({
    to,
    subject: 'Hemos borrado tus documentos',
    paragraphs: [
      `Hemos borrado ${documents(mailed.files)} de tu envío para «${name}» (${mailed.reference}). ${because}`,
      mailed.isDraft
        ? 'No queda nada del borrador.'
        : 'Durante un año solo guardamos las fechas: cuándo lo enviaste, quién lo abrió y cuándo se borró.',
    ],
    links: [['Hacer otro envío', `${publicUrl}/enviar-documentacion`]],
    why: why(mailed),
  });
}
