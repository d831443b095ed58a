import type { MailTopic } from '@femcoders/contracts/mail-topics';

/** The description and the frequency of each topic's mails. */
export const topicWords: Readonly<Record<MailTopic, { name: string; what: string }>> = {
  welcome: {
    name: 'Bienvenida',
    what: 'Cómo empezar, al crear la cuenta, y si te hace falta algo, a la semana y a los tres meses. Nada más.',
  },
  events: {
    name: 'Recordatorios de eventos',
    what: 'De los eventos en los que tienes plaza: una semana antes y el día antes.',
  },
  comments: { name: 'Tus comentarios', what: 'Cuando publicamos un comentario tuyo: uno por comentario.' },
  answers: { name: 'Respuestas', what: 'Cuando publicamos una respuesta a un comentario tuyo. Solo si lo pides.' },
  achievements: { name: 'Logros', what: 'Cuando consigues un logro.' },
  moderation: {
    name: 'Comentarios por revisar',
    what: 'Cuando hay comentarios que esperan, cada dos horas como mucho.',
  },
  news: {
    name: 'Novedades',
    what: 'Lo que pasa en la comunidad, cuando hay algo que contar. Solo si lo pides: tu correo ya está confirmado, así que basta con marcarlo.',
  },
};
