import type { OutgoingMail } from '../mailbox/outbox.ts';

// Nothing of what was typed stands in the first two: whoever types somebody else's address cannot make us write to her
// in words of his own. The secret stands after `#`: what stands there reaches neither a log nor the next page.

/** Brings the link that makes the account. */
export function confirmMail(to: string, publicUrl: string, token: string): OutgoingMail {
  const address = `${publicUrl}/register/confirmar#${token}`;
  const asked = 'Falta un paso para tener tu cuenta: confirma que este correo es tuyo.';
  const limit = 'El enlace caduca en 24 horas. Te pedirá la contraseña que acabas de elegir.';
  const why =
    'Recibes este correo porque alguien se ha registrado con esta dirección. Si no has sido tú, no hagas nada.';
  return {
    to,
    subject: 'Confirma tu correo',
    text: `Hola:\n\n${asked}\n\nConfirmar mi correo: ${address}\n\n${limit}\n\n${why}\n`,
    html: `<p>Hola:</p><p>${asked}</p><p><a href="${address}">Confirmar mi correo</a></p><p>${limit}</p><p><small>${why}</small></p>`,
  };
}

/** Tells whoever has an account already that she has one; the page says the same as to a stranger. */
export function alreadyMemberMail(to: string, publicUrl: string): OutgoingMail {
  const known = 'Alguien ha intentado registrarse con este correo, pero ya tienes una cuenta con nosotras.';
  const why = 'Recibes este correo porque tienes una cuenta con esta dirección. Si no has sido tú, no hagas nada.';
  return {
    to,
    subject: 'Ya tienes cuenta con nosotras',
    text: `Hola:\n\n${known}\n\nEntrar: ${publicUrl}/login\nRecuperar la contraseña: ${publicUrl}/forgot-password\n\n${why}\n`,
    html:
      `<p>Hola:</p><p>${known}</p><p><a href="${publicUrl}/login">Entrar</a> o ` +
      `<a href="${publicUrl}/forgot-password">recuperar la contraseña</a></p><p><small>${why}</small></p>`,
  };
}

/** The first mail of a member. */
export function welcomeMail(to: string, publicUrl: string, slackUrl: string): OutgoingMail {
  const steps = [
    ['Preséntate en Slack', slackUrl],
    ['Busca tu primer evento', `${publicUrl}/eventos`],
    ['Lee un artículo y deja un comentario', `${publicUrl}/blog`],
  ] as const;
  const ready = 'Tu cuenta está lista. Tres ideas para empezar:';
  const why = 'Recibes este correo porque acabas de crear una cuenta con esta dirección.';
  return {
    to,
    subject: 'Te damos la bienvenida: 3 primeros pasos',
    text: `Hola:\n\n${ready}\n\n${steps.map(([name, address]) => `- ${name}: ${address}`).join('\n')}\n\n${why}\n`,
    html:
      `<p>Hola:</p><p>${ready}</p><ol>${steps.map(([name, address]) => `<li><a href="${address}">${name}</a></li>`).join('')}</ol>` +
      `<p><small>${why}</small></p>`,
  };
}
