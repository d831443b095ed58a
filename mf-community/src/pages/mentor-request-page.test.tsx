import type { OwnMentoring, OwnRequest } from '@femcoders/contracts/mentoring';
import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import { ApiError } from '@femcoders/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn, signedOut } from '../../test/signed-in.ts';
import * as offerPage from './mentor-offer-page.tsx';
import * as requestPage from './mentor-request-page.tsx';

const nothing: OwnMentoring = { mentor: null, request: null, toAnswer: [], pairs: [] };
const goal = 'Quiero preparar mis primeras entrevistas de frontend sin quedarme en blanco.';
const request: OwnRequest = {
  id: 'una',
  state: 'asked',
  goal,
  level: 'first-job',
  topics: ['react'],
  languages: ['es'],
  format: 'ciclo',
  modalities: ['en-linea'],
  city: '',
  slots: ['11'],
  preferences: '',
  contact: 'Por Slack',
  createdAt: '2026-11-20T10:00:00Z',
  proposals: [],
  pair: null,
};

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  signedIn();
  api = new FakeApi().on('GET /user/ella/mentoring', nothing);
});
const open = () => renderPage(requestPage, '/mentoria/pedir', api);
const form = async () => within(await screen.findByRole('form', { name: 'Pedir mentora' }));

/** Pasted: typing letter by letter is slow on a page of this size. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

type Fields = Awaited<ReturnType<typeof form>>;
const step = (fields: Fields) => fields.getByRole('heading', { level: 2 }).textContent;
const next = (fields: Fields) => userEvent.click(fields.getByRole('button', { name: 'Siguiente' }));

/** Fills in all steps, and stands at the last. */
async function fillIn(fields: Fields) {
  await fill(fields.getByRole('textbox', { name: /Qué quieres conseguir/ }), goal);
  await userEvent.click(fields.getByRole('radio', { name: 'Busco mi primer empleo' }));
  await next(fields);
  await userEvent.click(fields.getByRole('checkbox', { name: 'React' }));
  await userEvent.click(fields.getByRole('radio', { name: 'Ciclo de 3 meses' }));
  await next(fields);
  await userEvent.click(fields.getByRole('checkbox', { name: 'Castellano' }));
  await userEvent.click(fields.getByRole('checkbox', { name: 'En línea' }));
  await userEvent.click(fields.getByRole('checkbox', { name: 'martes por la tarde' }));
  await next(fields);
  await fill(fields.getByRole('textbox', { name: /te escriba la primera vez/ }), 'Por Slack');
  await userEvent.click(fields.getByRole('checkbox', { name: /Me comprometo/ }));
}

test('visitors see why an account is needed, and the way in leads back', async () => {
  signedOut();
  open();
  expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login?volver=%2Fmentoria%2Fpedir',
  );
});

