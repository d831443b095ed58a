import type { Fact } from '@femcoders/contracts/achievement-names';
import type { achievements } from '../database/achievement-tables.ts';

type DemoAchievement = Omit<typeof achievements.$inferInsert, 'createdAt' | 'updatedAt'> & { id: string };

const id = (n: number) => `00000000-0000-4000-8000-0000000007${String(n).padStart(2, '0')}`;
const rule = (fact: Fact, threshold = 1) => ({ fact, threshold });
const achievement = (
  n: number,
  family: DemoAchievement['family'],
  petals: DemoAchievement['petals'],
  palette: DemoAchievement['palette'],
  text: Omit<DemoAchievement, 'id' | 'family' | 'petals' | 'palette'>,
): DemoAchievement => ({ state: 'active', ...text, id: id(n), family, petals, palette });

/** Achievements of every kind and state, named so that nobody takes them for those of the community. */
export const demoAchievements: readonly DemoAchievement[] = [
  achievement(1, 'join', 4, 'coral', {
    name: 'Primera visita (demo)',
    why: 'Has venido a tu primer encuentro de demostración.',
    ...rule('events-attended'),
  }),
  achievement(2, 'join', 5, 'coral', {
    name: 'Cinco encuentros (demo)',
    why: 'Has venido a cinco encuentros de demostración.',
    ...rule('events-attended', 5),
  }),
  achievement(3, 'join', 8, 'coral', {
    name: 'Diez encuentros (demo)',
    why: 'Has venido a diez encuentros de demostración.',
    ...rule('events-attended', 10),
  }),
  achievement(4, 'give', 6, 'violet', {
    name: 'Voz del blog (demo)',
    why: 'Tres comentarios tuyos han ayudado a quien leía de muestra.',
    ...rule('comments-published', 3),
  }),
  achievement(5, 'give', 7, 'sun', {
    name: 'Ponente (demo)',
    why: 'Has dado una charla de demostración.',
  }),
  achievement(6, 'care', 5, 'mint', {
    name: 'Promotora (demo)',
    why: 'Ayudas a que el club de muestra funcione.',
    ...rule('promoter'),
  }),
  achievement(7, 'care', 6, 'ink', {
    name: 'Al cuidado (demo)',
    why: 'Has cuidado cien conversaciones de muestra.',
    ...rule('comments-moderated', 100),
    secret: true,
  }),
  achievement(8, 'join', 5, 'blush', {
    name: 'Me apunto (demo)',
    why: 'Has pedido plaza en un evento de demostración.',
    ...rule('events-booked'),
    state: 'paused',
  }),
  achievement(9, 'learn', 4, 'lilac', {
    name: 'Bienvenida (demo)',
    why: 'Ya eres parte del club de muestra.',
    ...rule('account-confirmed'),
    state: 'draft',
  }),
];
