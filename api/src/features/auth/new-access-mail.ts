import { composeMail, whyAccount } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { plainMoment } from '../../plain-moment.ts';
import { lockAddress } from './passwords/password-mails.ts';

export interface NewAccess {
  publicUrl: string;
  lockToken: string;
  /** Browser and system in words. */
  device: string;
  at: Date;
}

/** Notifies her that somebody is in with a device that she has not used lately, and how to close the account. */
export function newAccessMail(to: string, { publicUrl, lockToken, device, at }: NewAccess): OutgoingMail {
  return composeMail({
    to,
    subject: 'Nuevo acceso a tu cuenta',
    paragraphs: [
      'Alguien, seguramente tú, ha entrado en tu cuenta desde un dispositivo que no usabas:',
      [`Dispositivo: ${device}`, `Cuándo: ${plainMoment(at)}`],
      'Si has sido tú, no hagas nada.',
      '¿No fuiste tú? Bloquea la cuenta: se cierran todas las sesiones y nadie podrá entrar hasta que elijas otra contraseña.',
    ],
    links: [
      ['Bloquear mi cuenta', lockAddress(publicUrl, lockToken)],
      ['Ver mis sesiones abiertas', `${publicUrl}/personaliza-perfil/seguridad`],
    ],
    why: whyAccount,
  });
}
