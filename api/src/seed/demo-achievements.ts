import type { Fact } from '@femcoders/contracts/achievement-names';
import type { achievements } from '../database/achievement-tables.ts';

type DemoAchievement = Omit<typeof achievements.$inferInsert, 'createdAt' | 'updatedAt'> & { id: string };

const id = (n: number) => `00000000-0000-4000-8000-0000000007${String(n).padStart(2, '0')}`;
const rule = (fact: Fact, threshold = 1) => ({ fact, threshold });
const active = { state: 'active' } as const;

/** Achievements of every kind and state, named so that nobody takes them for those of the community. */
export const demoAchievements: readonly DemoAchievement[] = [
  {
    id: id(1),
    name: 'Primera visita (demo)',
    why: 'Has venido a tu primer encuentro de demostración.',
    family: 'join',
    ...rule('events-attended'),
    ...active,
    petals: 4,
    palette: 'coral',
  },
  {
    id: id(2),
    name: 'Cinco encuentros (demo)',
    why: 'Has venido a cinco encuentros de demostración.',
    family: 'join',
    ...rule('events-attended', 5),
    ...active,
    petals: 5,
    palette: 'coral',
  },
  {
    id: id(3),
    name: 'Diez encuentros (demo)',
    why: 'Has venido a diez encuentros de demostración.',
    family: 'join',
    ...rule('events-attended', 10),
    ...active,
    petals: 8,
    palette: 'coral',
  },
  {
    id: id(4),
    name: 'Voz del blog (demo)',
    why: 'Tres comentarios tuyos han ayudado a quien leía de muestra.',
    family: 'give',
    ...rule('comments-published', 3),
    ...active,
    petals: 6,
    palette: 'violet',
  },
  {
    id: id(5),
    name: 'Ponente (demo)',
    why: 'Has dado una charla de demostración.',
    family: 'give',
    ...active,
    petals: 7,
    palette: 'sun',
  },
  {
    id: id(6),
    name: 'Promotora (demo)',
    why: 'Ayudas a que el club de muestra funcione.',
    family: 'care',
    ...rule('promoter'),
    ...active,
    petals: 5,
    palette: 'mint',
  },
  {
    id: id(7),
    name: 'Al cuidado (demo)',
    why: 'Has cuidado cien conversaciones de muestra.',
    family: 'care',
    ...rule('comments-moderated', 100),
    ...active,
    secret: true,
    petals: 6,
    palette: 'ink',
  },
  {
    id: id(8),
    name: 'Me apunto (demo)',
    why: 'Has pedido plaza en un evento de demostración.',
    family: 'join',
    ...rule('events-booked'),
    state: 'paused',
    petals: 5,
    palette: 'blush',
  },
  {
    id: id(9),
    name: 'Bienvenida (demo)',
    why: 'Ya eres parte del club de muestra.',
    family: 'learn',
    ...rule('account-confirmed'),
    state: 'draft',
    petals: 4,
    palette: 'lilac',
  },
];
