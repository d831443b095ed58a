import type { InboxMessage, NewAnswer, NewNote, StateChange } from '@femcoders/contracts/contact-inbox';
import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { inboxMessage } from '../../../test/inbox-message.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const answered = {
  id: 'e1',
  kind: 'answer',
  text: 'Ven el jueves.',
  author: 'Ana',
  createdAt: '2026-11-21T09:00:00.000Z',
} as const;

function open(parts: Partial<InboxMessage> = {}) {
  const state = { message: inboxMessage(parts) };
  const bodies: Record<string, unknown>[] = [];
  const change = (next: (body: never) => Partial<InboxMessage>) => async (call: { body: unknown }) => {
    bodies.push(call.body as Record<string, unknown>);
    // An answer takes its time, so that nothing is still under way unseen when it is there.
    await new Promise((resolve) => setTimeout(resolve, 50));
    state.message = { ...state.message, ...next(call.body as never) };
    return state.message;
  };
  const api = fakeApi({
    'GET /admin/contact/:id': () => state.message,
    'POST /admin/contact/:id/answers': change((body: NewAnswer) => ({
      state: body.resolve ? 'resolved' : 'open',
      thread: [...state.message.thread, { ...answered, id: body.key, text: body.text, author: 'Yo' }],
    })),
    'POST /admin/contact/:id/notes': change((body: NewNote) => ({
      thread: [...state.message.thread, { ...answered, id: body.key, kind: 'note', text: body.text, author: 'Yo' }],
    })),
    'POST /admin/contact/:id/state': change((body: StateChange) => ({ state: body.state })),
    'POST /admin/contact/:id/assignee': change((body: { assignee: string | null }) => ({
      assignedTo: state.message.assignable.find(({ id }) => id === body.assignee) ?? null,
    })),
  });
  return { api, bodies, state, ...renderAdmin(api, { address: '/admin/contact/m1', session: signedIn('admin') }) };
}

