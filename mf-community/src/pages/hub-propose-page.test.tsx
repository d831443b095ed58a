import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { ApiError } from '@femcoders/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoResource, ownHub, ownPiece } from '../../test/demo-hub.ts';
import { signedIn, signedOut } from '../../test/signed-in.ts';
import * as page from './hub-propose-page.tsx';

const path = '/recursos-comunidad-femcoders-club/proponer';
let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  signedIn();
  api = new FakeApi().on('GET /user/ella/hub', ownHub());
});
const open = (search = '?tipo=recurso') => renderPage(page, path, api, `${path}${search}`);
const form = async (name = 'Comparte un recurso') => within(await screen.findByRole('form', { name }));
const body = 'La leí entera y por fin entiendo las líneas con nombre.';

async function fill() {
  const { getByLabelText } = await form();
  const put = async (field: HTMLElement, text: string) => {
    await userEvent.click(field);
    await userEvent.paste(text);
  };
  await put(getByLabelText('Título'), 'Guía de prueba');
  await put(getByLabelText('Dirección'), 'https://guia.example/');
  await put(getByLabelText('Por qué es útil'), body);
  await put(getByLabelText(/^Temas/), 'CSS, , Grid');
}
const send = async (label = 'Enviar para revisar') => userEvent.click(screen.getByRole('button', { name: label }));

test('a visitor sees what it is for, with the way in that leads back', async () => {
  signedOut();
  open();
  expect(await screen.findByText(/Con tu cuenta compartes recursos/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    `/login?volver=${encodeURIComponent(`${path}?tipo=recurso`)}`,
  );
});

test('while it is on its way it says so, and what does not come is asked for again', async () => {
  api.on('GET /user/ella/hub', hangs);
  const { queryClient } = open();
  expect(await screen.findByText('Cargando el formulario…')).toBeInTheDocument();
  await queryClient.cancelQueries();
  api.on('GET /user/ella/hub', () => {
    throw new Error('No answer.');
  });
  void queryClient.refetchQueries();
  expect(await screen.findByText('No hemos podido cargar tu formulario')).toBeInTheDocument();
  api.on('GET /user/ella/hub', ownHub());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await form();
});

test('the fields follow what is shared, and what was typed for another kind is not lost', async () => {
  open('');
  await userEvent.click((await form('Compartir algo')).getByRole('radio', { name: /^Grupo/ }));
  await userEvent.type((await form('Monta un grupo')).getByLabelText('Tema del grupo'), 'Datos');
  await userEvent.click(screen.getByRole('radio', { name: /^Proyecto/ }));
  expect((await form('Cuenta tu proyecto')).getByLabelText('Nombre del proyecto')).toHaveValue('Datos');
  expect(screen.getByLabelText('Horas a la semana')).toBeInTheDocument();
  expect(screen.queryByLabelText('Cada cuánto os juntáis')).not.toBeInTheDocument();
});

test('somebody reads the first ones, and the page says so before and after', async () => {
  api.on('POST /user/ella/hub/pieces', ownPiece(demoResource(), { state: 'pending' }));
  open();
  await fill();
  expect(screen.getByText(/Antes lo lee alguien del equipo/)).toBeInTheDocument();
  await send();
  expect(await screen.findByRole('heading', { name: 'Lo leemos y te escribimos' })).toHaveFocus();
  expect(api.sent[0]?.body).toMatchObject({
    ...{ kind: 'resource', title: 'Guía de prueba', url: 'https://guia.example/', body, topics: ['CSS', 'Grid'] },
  });
  expect(localStorage.getItem('communityDraft:pieza')).toBeNull();
});

test('anyone who is trusted sees hers published at once, and shares something else', async () => {
  api.on('GET /user/ella/hub', ownHub({ trusted: true })).on('POST /user/ella/hub/pieces', ownPiece(demoResource()));
  open();
  await fill();
  await send('Publicar');
  expect(await screen.findByRole('heading', { name: 'Ya está publicado' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Verlo' })).toHaveAttribute(
    'href',
    path.replace('proponer', 'pieza/guia-de-prueba'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Compartir otra cosa' }));
  expect((await form()).getByLabelText('Título')).toHaveValue('');
});

test('what is missing shows at its field before anything is sent', async () => {
  open();
  await form();
  await send();
  const problems = within(await screen.findByRole('alert'));
  expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Escribe el título',
    'Escribe la dirección del recurso',
    'Cuenta por qué es útil',
  ]);
  expect(api.sent).toEqual([]);
});

test('what the API refuses shows at its field, and nothing is lost', async () => {
  api.on('POST /user/ella/hub/pieces', () => {
    const message = 'Esa dirección no lleva a ninguna parte de la web';
    throw new ApiError(400, 'validation', message, [{ field: 'url', message }]);
  });
  open();
  await fill();
  await send();
  expect(await screen.findByRole('link', { name: /no lleva a ninguna parte/ })).toHaveAttribute('href', '#url');
  expect((await form()).getByLabelText('Título')).toHaveValue('Guía de prueba');
});

test('what did not arrive is known to be the same when it is sent again', async () => {
  open();
  await fill();
  await send();
  expect(await screen.findByText(/No hemos podido conectar/)).toBeInTheDocument();
  api.on('POST /user/ella/hub/pieces', ownPiece(demoResource(), { state: 'pending' }));
  await send('Reintentar');
  await screen.findByRole('heading', { name: 'Lo leemos y te escribimos' });
  expect(api.sent[1]).toEqual(api.sent[0]);
});

test('what was begun another time is there again', async () => {
  localStorage.setItem('communityDraft:pieza', JSON.stringify({ kind: 'group', title: 'A medias', rhythm: 3 }));
  open('');
  expect(await screen.findByText(/Seguimos con lo que habías empezado/)).toBeInTheDocument();
  expect((await form('Monta un grupo')).getByLabelText('Tema del grupo')).toHaveValue('A medias');
});

describe('changing a piece', () => {
  const edit = (piece = ownPiece(demoResource())) => {
    api.on('GET /user/ella/hub', ownHub({ pieces: [piece] }));
    return open('?editar=r1');
  };

  test('begins with what it says, and names the version that she began from', async () => {
    api.on('PUT /user/ella/hub/pieces/r1', ownPiece(demoResource(), { state: 'pending' }));
    edit();
    expect((await form('Cambiar «Guía de prueba»')).getByLabelText('Título')).toHaveValue('Guía de prueba');
    expect(screen.getByText(/la publicación deja de verse/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Título'), ' (2)');
    await send('Guardar los cambios');
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(api.sent[0]?.body).toMatchObject({ title: 'Guía de prueba (2)', updatedAt: '2026-11-20T10:00:00.000Z' });
  });

  test('says why it was not published', async () => {
    edit(ownPiece(demoResource(), { state: 'rejected', reason: 'El enlace no lleva a lo que dices.' }));
    expect(await screen.findByText(/No lo publicamos por esto: El enlace/)).toBeInTheDocument();
  });

  test('is not for what is another’s, or was taken down', async () => {
    edit(ownPiece(demoResource(), { state: 'removed' }));
    expect(await screen.findByText('Esta publicación no se puede cambiar')).toBeInTheDocument();
  });
});
