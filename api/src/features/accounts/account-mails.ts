import { composeMail } from '../mailbox/compose-mail.ts';
import type { OutgoingMail } from '../mailbox/outbox.ts';

// Nothing of what was typed stands in the first two: whoever types somebody else's address cannot make us write to her
// in words of his own. The secret stands after `#`: what stands there reaches neither a log nor the next page.

/** Brings the link that makes the account. */
export function confirmMail(to: string, publicUrl: string, token: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Confirma tu correo',
    paragraphs: [
      'Falta un paso para tener tu cuenta: confirma que este correo es tuyo.',
      'El enlace caduca en 24 horas. Te pedirá la contraseña que acabas de elegir.',
    ],
    links: [['Confirmar mi correo', `${publicUrl}/register/confirmar#${token}`]],
    why: 'Recibes este correo porque alguien se ha registrado con esta dirección. Si no has sido tú, no hagas nada.',
  });
}

/** Tells whoever has an account already that she has one; the page says the same as to a stranger. */
export function alreadyMemberMail(to: string, publicUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Ya tienes cuenta con nosotras',
    paragraphs: ['Alguien ha intentado registrarse con este correo, pero ya tienes una cuenta con nosotras.'],
    links: [
      ['Entrar', `${publicUrl}/login`],
      ['Recuperar la contraseña', `${publicUrl}/forgot-password`],
    ],
    why: 'Recibes este correo porque tienes una cuenta con esta dirección. Si no has sido tú, no hagas nada.',
  });
}

/** The first mail of a member. */
export function welcomeMail(to: string, publicUrl: string, slackUrl: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Te damos la bienvenida: 3 primeros pasos',
    paragraphs: [
      'Tu cuenta está lista. Tres ideas para empezar:',
      ['Preséntate en nuestro Slack.', 'Busca tu primer evento.', 'Lee un artículo y deja un comentario.'],
    ],
    links: [
      ['Entrar en el Slack', slackUrl],
      ['Ver los eventos', `${publicUrl}/eventos`],
      ['Leer el blog', `${publicUrl}/blog`],
    ],
    why: 'Recibes este correo porque acabas de crear una cuenta con esta dirección.',
  });
}
