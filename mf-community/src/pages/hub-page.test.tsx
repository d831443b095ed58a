import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoIdea, demoProject, demoResource } from '../../test/demo-hub.ts';
import { signedOut } from '../../test/signed-in.ts';
import * as page from './hub-page.tsx';

const path = '/recursos-comunidad-femcoders-club';
const front = {
  kinds: [
    { kind: 'resource', count: 5, latest: [demoResource()] },
    { kind: 'project', count: 1, latest: [demoProject()] },
    { kind: 'group', count: 0, latest: [] },
    { kind: 'study', count: 0, latest: [] },
  ],
  ideas: [demoIdea({ state: 'under_way', news: 'Ya hay seis.', newsAt: '2026-11-13T10:00:00.000Z' })],
};
let api: FakeApi;
beforeEach(() => {
  signedOut();
  api = new FakeApi().on('GET /hub/front', front);
});
const open = () => renderPage(page, path, api);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('each section shows its latest and leads to all of them, or to the form', async () => {
  open();
  const resources = await section('Recursos');
  expect(resources.getByRole('link', { name: 'Guía de prueba' })).toHaveAttribute(
    'href',
    `${path}/pieza/guia-de-prueba`,
  );
  expect(resources.getByText('Útil para 2')).toBeInTheDocument();
  expect(resources.getByRole('link', { name: 'Ver los 5' })).toHaveAttribute('href', `${path}/recursos`);
  const projects = await section('Proyectos que buscan manos');
  expect(within(projects.getByRole('list', { name: 'Manos que faltan' })).getAllByRole('listitem')).toHaveLength(2);
  expect(projects.queryByRole('link', { name: /^Ver los/ })).not.toBeInTheDocument();
});

test('a section with nothing in it asks for the first', async () => {
  open();
  const groups = await section('Grupos de interés');
  expect(groups.getByText('Aún no hay grupos. La primera puede ser la tuya.')).toBeInTheDocument();
  expect(groups.getByRole('link', { name: 'Monta un grupo' })).toHaveAttribute('href', `${path}/proponer?tipo=grupo`);
});

test('the ideas with most votes say how they stand', async () => {
  open();
  const ideas = await section('Once ideas, y tú decides cuál va antes');
  expect(ideas.getByText('En marcha')).toBeInTheDocument();
  expect(ideas.getByText(/Ya hay seis\./)).toHaveTextContent('13 de noviembre de 2026');
  expect(ideas.getByText('4 votos')).toBeInTheDocument();
});

test('while it is on its way it says so, with the sections in their place', async () => {
  api.on('GET /hub/front', hangs);
  open();
  expect(await screen.findByText('Cargando lo nuevo de cada sección…')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ideas' })).toHaveAttribute('href', `${path}/ideas`);
});

test('what did not come is asked for again', async () => {
  api.on('GET /hub/front', () => {
    throw new Error('No answer.');
  });
  open();
  expect(await screen.findByText('No hemos podido cargar lo que hay')).toBeInTheDocument();
  api.on('GET /hub/front', front);
  await userEvent.click(screen.getByRole('link', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Guía de prueba' })).toBeInTheDocument());
});
