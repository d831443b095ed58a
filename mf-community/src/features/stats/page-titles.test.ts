import { pageName } from './page-titles.ts';

const titles = new Map([
  ['/eventos', 'Eventos'],
  ['/blog', 'Blog'],
]);

test.each([
  ['/blog', 'Blog'],
  ['/eventos/taller/apuntarme', 'Una página de «Eventos»'],
  ['/admin/personas/7', 'La administración'],
  ['/administrar', 'Otra página de esta web'],
  ['/', 'Otra página de esta web'],
])('%s is called «%s», never by its path', (path, name) => {
  expect(pageName(path, titles)).toBe(name);
});
