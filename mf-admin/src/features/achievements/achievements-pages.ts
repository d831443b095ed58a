import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/achievements`: what the community thanks its members for. */
export const achievements = adminPage({
  load: async () => (await import(/* webpackChunkName: "achievement-list" */ './achievement-list.tsx')).AchievementList,
});

/** `/admin/achievements/:id`: the texts of an achievement, its rule, and whether it is awarded. */
export const achievement = adminPage({
  title: 'Logro',
  description: 'Cómo se consigue un logro, cómo se ve y si se da.',
  load: async () =>
    (await import(/* webpackChunkName: "achievement-form" */ './components/achievement-form.tsx')).achievementForm.Open,
});

/** `/admin/achievements/:id/personas`: who has an achievement, or had it. */
export const achievementAwards = adminPage({
  title: 'Quién lo tiene',
  description: 'Quién tiene o ha tenido un logro, y por qué.',
  load: async () => (await import(/* webpackChunkName: "achievement-award-list" */ './components/awards.tsx')).Awards,
});

/** `/admin/achievements/nuevo`: makes an achievement, as a draft. */
export const newAchievement = adminPage({
  title: 'Logro nuevo',
  description: 'Un logro en borrador: cómo se llama, cómo se consigue y cómo se ve.',
  load: async () =>
    (await import(/* webpackChunkName: "achievement-form" */ './components/achievement-form.tsx')).achievementForm.New,
});
