import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/cifras`: the site in numbers. */
export const figures = adminPage({
  title: 'Cifras',
  description: 'El sitio en números, por periodo.',
  lines: 8,
  load: async () =>
    (await import(/* webpackChunkName: "figures-board" */ './components/figures-board.tsx')).FiguresBoard,
});
