import { composeMail, whyAccount } from '../../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';

/** Both stand after `#`: what stands there reaches neither a log nor the next page (RFC 9110, section 7.1). */
const resetAddress = (publicUrl: string, token: string) => `${publicUrl}/reset-password#${token}`;
export const lockAddress = (publicUrl: string, token: string) => `${publicUrl}/forgot-password#${token}`;

/** Sends the link with which she chooses a new password. */
export function resetMail(to: string, publicUrl: string, token: string): OutgoingMail {
  return composeMail({
    to,
    subject: 'Cambia tu contraseña',
    paragraphs: [
      'Alguien, seguramente tú, ha pedido cambiar la contraseña de tu cuenta.',
      'El enlace sirve una vez y caduca en 30 minutos. Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    links: [['Elegir una contraseña nueva', resetAddress(publicUrl, token)]],
    why: whyAccount,
  });
}

export interface ChangedPassword {
  publicUrl: string;
  lockToken: string;
  /** Which of her sessions are over. */
  ended: 'all' | 'others';
}

/** Notifies her that her password is another one, and how to close the account if it was not her. */
export function changedMail(to: string, { publicUrl, lockToken, ended }: ChangedPassword): OutgoingMail {
  const sessions = ended === 'all' ? 'todas tus sesiones' : 'tus demás sesiones';
  return composeMail({
    to,
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      `La contraseña de tu cuenta ha cambiado y se han cerrado ${sessions}.`,
      '¿No fuiste tú? Bloquea la cuenta: nadie podrá entrar hasta que elijas otra contraseña.',
    ],
    links: [['Bloquear mi cuenta', lockAddress(publicUrl, lockToken)]],
    why: whyAccount,
  });
}
