import { composeMail } from '../mailbox/compose-mail.ts';
import type { OutgoingMail } from '../mailbox/outbox.ts';

const why = 'Recibes este correo porque tienes una cuenta con esta dirección.';
const notYou = '¿No has sido tú? Cambia tu contraseña ahora mismo: se cerrarán todas tus sesiones.';

const links = (publicUrl: string) =>
  [
    ['Ver la seguridad de mi cuenta', `${publicUrl}/personaliza-perfil/seguridad`],
    ['Cambiar mi contraseña', `${publicUrl}/forgot-password`],
  ] as const;

/** Tells her that logging in now takes a code. */
export function enabledMail(to: string, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu cuenta tiene verificación en dos pasos',
    paragraphs: [
      'Desde ahora, además de tu contraseña, te pediremos un código de tu aplicación. Hemos cerrado tus demás sesiones.',
      'Guarda los códigos de recuperación: son la manera de entrar si pierdes el teléfono.',
      notYou,
    ],
    links: links(publicUrl),
    why,
  });
}

/** Tells her that the password alone is enough again. */
export function disabledMail(to: string, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Tu cuenta ya no tiene verificación en dos pasos',
    paragraphs: [
      'Desde ahora entras solo con tu contraseña. Los códigos de recuperación que tenías ya no sirven.',
      notYou,
    ],
    links: links(publicUrl),
    why,
  });
}
