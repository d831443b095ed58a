import { visitName } from '../every-page.ts';
import { movedTooMuch } from '../late-arrival.ts';
import { answerCookies, expect, test } from '../visitor.ts';

// Of each kind one: what the server sends whole, what only members see, forms, and the administration's pages, whose
// parts arrive one by one. All others: e2e/long.
const pages = [
  { path: '/login' },
  { path: '/equipo' },
  { path: '/register/sobre-ti', asAdmin: true },
  { path: '/personaliza-perfil', asAdmin: true },
  { path: '/personaliza-perfil/avisos', asAdmin: true },
  { path: '/mentoria/pedir', asAdmin: true },
  { path: '/ofertas-de-trabajo/alertas', asAdmin: true },
  { path: '/admin', asAdmin: true },
  { path: '/admin/personas', asAdmin: true },
  { path: '/admin/despliegues/mf-blog', asAdmin: true },
  { path: '/admin/eventos/00000000-0000-4000-8000-000000000103/asistentes', asAdmin: true },
];

for (const target of pages) {
  test(`nothing jumps on ${visitName(target)} when what it shows arrives late`, async ({ page }) => {
    await answerCookies(page);
    expect(await movedTooMuch(page, target)).toEqual([]);
  });
}
