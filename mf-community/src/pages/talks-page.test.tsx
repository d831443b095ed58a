import type { TalkChoices } from '@femcoders/contracts/talk';
import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoTalk } from '../../test/demo-talks.ts';
import * as page from './talks-page.tsx';

const path = '/presentaciones-destacadas';
const choices = (total: number): TalkChoices => ({
  total,
  topics: [
    { key: 'css', name: 'CSS', count: 2 },
    { key: 'git', name: 'Git', count: 1 },
  ],
  years: ['2026', '2025'],
});
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('GET /talks', [demoTalk()]).on('GET /talk-choices', choices(1));
});
const open = (address = path) => renderPage(page, path, api, address);

test('each talk leads to its page and says who gives it, how long it is and for whom', async () => {
  api.on('GET /talks', [demoTalk({ minutes: 18, language: 'ca', helped: 1 })]);
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Charla de prueba' })).toHaveAttribute('href', `${path}/charla-1`);
  expect(card.getByText('Ana Prueba')).toBeInTheDocument();
  expect(card.getByText('Charla · Inicial · En catalán · marzo de 2026')).toBeInTheDocument();
  expect(card.getByText('Ha ayudado a 1 persona')).toBeInTheDocument();
  expect(screen.getByText('1 charla')).toBeInTheDocument();
});

test('what is chosen stands in the address, is asked for, and can be taken off', async () => {
  const { router } = open();
  const topic = await screen.findByRole('combobox', { name: 'Tema' });
  await within(topic).findByRole('option', { name: 'Git (1)' });
  topic.focus();
  await userEvent.selectOptions(topic, 'Git (1)');
  await waitFor(() => expect(router.state.location.search).toBe('?tema=git'));
  expect(topic).toHaveFocus();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Orden' }), 'Las más cortas');
  await waitFor(() => expect(router.state.location.search).toBe('?tema=git&orden=cortas'));
  await waitFor(() => expect(api.asked).toContain('GET /talks?topic=git&order=cortas&page=1&limit=12'));
  await userEvent.click(await screen.findByRole('link', { name: 'Quitar filtros' }));
  await waitFor(() => expect(router.state.location.search).toBe('?orden=cortas'));
});

test('an address says what is chosen; what makes no sense in it is left out', async () => {
  open(`${path}?tema=css&nivel=avanzado&fecha=ayer&formato=cine&pagina=0`);
  expect(await screen.findByRole('combobox', { name: 'Tema' })).toHaveValue('css');
  expect(screen.getByRole('combobox', { name: 'Nivel' })).toHaveValue('avanzado');
  expect(screen.getByRole('combobox', { name: 'Formato' })).toHaveValue('');
  expect(api.asked[0]).toBe('GET /talks?topic=css&level=avanzado&page=1&limit=12');
});

test('many talks come in pages with addresses, and the list has an end', async () => {
  api.on('GET /talk-choices', choices(13));
  const { router } = open(`${path}?tema=css`);
  await userEvent.click(await screen.findByRole('link', { name: 'Siguiente' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tema=css&pagina=2'));
  expect(await screen.findByText('13 charlas, página 2 de 2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
});

test('without talks of a topic one is invited to bring the first', async () => {
  api.on('GET /talks', []).on('GET /talk-choices', choices(0));
  open(`${path}?tema=git`);
  expect(await screen.findByText('Aún no hay charlas de Git')).toBeInTheDocument();
  const ways = screen.getAllByRole('link', { name: 'Proponer una charla' });
  expect(ways.at(-1)).toHaveAttribute('href', `${path}/proponer`);
});

test('without any talk, and with filters that leave none, it says so', async () => {
  api.on('GET /talks', []).on('GET /talk-choices', choices(0));
  open();
  expect(await screen.findByText('Aún no hay charlas publicadas')).toBeInTheDocument();
  open(`${path}?tema=git&nivel=avanzado`);
  expect(await screen.findByText('Ninguna charla con estos filtros')).toBeInTheDocument();
});

test('what does not come can be asked for again, and what was chosen stays', async () => {
  api.on('GET /talks', () => {
    throw new Error('lejos');
  });
  open(`${path}?tema=css`);
  expect(await screen.findByText('No hemos podido traer las charlas')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Tema' })).toHaveValue('css');
  api.on('GET /talks', [demoTalk()]);
  await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Charla de prueba' })).toBeInTheDocument();
});

test('while it loads it says so', async () => {
  api.on('GET /talks', hangs);
  open();
  expect(await screen.findByText('Cargando las charlas…')).toBeInTheDocument();
});
