import { composeMail, whyAccount, writeToUs } from '../../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';

const notYou = '¿No has sido tú? Cambia tu contraseña ahora mismo: se cerrarán todas tus sesiones.';

/** With an application that is not hers she could not log in with another password either. */
const notYours =
  '¿No has sido tú? Cambia tu contraseña ahora mismo, que cierra todas las sesiones, y escríbenos: para entrar hace falta un código que no tienes, y lo quitamos cuando sabemos que eres tú.';

const links = (publicUrl: string) =>
  [
    ['Ver la seguridad de mi cuenta', `${publicUrl}/personaliza-perfil/seguridad`],
    ['Cambiar mi contraseña', `${publicUrl}/forgot-password`],
  ] as const;

/** Notifies her that logging in now takes a code. */
export function enabledMail(to: string, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu cuenta tiene verificación en dos pasos',
    paragraphs: [
      'Desde ahora, además de tu contraseña, te pediremos un código de tu aplicación. Hemos cerrado tus demás sesiones.',
      'Guarda los códigos de recuperación: son la manera de entrar si pierdes el teléfono.',
      notYours,
    ],
    links: [...links(publicUrl), writeToUs(publicUrl)],
    why: whyAccount,
  });
}

/** Notifies her that the password alone is enough again. */
export function disabledMail(to: string, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu cuenta ya no tiene verificación en dos pasos',
    paragraphs: [
      'Desde ahora entras solo con tu contraseña. Los códigos de recuperación que tenías ya no sirven.',
      notYou,
    ],
    links: links(publicUrl),
    why: whyAccount,
  });
}
