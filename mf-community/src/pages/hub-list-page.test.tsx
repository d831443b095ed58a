import type { HubPiece } from '@femcoders/contracts/hub';
import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoGroup, demoProject, demoResource, demoStudy } from '../../test/demo-hub.ts';
import { signedOut } from '../../test/signed-in.ts';
import * as page from './hub-list-page.tsx';

const hub = '/recursos-comunidad-femcoders-club';
let api: FakeApi;
/** @param total how many there are on all pages */
const answer = (pieces: HubPiece[], total = pieces.length) =>
  api.on('GET /hub/pieces', () => pieces).on('GET /hub/pieces/count', () => ({ total }));
beforeEach(() => {
  signedOut();
  api = new FakeApi().on('GET /hub/topics', [
    { topic: 'CSS', count: 3 },
    { topic: 'SQL', count: 1 },
  ]);
  answer([demoResource()]);
});
const open = (section = 'recursos', search = '') =>
  renderPage(page, `${hub}/${section}`, api, `${hub}/${section}${search}`);
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);

test('a resource says what it is, where it leads and whom it helped', async () => {
  open();
  const resource = await row('Guía de prueba');
  expect(resource.getByText('Artículo · En español · Gratis · guia.example')).toBeInTheDocument();
  expect(resource.getByText('Útil para 2')).toBeInTheDocument();
  expect(screen.getByText('No hay más.')).toBeInTheDocument();
});

test('a resource whose link does not answer says so', async () => {
  answer([demoResource({ details: { ...demoResource().details, unreachable: true } })]);
  open();
  expect((await row('Guía de prueba')).getByText('No responde')).toBeInTheDocument();
});

test('each section is asked for its own kind, and says what decides', async () => {
  answer([demoProject({ details: { ...demoProject().details, complete: true } })]);
  const { router } = open('proyectos');
  expect((await row('Huerto de prueba')).getByText('Equipo completo')).toBeInTheDocument();
  expect(api.asked).toContain('GET /hub/pieces?kind=project&page=1&limit=12');
  expect(screen.getByRole('combobox', { name: 'Equipo' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Equipo' }), 'Aún busca manos');
  await waitFor(() => expect(router.state.location.search).toBe('?abierto=si'));
  expect(api.asked).toContain('GET /hub/pieces?kind=project&open=yes&page=1&limit=12');
});

test('groups are for every level', async () => {
  answer([demoGroup()]);
  open('grupos');
  expect((await row('Grupo de prueba')).getByText('1 interesada')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Nivel' })).not.toBeInTheDocument();
});

test('a search for a study partner says how long it stays', async () => {
  answer([demoStudy()]);
  open('estudio');
  expect((await row('JavaScript de prueba')).getByText('En línea · Martes por la tarde')).toBeInTheDocument();
  expect(screen.getByText('No hay más. Cada búsqueda se retira sola a los 60 días.')).toBeInTheDocument();
});

test('what is looked for stands in the address, in words of the reader', async () => {
  const { router } = open('recursos', '?nivel=con-base');
  await row('Guía de prueba');
  expect(api.asked).toContain('GET /hub/pieces?kind=resource&level=intermediate&page=1&limit=12');
  const topic = screen.getByRole('combobox', { name: 'Tema' });
  await within(topic).findByRole('option', { name: 'SQL' });
  topic.focus();
  await userEvent.selectOptions(topic, 'SQL');
  await waitFor(() => expect(router.state.location.search).toBe('?tema=SQL&nivel=con-base'));
  expect(topic).toHaveFocus();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Busca' }), 'líneas{Enter}');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe('líneas'));
});

test('the way back restores the fields, too', async () => {
  const { router } = open('recursos', '?q=css');
  await row('Guía de prueba');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nivel' }), 'Avanzado');
  await waitFor(() => expect(router.state.location.search).toBe('?q=css&nivel=avanzado'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Nivel' })).toHaveValue(''));
  expect(screen.getByRole('searchbox', { name: 'Busca' })).toHaveValue('css');
});

test('a topic of an old link stays chosen, and what makes no sense is no filter', async () => {
  open('recursos', '?tema=Cobol&nivel=jefa');
  await row('Guía de prueba');
  expect(screen.getByRole('combobox', { name: 'Tema' })).toHaveValue('Cobol');
  expect(api.asked).toContain('GET /hub/pieces?kind=resource&topic=Cobol&page=1&limit=12');
});

test('a page has its neighbours, which keep what is looked for', async () => {
  answer([demoResource()], 25);
  open('recursos', '?q=css&pagina=2');
  const pages = within(await screen.findByRole('navigation', { name: 'Páginas' }));
  expect(pages.getByText('Página 2 de 3')).toBeInTheDocument();
  expect(pages.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', `${hub}/recursos?q=css`);
  expect(pages.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', `${hub}/recursos?q=css&pagina=3`);
  expect(screen.queryByText(/^No hay más/)).not.toBeInTheDocument();
});

test('beyond the last page one is led back', async () => {
  answer([]);
  open('recursos', '?q=css&pagina=9');
  expect(await screen.findByText('Hasta aquí llega la lista')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver a la primera página' })).toHaveAttribute(
    'href',
    `${hub}/recursos?q=css`,
  );
});

test('an empty section asks for the first, an empty search shows the way to all', async () => {
  answer([]);
  open();
  expect(await screen.findByText('Aún no hay recursos')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver todo' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Busca' }), 'nada{Enter}');
  expect(await screen.findByText('No hay nada con ese filtro')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver todo' })).toHaveAttribute('href', `${hub}/recursos`);
});

test('a list that does not come says so, and is asked for again', async () => {
  api.on('GET /hub/pieces', () => {
    throw new Error('No answer.');
  });
  open('recursos', '?q=css');
  expect(await screen.findByText('No hemos podido cargar esta sección')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Busca' })).toHaveValue('css');
  answer([demoResource()]);
  await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Guía de prueba' })).toBeInTheDocument();
});

test('while it is on its way it says that it is being looked for', async () => {
  api.on('GET /hub/pieces', hangs);
  open();
  expect(await screen.findByText('Buscando…')).toBeInTheDocument();
});
