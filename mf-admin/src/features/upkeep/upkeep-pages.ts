import { adminPage } from '../layout/admin-page.tsx';
import { upkeepSection as section } from './upkeep-section.ts';

/** `/admin/tareas`: what the site does by itself. */
export const upkeep = adminPage({
  section,
  title: 'Tareas',
  heading: section.title,
  description: 'Lo que la web hace sola y si lleva retraso.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "upkeep" */ './components/upkeep.tsx')).Upkeep,
});
