import { adminPage } from './admin-page.tsx';
import { SectionList } from './section-list.tsx';

/** `/admin`: what waits in each section. */
export const home = adminPage({
  title: 'Hoy toca',
  description: 'Lo que espera a que el equipo lo atienda.',
  load: async () => SectionList,
});
