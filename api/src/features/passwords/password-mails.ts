import type { OutgoingMail } from '../mailbox/outbox.ts';

/** Both stand after `#`: what stands there reaches neither a log nor the next page (RFC 9110, section 7.1). */
export const resetAddress = (publicUrl: string, token: string) => `${publicUrl}/reset-password#${token}`;
export const lockAddress = (publicUrl: string, token: string) => `${publicUrl}/forgot-password#${token}`;

/** Brings the link with which she chooses a new password. */
export function resetMail(to: string, publicUrl: string, token: string): OutgoingMail {
  const address = resetAddress(publicUrl, token);
  const asked = 'Alguien, seguramente tú, ha pedido cambiar la contraseña de tu cuenta.';
  const limit = 'El enlace sirve una vez y caduca en 30 minutos.';
  const notYou = 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.';
  const why = 'Recibes este correo porque tienes una cuenta con esta dirección.';
  return {
    to,
    subject: 'Cambia tu contraseña',
    text: `Hola:\n\n${asked}\n\nElegir una contraseña nueva: ${address}\n\n${limit} ${notYou}\n\n${why}\n`,
    html:
      `<p>Hola:</p><p>${asked}</p><p><a href="${address}">Elegir una contraseña nueva</a></p>` +
      `<p>${limit} ${notYou}</p><p><small>${why}</small></p>`,
  };
}

/** Tells her that her password is another one, and how to close the account if it was not her. */
export function changedMail(to: string, publicUrl: string, token: string): OutgoingMail {
  const address = lockAddress(publicUrl, token);
  const changed = 'La contraseña de tu cuenta ha cambiado y se han cerrado todas tus sesiones.';
  const notYou = '¿No fuiste tú? Bloquea la cuenta: nadie podrá entrar hasta que elijas otra contraseña.';
  const why = 'Recibes este correo porque tienes una cuenta con esta dirección.';
  return {
    to,
    subject: 'Tu contraseña ha cambiado',
    text: `Hola:\n\n${changed}\n\n${notYou}\nBloquear mi cuenta: ${address}\n\n${why}\n`,
    html:
      `<p>Hola:</p><p>${changed}</p><p>${notYou}</p><p><a href="${address}">Bloquear mi cuenta</a></p>` +
      `<p><small>${why}</small></p>`,
  };
}
