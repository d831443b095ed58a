import { deletionGraceDays, inactivityMonths } from '@femcoders/contracts/my-data-limits';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { composeMail, whyAccount, writeToUs } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { plainMoment } from '../../plain-moment.ts';
import { lockAddress } from '../auth/feature.ts';

const whyGone = 'Recibes este correo porque tenías una cuenta con esta dirección. Es el último.';

/** Where she looks after her data and her account. */
const privacyAddress = (publicUrl: string) => `${publicUrl}/personaliza-perfil/privacidad`;

/** Notifies her that somebody has taken a copy of her data, and how to close the account if it was not her. */
export function copyMail(to: string, publicUrl: string, lockToken: string, now: Date): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu copia de datos está lista',
    paragraphs: [
      `El ${plainMoment(now)} se ha descargado una copia de todo lo que guardamos sobre ti. Es un archivo ZIP: guárdalo donde solo lo abras tú.`,
      '¿No has sido tú? Bloquea la cuenta: nadie podrá entrar hasta que elijas otra contraseña.',
    ],
    links: [['Bloquear mi cuenta', lockAddress(publicUrl, lockToken)]],
    why: whyAccount,
  });
}

/** Notifies her that an administrator has taken a copy of her data. */
export function copyByTeamMail(to: string, publicUrl: string, now: Date): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu copia de datos está lista',
    paragraphs: [
      `El ${plainMoment(now)} una administradora ha sacado una copia de todo lo que guardamos sobre ti, para dártela.`,
      'Si no la habías pedido, escríbenos.',
    ],
    links: [writeToUs(publicUrl)],
    why: whyAccount,
  });
}

/** Notifies her when her account will be deleted, and where she can stop it. */
export function deletionMail(
  to: string,
  publicUrl: string,
  { deleteAt, deleteComments, by }: { deleteAt: Date; deleteComments: boolean; by: 'herself' | 'team' },
): OutgoingMail {
  const asked = by === 'herself' ? 'Has pedido que borremos tu cuenta.' : 'Una administradora va a borrar tu cuenta.';
  const day = dayInWords(deleteAt);
  return composeMail({
    to,
    subject: `Tu cuenta se borrará el ${day}: cancelar`,
    paragraphs: [
      `${asked} Lo haremos el ${day}, dentro de ${deletionGraceDays} días. Hasta entonces puedes entrar y cancelarlo.`,
      deleteComments
        ? 'Ese día borramos también los comentarios que has escrito con tu sesión abierta.'
        : 'Tus comentarios se quedan, firmados como «Anónimo».',
      by === 'herself'
        ? 'Si no lo has pedido tú, cancélalo y cambia tu contraseña.'
        : 'Si no lo habías pedido, cancélalo o escríbenos.',
    ],
    links: [
      ['Cancelar el borrado', privacyAddress(publicUrl)],
      by === 'herself' ? ['Cambiar mi contraseña', `${publicUrl}/forgot-password`] : writeToUs(publicUrl),
    ],
    why: whyAccount,
  });
}

/** Notifies her that an account that she does not use goes, and that logging in keeps it. */
export function inactivityMail(to: string, publicUrl: string, deleteOn: Date): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu cuenta se borrará por inactividad',
    paragraphs: [
      `Hace casi ${inactivityMonths} meses que no entras. No guardamos datos que no hacen falta: el ${dayInWords(deleteOn)} borraremos tu cuenta. Tus comentarios se quedarán, firmados como «Anónimo».`,
      'Si quieres conservarla, basta con que entres antes de ese día.',
    ],
    links: [['Entrar', `${publicUrl}/login`]],
    why: whyAccount,
  });
}

/** The last one: nothing of her is kept, not even this. */
export function goneMail(to: string, publicUrl: string): OutgoingMail {
  return {
    ...composeMail({
      to,
      subject: 'Tu cuenta se ha borrado',
      paragraphs: [
        'Hemos borrado tu cuenta y lo que iba con ella. Gracias por haber formado parte de la comunidad: la puerta sigue abierta.',
      ],
      links: [['Volver a la web', publicUrl]],
      why: whyGone,
    }),
    eraseOnceSettled: true,
  };
}
