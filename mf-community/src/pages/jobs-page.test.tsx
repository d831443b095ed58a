import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { sessionStore, UnreachableError } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobEntry } from '../../test/demo-jobs.ts';
import * as page from './jobs-page.tsx';

const path = '/ofertas-de-trabajo';
let api: FakeApi;
const answer = (jobs: object[], total = jobs.length) =>
  api.on('GET /jobs', () => jobs).on('GET /jobs/count', () => ({ total }));
beforeEach(() => {
  sessionStore.setState({ status: 'anonymous', user: null }, true);
  api = new FakeApi();
  answer([jobEntry()]);
});
const open = (address = path) => renderPage(page, path, api, address);

test('each offer says first what it pays, and leads to its page', async () => {
  open();
  const row = within((await screen.findByRole('link', { name: 'Desarrollo web' })).closest('li') as HTMLElement);
  expect(row.getByText('28.000 – 36.000 €')).toBeInTheDocument();
  expect(row.getByText('Híbrido en Barcelona · Junior · Indefinido · Jornada completa')).toBeInTheDocument();
  expect(row.getByRole('link')).toHaveAttribute('href', `${path}/desarrollo-web-1`);
});

test('what is searched for stands in the address, and each filter can be taken away', async () => {
  const { router } = open(`${path}?nivel=junior&salario=30000`);
  await screen.findByRole('link', { name: 'Desarrollo web' });
  expect(api.asked).toContain('GET /jobs?nivel=junior&salario=30000&page=1&limit=20');
  await userEvent.click(screen.getByRole('link', { name: 'Quitar el filtro desde 30.000 €' }));
  await waitFor(() => expect(router.state.location.search).toBe('?nivel=junior'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /desde 30/ })).not.toBeInTheDocument());
  const mode = screen.getByRole('combobox', { name: 'Modalidad' });
  mode.focus();
  await userEvent.selectOptions(mode, 'En remoto');
  await waitFor(() => expect(router.state.location.search).toBe('?modalidad=remoto&nivel=junior'));
  expect(mode).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Que pague al menos/ })).toHaveValue('');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Busca' }), 'react{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('q=react'));
});

test('what makes no sense in an address is no filter', async () => {
  open(`${path}?nivel=jefa&salario=mucho&modalidad=toString`);
  await screen.findByRole('link', { name: 'Desarrollo web' });
  expect(api.asked[0]).toBe('GET /jobs?page=1&limit=20');
});

test('a list of several pages says which one it is, above and below it, and in the title', async () => {
  answer([jobEntry()], 45);
  open(`${path}?pagina=2`);
  expect(await screen.findByText('45 ofertas, página 2 de 3')).toBeInTheDocument();
  expect(screen.getByText('Página 2 de 3')).toBeInTheDocument();
  const url = new URL(`https://site.example${path}?pagina=2`);
  expect(page.head({ url } as Parameters<typeof page.head>[0])).toMatchObject({
    title: 'Ofertas de trabajo, página 2',
  });
});

test('a search without offers leads to an alert of it', async () => {
  answer([]);
  open(`${path}?nivel=senior`);
  expect(await screen.findByText('Hoy no hay ofertas con ese filtro')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Crear alerta' })).toHaveAttribute('href', `${path}/alertas?nivel=senior`);
});

test('a list that does not come says so, and is asked for again', async () => {
  api.on('GET /jobs', () => {
    throw new UnreachableError('No hemos podido conectar.');
  });
  open();
  expect(await screen.findByText('No hemos podido cargar las ofertas')).toBeInTheDocument();
  answer([jobEntry()]);
  await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Desarrollo web' })).toBeInTheDocument();
});

test('while it is on its way it says that it is being looked for', async () => {
  api.on('GET /jobs', hangs);
  open();
  expect(await screen.findByText('Buscando ofertas…')).toBeInTheDocument();
});

test('a member asks again and sees what is for members first', async () => {
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  open();
  await screen.findByRole('link', { name: 'Desarrollo web' });
  answer([jobEntry({ id: 'j2', title: 'Solo para socias', membersUntil: '2026-11-30T10:00:00.000Z' }), jobEntry()]);
  act(() => sessionStore.setState({ status: 'signed-in', user }, true));
  const first = (await screen.findByRole('link', { name: 'Solo para socias' })).closest('li') as HTMLElement;
  expect(within(first).getByText('Antes para miembros')).toBeInTheDocument();
});