const answerField = () => screen.findByRole('textbox', { name: /Para nuria@example.com/ });
/** Waits until the request has been answered. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const toasts = () => renderHook(() => useToasts()).result.current.toasts;

test('an answer is sent with what its writer has seen, and appears in the thread', async () => {
  const { user, bodies } = open({ thread: [answered] });
  await user.type(await answerField(), 'Mejor el viernes.');
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await settle();
  const thread = screen.getByRole('region', { name: 'Respuestas y notas' });
  expect(within(thread).getByText('Mejor el viernes.')).toBeInTheDocument();
  expect(bodies[0]).toMatchObject({ text: 'Mejor el viernes.', lastAnswer: 'e1', resolve: true });
  expect(await answerField()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText('Resuelto')).toBeInTheDocument();
});

test('what is typed while an answer is on its way stays', async () => {
  const { user } = open();
  await user.type(await answerField(), 'Hola');
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await user.type(await answerField(), ' y una cosa más');
  await settle();
  expect(await answerField()).toHaveValue('Hola y una cosa más');
});

test('a message that was asked for before an act does not take it back when it arrives late', async () => {
  const { user, api, state, queryClient } = open();
  await answerField();
  const before = state.message;
  const late = Promise.withResolvers<InboxMessage>();
  api.routes['GET /admin/contact/:id'] = () => late.promise;
  void queryClient.invalidateQueries();
  await user.click(screen.getByRole('button', { name: 'Resolver' }));
  await settle();
  late.resolve(before);
  await settle();
  expect(screen.getByText('Resuelto')).toBeInTheDocument();
});

test('control and Enter send from inside the text, and the message may stay open', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Y darlo por resuelto' }));
  await user.type(await answerField(), 'Hola{Control>}{Enter}{/Control}');
  await settle();
  expect(screen.getByText('En curso')).toBeInTheDocument();
  expect(bodies[0]).toMatchObject({ text: 'Hola', lastAnswer: null, resolve: false });
});

test('the second to answer sees who was first, and keeps what she wrote', async () => {
  const { user, api, state, bodies } = open();
  const sentence = 'Ana ha respondido a este mensaje mientras escribías. Lee su respuesta antes de enviar la tuya.';
  const answering = api.routes['POST /admin/contact/:id/answers'];
  api.routes['POST /admin/contact/:id/answers'] = () => {
    state.message = { ...state.message, thread: [answered] };
    return new Refusal(409, 'conflict', sentence);
  };
  await user.type(await answerField(), 'Lo mío');
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence);
  expect(alert).toHaveFocus();
  expect(await screen.findByText('Ven el jueves.')).toBeInTheDocument();
  expect(await answerField()).toHaveValue('Lo mío');

  api.routes['POST /admin/contact/:id/answers'] = answering as never;
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await settle();
  expect(screen.getByText('Lo mío', { selector: 'p' })).toBeInTheDocument();
  expect(bodies[0]).toMatchObject({ lastAnswer: 'e1' });
});

test('a session that ends takes nothing along: the answer is there after logging in again', async () => {
  const { user, api, unmount } = open();
  api.routes['POST /admin/contact/:id/answers'] = () =>
    new Refusal(401, 'unauthenticated', 'Inicia sesión para continuar.');
  await user.type(await answerField(), 'Una respuesta larga');
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  expect(await screen.findByText('Estás en /login?volver=/admin/contact/m1')).toBeInTheDocument();
  unmount();
  open();
  expect(await answerField()).toHaveValue('Una respuesta larga');
});

test('without a connection the text stays and it says what to do', async () => {
  const { user, api } = open();
  api.routes['POST /admin/contact/:id/answers'] = () => {
    throw new TypeError('fetch failed');
  };
  await user.type(await answerField(), 'Hola');
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`${noAnswerText} Lo que has escrito sigue aquí.`);
  expect(await answerField()).toHaveValue('Hola');
});

test('an empty answer is not sent, and the summary leads to the field', async () => {
  const { user, api } = open();
  await answerField();
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  await user.click(screen.getByRole('link', { name: 'Escribe la respuesta.' }));
  expect(await answerField()).toHaveFocus();
  expect(await answerField()).toBeInvalid();
  expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a private message is marked as confidential, and nothing typed about it lies on the device', async () => {
  const { user } = open({ reason: 'conducta' });
  await user.type(await answerField(), 'Gracias por contarlo');
  expect(screen.getByText(/Es confidencial/)).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('an anonymous message cannot be answered, but noted on', async () => {
  const { user, bodies } = open({ name: null, email: null, reason: 'conducta' });
  expect(await screen.findByText(/no hay a quién responder/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar respuesta' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Nota' }), 'Hablar con la sede');
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await settle();
  expect(screen.getByText('Hablar con la sede', { selector: 'p' })).toBeInTheDocument();
  expect(bodies[0]).toMatchObject({ text: 'Hablar con la sede' });
});

test('a state is changed and taken back', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('button', { name: 'Resolver' }));
  expect(await screen.findByText('Resuelto')).toBeInTheDocument();
  const undo = toasts().find(({ action }) => action)?.action;
  await act(async () => undo?.run());
  expect(await screen.findByText('Nuevo')).toBeInTheDocument();
  expect(bodies).toEqual([
    { state: 'resolved', from: 'new' },
    { state: 'new', from: 'resolved' },
  ]);
});

test('somebody takes a message, or gives it to another', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('button', { name: 'Lo llevo yo' }));
  await settle();
  expect(await screen.findByRole('combobox', { name: /Lo lleva/ })).toHaveDisplayValue('Moderadora de muestra');
  expect(screen.queryByRole('button', { name: 'Lo llevo yo' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /Lo lleva/ })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: /Lo lleva/ }), 'Ana');
  expect(await screen.findByRole('button', { name: 'Lo llevo yo' })).toBeInTheDocument();
  expect(bodies).toEqual([
    { assignee: 'u1', from: null },
    { assignee: 'u2', from: 'u1' },
  ]);
});

test('its file is fetched as the member who asks, and saved under its name', async () => {
  const { user } = open({
    attachment: { name: 'plano.pdf', type: 'application/pdf', bytes: 1_250_000, verdict: 'open' },
  });
  const fetching = jest.fn(async (_input: unknown, _init?: RequestInit) => ({
    ok: true,
    blob: async () => new Blob(['%PDF-']),
  }));
  const before = globalThis.fetch;
  globalThis.fetch = fetching as never;
  sessionStorage.setItem('authToken', 'token-of-hers');
  URL.createObjectURL = jest.fn(() => 'blob:plano');
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['plano.pdf', 'blob:plano']);
  });
  expect(await screen.findByText('1,3 MB')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descargar plano.pdf' }));
  await screen.findByRole('button', { name: 'Descargar plano.pdf' });
  expect(fetching.mock.calls[0]).toEqual([
    '/api/admin/contact/m1/attachment',
    { method: 'GET', headers: { authorization: 'Bearer token-of-hers' } },
  ]);
  expect(clicked).toHaveBeenCalled();
  clicked.mockRestore();
  globalThis.fetch = before;
});

test('a message that is gone, or not hers to read, leads back to the inbox', async () => {
  const api = fakeApi({
    'GET /admin/contact/:id': () => new Refusal(404, 'not-found', 'Este mensaje no existe.'),
  });
  renderAdmin(api, { address: '/admin/contact/m1', session: signedIn('admin') });
  expect(await screen.findByText('Este mensaje no está aquí')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver a la bandeja' })).toHaveAttribute('href', '/admin/contact');
});
