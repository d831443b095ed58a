import { adminPage } from '../layout/admin-page.tsx';
import { figuresSection as section } from './figures-section.ts';

/** `/admin/cifras`: the site in numbers. */
export const figures = adminPage({
  section,
  title: 'Cifras',
  heading: section.title,
  description: 'El sitio en números, por periodo.',
  lines: 8,
  load: async () =>
    (await import(/* webpackChunkName: "figures-board" */ './components/figures-board.tsx')).FiguresBoard,
});