test('what is missing in a step is said above and next to each field, and keeps her there', async () => {
  open();
  const fields = await form();
  await next(fields);
  expect(step(fields)).toBe('Paso 1 de 4 Tu objetivo');
  expect(within(fields.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
  expect(fields.getByRole('alert')).toHaveFocus();
  expect(fields.getByRole('group', { name: '¿Desde dónde partes?' })).toHaveAccessibleDescription(/Elige desde dónde/);
});

test('sending from the last step leads to the first one where something is missing, and nothing is sent', async () => {
  open();
  const fields = await form();
  await userEvent.click(fields.getByRole('link', { name: /Para terminar/ }));
  expect(fields.getByRole('heading', { level: 2 })).toHaveFocus();
  await userEvent.click(fields.getByRole('button', { name: 'Pedir mentora' }));
  expect(step(fields)).toBe('Paso 1 de 4 Tu objetivo');
  expect(within(fields.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
  // She is led there once, and then goes where she wants.
  await userEvent.click(fields.getByRole('link', { name: /Temas y formato/ }));
  expect(fields.getByRole('group', { name: '¿Con qué temas?' })).toHaveAccessibleDescription(/Elige al menos un tema/);
  expect(api.sent).toEqual([]);
});

test('the step stands in the address: back leads to the one before, with all that was typed', async () => {
  const { router } = open();
  const fields = await form();
  await fill(fields.getByRole('textbox', { name: /Qué quieres conseguir/ }), goal);
  await userEvent.click(fields.getByRole('radio', { name: 'Busco mi primer empleo' }));
  await next(fields);
  expect(router.state.location.hash).toBe('#paso-2');
  expect(fields.getByRole('link', { name: /Tu objetivo.*completo/ })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(step(fields)).toBe('Paso 1 de 4 Tu objetivo');
  expect(fields.getByRole('textbox', { name: /Qué quieres conseguir/ })).toHaveValue(goal);
  expect(fields.getByRole('radio', { name: 'Busco mi primer empleo' })).toBeChecked();
});

test('no more topics are taken than are allowed, and it says so while she chooses', async () => {
  open();
  const fields = await form();
  await userEvent.click(fields.getByRole('link', { name: /Temas y formato/ }));
  for (const name of ['React', 'Backend', 'Seguridad', 'Producto'])
    await userEvent.click(fields.getByRole('checkbox', { name }));
  expect(fields.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))).toEqual([
    'react',
    'backend',
    'seguridad',
  ]);
  expect(fields.getByText('Ya has elegido 3: quita uno para poner otro.')).toBeInTheDocument();
  expect(fields.getByRole('checkbox', { name: 'Producto' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(fields.getByRole('checkbox', { name: 'React' }));
  await userEvent.click(fields.getByRole('checkbox', { name: 'Producto' }));
  expect(fields.getByRole('checkbox', { name: 'Producto' })).toBeChecked();
  expect(fields.queryByText(/Ya has elegido/)).not.toBeInTheDocument();
});

test('a request is sent once, with all that was typed, and leads to her own page', async () => {
  api.on('POST /user/ella/mentoring/requests', { ...nothing, request });
  const { router } = open();
  const fields = await form();
  await fillIn(fields);
  await userEvent.dblClick(fields.getByRole('button', { name: 'Pedir mentora' }));
  expect(await screen.findByText('Otra página')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/mentoria/mi-mentoria');
  expect(api.sent).toHaveLength(1);
  expect(api.sent[0]?.body).toMatchObject({ goal, topics: ['react'], slots: ['11'], conduct: true, city: '' });
});

test('a city is asked for only by somebody who would meet in person', async () => {
  open();
  const fields = await form();
  await userEvent.click(fields.getByRole('link', { name: /Cómo y cuándo/ }));
  expect(fields.queryByRole('textbox', { name: 'Ciudad' })).not.toBeInTheDocument();
  await userEvent.click(fields.getByRole('checkbox', { name: 'En persona' }));
  expect(fields.getByRole('textbox', { name: 'Ciudad' })).toBeInTheDocument();
});

test('when it does not arrive, what was typed stays and it can be sent again under the same key', async () => {
  open();
  const fields = await form();
  await fillIn(fields);
  await userEvent.click(fields.getByRole('button', { name: 'Pedir mentora' }));
  expect(await fields.findByText(/No hemos podido conectar/)).toBeInTheDocument();
  expect(fields.getByRole('textbox', { name: /te escriba la primera vez/ })).toHaveValue('Por Slack');
  api.on('POST /user/ella/mentoring/requests', { ...nothing, request });
  await userEvent.click(fields.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Otra página');
  const keys = api.sent.map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
});

test('an open request is changed, not sent a second time; one that has begun is not changed', async () => {
  api.on('GET /user/ella/mentoring', { ...nothing, request });
  api.on('PUT /user/ella/mentoring/requests/una', () => {
    throw new ApiError(409, 'conflict', 'Ya hay mentoras propuestas: retírala y pide otra si ha cambiado.');
  });
  open();
  const fields = await form();
  expect(fields.getByRole('textbox', { name: /Qué quieres conseguir/ })).toHaveValue(goal);
  await userEvent.click(fields.getByRole('button', { name: 'Guardar cambios' }));
  expect(await fields.findByText(/Ya hay mentoras propuestas/)).toBeInTheDocument();
});

test('anyone who has a mentor is led to her page instead of a second form', async () => {
  api.on('GET /user/ella/mentoring', { ...nothing, request: { ...request, state: 'active' } });
  open();
  expect(await screen.findByText('Ya tienes una solicitud en marcha')).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('what was begun another time is there again, and can be thrown away', async () => {
  localStorage.setItem(
    'communityDraft:pedir-mentora',
    JSON.stringify({ goal: 'A medias', topics: ['ia', 'brujeria'] }),
  );
  open();
  const fields = await form();
  expect(fields.getByRole('textbox', { name: /Qué quieres conseguir/ })).toHaveValue('A medias');
  await userEvent.click(fields.getByRole('link', { name: /Temas y formato/ }));
  expect(fields.getByRole('checkbox', { name: 'Inteligencia artificial' })).toBeChecked();
  await userEvent.click(fields.getByRole('button', { name: 'Empezar de cero' }));
  expect(fields.getByRole('textbox', { name: /Qué quieres conseguir/ })).toHaveValue('');
  expect(localStorage.getItem('communityDraft:pedir-mentora')).toBeNull();
});

test('a mentor says what she offers, whether she is shown, and how many she takes', async () => {
  api.on('PUT /user/ella/mentoring/offer', nothing);
  renderPage(offerPage, '/mentoria/ofrecer', api);
  const fields = within(await screen.findByRole('form', { name: 'Ofrecerme como mentora' }));
  await fill(fields.getByRole('textbox', { name: /A qué te dedicas/ }), 'Desarrolladora');
  await fill(
    fields.getByRole('textbox', { name: /Cómo acompañas/ }),
    'Leemos tu código juntas y preparamos entrevistas.',
  );
  await next(fields);
  for (const name of ['React', 'Busca su primer empleo', 'Sesión única'])
    await userEvent.click(fields.getByRole('checkbox', { name }));
  await next(fields);
  await userEvent.click(fields.getByRole('radio', { name: '3' }));
  for (const name of ['Castellano', 'En línea', 'lunes por la mañana'])
    await userEvent.click(fields.getByRole('checkbox', { name }));
  await next(fields);
  await fill(fields.getByRole('textbox', { name: /te escriba la primera vez/ }), 'Por Slack');
  await userEvent.click(fields.getByRole('checkbox', { name: 'Quiero salir en la lista de mentoras' }));
  await userEvent.click(fields.getByRole('checkbox', { name: /Me comprometo/ }));
  await userEvent.click(fields.getByRole('button', { name: 'Enviar mi ficha' }));
  expect(await screen.findByText('Otra página')).toBeInTheDocument();
  expect(api.sent[0]?.body).toMatchObject({ maxPairs: 3, isPublic: false, updatedAt: null, slots: ['00'] });
});
