import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { InHost, impatientQueryClient, renderPage } from '@femcoders/kit/test/render-page';
import { ApiError, UnreachableError } from '@femcoders/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { EventsApi } from '../../test/events-api.ts';
import * as confirmPlacePage from './confirm-place-page.tsx';

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
});

const secret = 'k'.repeat(43);
const keyWith = (name: string) => Buffer.concat([Buffer.alloc(32, 107), Buffer.from(name)]).toString('base64url');
async function nameField() {
  const field = await screen.findByLabelText(/^Tu nombre/);
  await waitFor(() => expect(field).toBeEnabled());
  return field;
}
const open = (hash = `#${secret}`) => {
  window.history.replaceState(null, '', `/eventos/confirmar-plaza${hash}`);
  return renderPage(confirmPlacePage, '/eventos/confirmar-plaza', api, '/eventos/confirmar-plaza');
};
const button = () => screen.findByRole('button', { name: 'Confirmar mi plaza' });
const press = async () => userEvent.click(await button());

test('opening the link confirms nothing; the button does, and leads to her place', async () => {
  api.onSend = () => ({ state: 'registered', token: 't'.repeat(43) });
  const key = keyWith('Ana Íñiguez');
  const { router } = open(`#${key}`);
  expect(await nameField()).toHaveValue('Ana Íñiguez');
  expect(screen.queryByLabelText(/Código/)).not.toBeInTheDocument();
  expect([api.asked, api.sent]).toEqual([[], []]);
  await press();
  expect(await screen.findByText('Otra página')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/eventos/mi-plaza', hash: `#${'t'.repeat(43)}` });
  expect(api.sent).toEqual([{ path: '/registrations/confirm', body: { key, name: 'Ana Íñiguez' } }]);
});

test('the name that a stranger may have typed is there to be changed, and hers is what is sent', async () => {
  api.onSend = () => {
    throw new ApiError(400, 'validation', 'Revisa.', [{ field: 'name', message: 'Escribe tu nombre.' }]);
  };
  open(`#${keyWith('Nombre Inventado')}`);
  await userEvent.clear(await nameField());
  await press();
  expect(await nameField()).toHaveAccessibleDescription(/Escribe tu nombre\./);
  expect(await nameField()).toHaveValue('');
  api.onSend = () => ({ state: 'registered', token: 't'.repeat(43) });
  await userEvent.type(await nameField(), 'Ana');
  await press();
  expect(await screen.findByText('Otra página')).toBeInTheDocument();
  expect(api.sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: '' }),
    expect.objectContaining({ name: 'Ana' }),
  ]);
});

test.each([keyWith(''), secret, 'k'.repeat(44), '.'.repeat(50)])(
  'a key without a name leaves it to her (%s)',
  async (key) => {
    open(`#${key}`);
    expect(await nameField()).toBeInTheDocument();
  },
);

test('a link that was cut asks for the code of the mail, and says what is wrong with it', async () => {
  open('#corto');
  api.onSend = () => {
    throw new ApiError(400, 'validation', 'Revisa.', [{ field: 'key', message: 'Pega el código de tu correo.' }]);
  };
  await press();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText(/^Código de tu correo/)).toHaveAccessibleDescription(/Pega el código de tu correo\./);
  api.onSend = () => ({ state: 'waiting', token: 't'.repeat(43) });
  await userEvent.click(screen.getByLabelText(/^Código de tu correo/));
  await userEvent.paste(`https://site.example/eventos/confirmar-plaza#${keyWith('Ana')}`);
  expect(await nameField()).toHaveValue('Ana');
  await press();
  expect(await screen.findByText('Otra página')).toBeInTheDocument();
  expect(api.sent.at(-1)?.body).toEqual({
    ...{ key: `https://site.example/eventos/confirmar-plaza#${keyWith('Ana')}`, name: 'Ana' },
  });
});

test.each([
  [new ApiError(404, 'not-found', 'Este enlace no guarda ninguna plaza.'), 'Este enlace no guarda ninguna plaza.'],
  [new ApiError(409, 'conflict', 'Este evento se ha cancelado.'), 'Este evento se ha cancelado.'],
  [new UnreachableError('No.'), noAnswerText],
])('what cannot be confirmed is said, and the button stays (%#)', async (error, says) => {
  api.onSend = () => {
    throw error;
  };
  open();
  await press();
  expect(await screen.findByText(says)).toBeInTheDocument();
  expect(await button()).toBeEnabled();
});

test('the server sends a form that works without scripts and is the same for everybody', () => {
  const html = renderToString(
    <InHost api={api} queryClient={impatientQueryClient()}>
      <StaticRouter location="/eventos/confirmar-plaza">
        <confirmPlacePage.Page />
      </StaticRouter>
    </InHost>,
  );
  expect(html).toMatch(/<form[^>]* action="\/api\/registrations\/confirm" method="post"/);
  const [, withoutScripts, rest] = /<noscript>(.*)<\/noscript>(.*)/.exec(html) ?? [];
  expect(withoutScripts).toMatch(/<input[^>]* name="key"/);
  expect(withoutScripts).toMatch(/<input[^>]* name="name"/);
  expect(withoutScripts).toMatch(/<button type="submit"/);
  // Where scripts are on their way, only they know the key.
  expect(rest).not.toMatch(/<button type="submit"/);
  // What they show is in its place already, and no browser sends it.
  expect(rest).toMatch(/<input(?=[^>]* name="waiting-name")(?=[^>]* disabled)/);
  expect(rest).not.toMatch(/<input(?![^>]* disabled)/);
  const url = new URL('https://site.example/eventos/confirmar-plaza');
  const page = { params: {}, url, queryClient: impatientQueryClient() };
  expect(confirmPlacePage.head(page)).toMatchObject({ noindex: true });
});
