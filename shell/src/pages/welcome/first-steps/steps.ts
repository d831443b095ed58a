import type { FirstSteps } from '@femcoders/contracts/first-steps';

export interface Step {
  name: keyof FirstSteps['done'];
  title: string;
  hint: string;
  /** Where it is done; of the Slack the site's settings know it. */
  to?: string;
  /** The button by which she declares a step that only she knows to be done. */
  says?: { step: keyof FirstSteps['said']; label: string };
}

/** In the order in which they are offered. */
export const steps: readonly Step[] = [
  { name: 'mail', title: 'Confirma tu correo', hint: 'Ahí te escribimos cuando algo es tuyo.' },
  {
    name: 'profile',
    title: 'Completa tu perfil',
    hint: 'Con una frase sobre ti o una foto basta. Tú decides quién lo ve.',
    to: '/personaliza-perfil',
  },
  {
    name: 'slack',
    title: 'Únete al Slack',
    hint: 'Preséntate en el canal de nuevas: ahí se conversa.',
    says: { step: 'slack', label: 'Ya estoy dentro' },
  },
  { name: 'event', title: 'Apúntate a un evento', hint: 'En persona o en línea, como te vaya mejor.', to: '/eventos' },
  {
    name: 'article',
    title: 'Lee tu primer artículo',
    hint: 'No anotamos lo que lees: dínoslo tú.',
    to: '/blog',
    says: { step: 'article', label: 'Ya lo he leído' },
  },
];
