import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './propose-talk-page.tsx';

const path = '/presentaciones-destacadas/proponer';
const member = { id: 'u1', name: 'Socia', avatar: '', role: 'member' as const };
const summary = 'Qué pasa cuando la red va lenta y alguien escribe con calma.';
let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  sessionStore.setState({ status: 'signed-in', user: member }, true);
  api = new FakeApi();
});
const open = () => renderPage(page, path, api);
/** Pasted: typing letter by letter is slow on a page of this size. */
async function fill(name: string, text: string) {
  await userEvent.click(await screen.findByLabelText(name));
  await userEvent.paste(text);
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar la propuesta' }));

async function fillOwn() {
  await userEvent.click(await screen.findByRole('radio', { name: /^Mía/ }));
  await fill('Título', 'Formularios que esperan');
  await fill('De qué va', summary);
  await fill('Temas', 'Formularios, , Accesibilidad');
}

test('a member proposes a talk of hers, and reads how it goes on', async () => {
  api.on('POST /user/u1/talk-proposals', { title: 'Formularios que esperan' });
  open();
  await fillOwn();
  await send();
  expect(await screen.findByRole('heading', { name: 'La tenemos. Gracias.' })).toHaveFocus();
  expect(api.sent[0]?.body).toMatchObject({
    whose: 'own',
    title: 'Formularios que esperan',
    summary,
    topics: ['Formularios', 'Accesibilidad'],
    key: expect.any(String),
  });
  expect(localStorage.getItem('communityDraft:charla')).toBeNull();
});

test('for somebody else’s talk it asks how she can be reached, and says who reads that', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /^De otra persona/ }));
  expect(screen.getByLabelText('Cómo podemos dar con ella')).toHaveAccessibleDescription(/Solo lo lee el equipo/);
  await send();
  const summaryOfErrors = within(await screen.findByRole('alert'));
  expect(summaryOfErrors.getByRole('link', { name: 'Escribe quién la da' })).toBeInTheDocument();
  await userEvent.click(summaryOfErrors.getByRole('link', { name: 'Escribe el título' }));
  expect(screen.getByLabelText('Título')).toHaveFocus();
  expect(api.sent).toEqual([]);
});

test('what did not arrive stays, and sent again it is known to be the same', async () => {
  open();
  await fillOwn();
  await send();
  expect(await screen.findByText(/No hemos podido conectar/)).toBeInTheDocument();
  expect(screen.getByLabelText('Título')).toHaveValue('Formularios que esperan');
  api.on('POST /user/u1/talk-proposals', { title: 'Formularios que esperan' });
  await send();
  await screen.findByRole('heading', { name: 'La tenemos. Gracias.' });
  const keys = api.sent.map(({ body }) => (body as { key: string }).key);
  expect(keys[0]).toBe(keys[1]);
});

test('what was begun another time is there again', async () => {
  localStorage.setItem('communityDraft:charla', JSON.stringify({ title: 'A medias', topics: 3 }));
  open();
  expect(await screen.findByText('Hemos recuperado lo que empezaste a escribir.')).toBeInTheDocument();
  expect(screen.getByLabelText('Título')).toHaveValue('A medias');
});

test('a visitor sees how talks are chosen, and the way in', async () => {
  sessionStore.setState({ status: 'anonymous', user: null }, true);
  open();
  expect(await screen.findByRole('heading', { name: 'Cómo se elige' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    `/login?volver=${encodeURIComponent(path)}`,
  );
  await waitFor(() => expect(screen.queryByLabelText('Título')).not.toBeInTheDocument());
});
