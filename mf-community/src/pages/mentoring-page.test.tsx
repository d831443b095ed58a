import type { MentorCard } from '@femcoders/contracts/mentoring';
import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { UnreachableError } from '@femcoders/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as mentoringPage from './mentoring-page.tsx';

const card = (number: number, change: Partial<MentorCard> = {}): MentorCard => ({
  slug: `mentora-${number}`,
  name: `Mentora ${number}`,
  headline: 'Desarrolladora de prueba',
  topics: ['react', 'testing'],
  languages: ['es', 'ca'],
  formats: ['ciclo'],
  modalities: ['en-linea'],
  city: '',
  hasRoom: true,
  ...change,
});
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  answer(cards(2));
});
/** @param total how many there are on all pages */
const answer = (mentors: MentorCard[], total = mentors.length) =>
  api.on('GET /mentors', () => mentors).on('GET /mentors/count', () => ({ total }));
const open = (address = '/mentoria') => renderPage(mentoringPage, '/mentoria', api, address);
const region = () => screen.findByRole('region', { name: 'Quién te puede acompañar' });
const list = () => within(screen.getByRole('region', { name: 'Quién te puede acompañar' }));
const go = (router: ReturnType<typeof open>['router'], address: string) => act(() => router.navigate(address));

test('the page says what mentoring is, its formats and how it goes, with both ways in', async () => {
  open();
  await region();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentoría' })).toBeInTheDocument();
  for (const name of ['Qué es y qué no es', 'Tres formatos', 'Cómo va', 'Lo que nos preguntáis'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pedir mentora' })).toHaveAttribute('href', '/mentoria/pedir');
  expect(screen.getByRole('link', { name: 'Ofrecerme como mentora' })).toHaveAttribute('href', '/mentoria/ofrecer');
});

test('a card says topics, languages, how to meet and whether there is room, and leads to her page', async () => {
  answer([card(1), card(2, { hasRoom: false, modalities: ['en-linea', 'presencial'], city: 'Vigo' })]);
  open();
  await region();
  await list().findByText('Mentora 1');
  const [one, two] = list()
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(one).toHaveTextContent('Castellano y catalán. Ciclo de 3 meses. En línea.');
  expect(one).toHaveTextContent('Tiene sitio');
  expect(two).toHaveTextContent('En línea o en persona (Vigo)');
  expect(two).toHaveTextContent('Sin sitio ahora');
  expect(list().getByRole('link', { name: 'Mentora 1' })).toHaveAttribute('href', '/mentoria/mentora-1');
});

test('the address filters the list, and what makes no sense there does not', async () => {
  open('/mentoria?tema=react&idioma=ca&formato=ciclo&modalidad=en-linea&sitio=si&pagina=2');
  await region();
  await list().findByText('Mentora 1');
  expect(api.asked).toContain(
    'GET /mentors?topic=react&language=ca&format=ciclo&modality=en-linea&room=yes&page=2&limit=12',
  );
  expect(list().getByRole('combobox', { name: 'Tema' })).toHaveValue('react');
  expect(list().getByRole('checkbox', { name: 'Con sitio libre' })).toBeChecked();
});

test('a filter that is chosen goes into the address', async () => {
  const { router } = open('/mentoria?tema=nada');
  await region();
  await list().findByText('Mentora 1');
  await userEvent.selectOptions(list().getByRole('combobox', { name: 'Idioma' }), 'Catalán');
  await userEvent.click(list().getByRole('button', { name: 'Filtrar' }));
  expect(router.state.location.search).toBe('?idioma=ca');
  await userEvent.click(await list().findByRole('link', { name: 'Quitar filtros' }));
  expect(router.state.location.search).toBe('');
});

test('without anybody who fits, the list says so; without anybody at all, too', async () => {
  answer([]);
  const { router } = open('/mentoria?tema=react');
  await region();
  expect(await list().findByText('Ninguna mentora visible encaja con todo eso')).toBeInTheDocument();
  await go(router, '/mentoria');
  expect(await list().findByText('Todavía no hay mentoras que se muestren aquí')).toBeInTheDocument();
  await go(router, '/mentoria?pagina=9');
  expect(await list().findByText('No hay más mentoras')).toBeInTheDocument();
});

test('a full page leads to the next, a short list says that it is all', async () => {
  answer(cards(12), 15);
  const { router } = open();
  await region();
  expect(await list().findByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/mentoria?pagina=2#mentoras');
  answer(cards(3), 15);
  await go(router, '/mentoria?pagina=2');
  expect(await list().findByText('Página 2 de 2')).toBeInTheDocument();
  expect(list().getByText(/Hay 15\./)).toBeInTheDocument();
  answer(cards(3));
  await go(router, '/mentoria?tema=react');
  expect(await list().findByText(/Hay 3\./)).toBeInTheDocument();
});

test('while it is on its way its place says so; a failure costs only itself, and "Reintentar" loads it', async () => {
  api.on('GET /mentors', hangs);
  const { router } = open();
  await region();
  expect(await list().findByRole('status')).toHaveTextContent('Cargando mentoras…');
  api.on('GET /mentors', () => {
    throw new UnreachableError('No hemos podido conectar.');
  });
  await go(router, '/mentoria?tema=react');
  expect(await list().findByRole('alert')).toHaveTextContent('No hemos podido cargar las mentoras');
  expect(screen.getByRole('heading', { name: 'Tres formatos' })).toBeInTheDocument();
  answer(cards(1));
  await userEvent.click(list().getByRole('link', { name: 'Reintentar' }));
  expect(await list().findByText('Mentora 1')).toBeInTheDocument();
});
