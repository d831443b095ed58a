import { composeMail, writeToUs } from '../../mail/compose-mail.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { type NextEvent, nameOf, whenOf } from '../events/feature.ts';

// Nothing of what was typed stands in the first two: typing somebody else's address cannot make us write to her
// in his own words. The secret stands after `#`: what stands there reaches neither a log nor the next page.

/** Sends the link that makes the account. */
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

/** Mails a member who has an account already that she has one; the page says the same as to a stranger. */
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

export interface WelcomePorts {
  publicUrl: string;
  slackUrl: string;
  next: NextEvent | null;
}

/** The first mail of a member. */
export function welcomeMail(to: string, { publicUrl, slackUrl, next }: WelcomePorts): OutgoingMail {
  return composeMail({
    to,
    subject: 'Te damos la bienvenida: 3 primeros pasos',
    paragraphs: [
      'Tu cuenta está lista. Tres ideas para empezar:',
      [
        'Preséntate en nuestro Slack: es donde hablamos cada día.',
        next ? `Ven al próximo evento: «${nameOf(next)}», el ${whenOf(next)}.` : 'Busca tu primer evento.',
        'Lee un artículo y deja un comentario.',
      ],
    ],
    links: [
      ['Entrar en el Slack', slackUrl],
      next ? ['El próximo evento', `${publicUrl}/eventos/${next.slug}`] : ['Los eventos', `${publicUrl}/eventos`],
      ['El blog', `${publicUrl}/blog`],
      ['Tu perfil', `${publicUrl}/welcome`],
    ],
    why: 'Recibes este correo porque acabas de crear una cuenta con esta dirección.',
  });
}

/** A week after she came, when she has done nothing yet. */
export function stillNewMail(to: string, { publicUrl, slackUrl, next }: WelcomePorts): OutgoingMail {
  return composeMail({
    to,
    subject: '¿Te ayudamos a empezar?',
    paragraphs: [
      'Hace una semana que tienes cuenta con nosotras. Si no sabes por dónde empezar, esto es lo que más gusta:',
      [
        next ? `Apuntarse al próximo evento: «${nameOf(next)}», el ${whenOf(next)}.` : 'Apuntarse a un evento.',
        'Presentarse en Slack, en el canal de nuevas.',
        'Contar algo de ti en tu perfil: tú eliges quién lo ve.',
      ],
      '¿Algo no funciona o no encuentras lo que buscas? Escríbenos: lo lee una persona.',
    ],
    links: [
      next
        ? ['Ver el próximo evento', `${publicUrl}/eventos/${next.slug}`]
        : ['Ver los eventos', `${publicUrl}/eventos`],
      ['Entrar en el Slack', slackUrl],
      ['Completar mi perfil', `${publicUrl}/personaliza-perfil`],
      writeToUs(publicUrl),
    ],
    why: 'Recibes este correo porque creaste una cuenta con esta dirección hace una semana.',
  });
}

/** Three months after she came. */
export function howAreYouMail(to: string, { publicUrl, next }: WelcomePorts): OutgoingMail {
  return composeMail({
    to,
    subject: '¿Cómo estás?',
    paragraphs: [
      'Hace tres meses que formas parte de la comunidad y nos gustaría saber cómo te va: qué te ha servido, qué te falta y qué cambiarías.',
      'Cuéntanoslo en dos líneas desde el formulario de contacto. Con eso decidimos qué hacemos después.',
      ...(next ? [`Por si te apetece vernos: «${nameOf(next)}», el ${whenOf(next)}.`] : []),
    ],
    links: [
      ['Contaros cómo me va', `${publicUrl}/contacto`],
      ...(next ? [['El próximo evento', `${publicUrl}/eventos/${next.slug}`] as const] : []),
    ],
    why: 'Recibes este correo porque creaste una cuenta con esta dirección hace tres meses.',
  });
}
