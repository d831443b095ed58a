import { asProjects, finishStep, keepProject, storedProject } from './stored-projects.ts';

const code = { html: '<h1>Sopa</h1>', css: '', js: '' };

afterEach(() => localStorage.clear());

test('what she writes and what she has passed are kept, each project by itself', () => {
  keepProject('proyectos/receta', { code });
  finishStep('proyectos/receta', 'titulo');
  finishStep('proyectos/receta', 'titulo');
  expect(storedProject('proyectos/receta')).toEqual({ code, done: ['titulo'] });
  expect(storedProject('proyectos/menu')).toEqual({ code: null, done: [] });
});

test('another tab is not written over', () => {
  keepProject('proyectos/receta', { code });
  localStorage.setItem('projects', JSON.stringify({ 'proyectos/menu': { code: null, done: ['boton'] } }));
  keepProject('proyectos/receta', { done: ['titulo'] });
  expect(storedProject('proyectos/menu').done).toEqual(['boton']);
});

test.each([null, 7, 'texto'])('what is no list of projects is none: %j', (value) => {
  expect(asProjects(value)).toBeUndefined();
});

test('of what another version has written stays what is understood', () => {
  expect(
    asProjects({
      'proyectos/receta': { code: { html: 1 }, done: ['titulo'] },
      'proyectos/menu': { done: 'boton' },
      'proyectos/buscador': null,
    }),
  ).toEqual({ 'proyectos/receta': { code: null, done: ['titulo'] } });
});
