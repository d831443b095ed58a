import { roleLabels } from '@femcoders/contracts/role-labels';
import type { Role } from '@femcoders/contracts/session';
import { composeMail, whyAccount, writeToUs } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { plainMoment } from '../../plain-moment.ts';
import type { AccountPorts } from './act-on-account.ts';

type MailPorts = Pick<AccountPorts, 'brand' | 'publicUrl'>;

interface Member {
  email: string;
}

const inSentence = (role: Role) => roleLabels[role].toLowerCase();
const opensAdministration: readonly Role[] = ['moderator', 'organiser', 'admin'];

/** Notifies her that she has another role. */
export function roleMail(
  { email }: Member,
  { role, from }: { role: Role; from: Role },
  ports: MailPorts,
): OutgoingMail {
  const { brand, publicUrl } = ports;
  const works = opensAdministration.includes(role);
  return composeMail({
    to: email,
    subject: `Tu rol en ${brand} ha cambiado`,
    paragraphs: [
      `Una administradora ha cambiado el rol de tu cuenta: eras ${inSentence(from)} y ahora eres ${inSentence(role)}.`,
      works
        ? 'Ya puedes entrar en la administración con tu cuenta de siempre.'
        : 'Si crees que es un error, escríbenos y lo miramos.',
    ],
    links: works ? [['Ir a la administración', `${publicUrl}/admin`]] : [writeToUs(publicUrl)],
    why: whyAccount,
  });
}

/** Notifies her that her account is suspended, why, until when, and how to object. */
export function suspendedMail(
  { email }: Member,
  { reason, until }: { reason: string; until: Date | null },
  { publicUrl }: MailPorts,
): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Sobre tu cuenta: motivo y recurso',
    paragraphs: [
      'Hemos suspendido tu cuenta: de momento no puedes entrar, y hemos cerrado tus sesiones.',
      `Motivo: ${reason}`,
      until
        ? `Hasta cuándo: el ${plainMoment(until)}. Después podrás entrar otra vez.`
        : 'Hasta cuándo: sin fecha de fin, hasta que el equipo la levante.',
      'Si crees que es un error, puedes recurrir: escríbenos y lo revisará otra persona del equipo.',
    ],
    links: [['Recurrir la suspensión', `${publicUrl}/contacto`]],
    why: whyAccount,
  });
}

/** Notifies her that she can use her account again. */
export function liftedMail({ email }: Member, { publicUrl }: MailPorts): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Tu cuenta vuelve a estar activa',
    paragraphs: ['Hemos levantado la suspensión de tu cuenta: ya puedes entrar otra vez.'],
    links: [['Iniciar sesión', `${publicUrl}/login`]],
    why: whyAccount,
  });
}

/** Notifies her that her password alone opens her account. */
export function secondFactorRemovedMail({ email }: Member, { publicUrl }: MailPorts): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Tu cuenta ya no tiene verificación en dos pasos',
    paragraphs: [
      'Una administradora ha quitado la verificación en dos pasos de tu cuenta y ha cerrado tus sesiones.',
      'Puedes entrar solo con tu contraseña. Te recomendamos activarla otra vez en tu perfil, en Seguridad.',
      'Si no lo has pedido, escríbenos y cambia tu contraseña.',
    ],
    links: [['Iniciar sesión', `${publicUrl}/login`], writeToUs(publicUrl)],
    why: whyAccount,
  });
}

/**
 * Notifies her that two accounts of hers are one now. Each address gets its own mail, and neither names the other: should
 * they be two people after all, neither learns who the other is.
 */
export function mergedMail(to: string, which: 'kept' | 'gone', { publicUrl }: MailPorts): OutgoingMail {
  return composeMail({
    to,
    subject: 'Hemos unido tus dos cuentas',
    paragraphs: [
      which === 'kept'
        ? 'Tenías dos cuentas y ahora tienes una: esta. Entra con este correo y su contraseña de siempre.'
        : 'Tenías dos cuentas y ahora tienes una: la de tu otro correo. La de este ya no existe.',
      'Tus comentarios y tus plazas en eventos están en la cuenta que queda.',
      'Si no es lo que querías, escríbenos.',
    ],
    links: [['Iniciar sesión', `${publicUrl}/login`], writeToUs(publicUrl)],
    why: 'Recibes este correo porque tenías una cuenta con esta dirección.',
  });
}
