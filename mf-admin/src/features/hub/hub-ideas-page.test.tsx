import type { AdminHubIdea, HubIdeaChange } from '@femcoders/contracts/hub';
import { useToasts } from '@femcoders/platform';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { adminIdea } from '../../../test/admin-hub.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const kept = 'adminDraft:hub-idea:mentorias';

function open() {
  const other = adminIdea({ id: 'eventos', name: 'Eventos', state: 'under_way', news: 'Hay dos al mes.', votes: 1 });
  const state = { ideas: [adminIdea(), other] };
  const bodies: HubIdeaChange[] = [];
  /** Somebody else saves it. */
  const meanwhile = (parts: Partial<AdminHubIdea>) => {
    state.ideas = [{ ...adminIdea(), version: 1, ...parts }, other];
  };
  const api = fakeApi({
    'GET /admin/hub-ideas': () => state.ideas,
    'PUT /admin/hub-ideas/:id': async ({ body, params: [id] }) => {
      const change = body as HubIdeaChange;
      bodies.push(change);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const idea = state.ideas.find((one) => one.id === id) as AdminHubIdea;
      if (idea.version !== change.version) return new Refusal(409, 'conflict', 'Alguien ha cambiado esta idea.');
      if (change.state !== 'idea' && !change.news) {
        const message = 'Cuenta en una línea qué ha pasado con ella';
        return new Refusal(400, 'validation', message, [{ field: 'news', message }]);
      }
      const { state: next, news, version } = change;
      const changed = { ...idea, state: next, news: news || null, version: version + 1 };
      state.ideas = state.ideas.map((one) => (one.id === id ? changed : one));
      return changed;
    },
  });
  return { api, bodies, meanwhile, ...renderAdmin(api, { address: '/admin/comunidad/ideas' }) };
}

const toasts = () => renderHook(() => useToasts()).result.current.toasts.map(({ message }) => message);
const form = async () => within(await screen.findByRole('form', { name: 'Mentorías' }));
const news = /^Qué ha pasado, en una línea/;

async function begin(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Cambiar Mentorías' }));
  await user.click((await form()).getByRole('radio', { name: 'En marcha' }));
  await user.type((await form()).getByLabelText(news), 'Ya hay seis mentoras.');
}

test('each idea shows its state, its votes and its news', async () => {
  open();
  const row = (name: string) => screen.getByRole('heading', { name }).closest('li');
  await screen.findByRole('heading', { name: 'Mentorías' });
  expect(row('Mentorías')).toHaveTextContent(/Idea · 7 votos/);
  expect(row('Eventos')).toHaveTextContent(/En marcha · 1 voto.*Hay dos al mes\./);
});

test('an idea moves on, and the list says so', async () => {
  const { user, bodies } = open();
  await begin(user);
  await user.click((await form()).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(screen.getByText('Ya hay seis mentoras.')).toBeInTheDocument();
  expect(bodies).toEqual([{ state: 'under_way', news: 'Ya hay seis mentoras.', version: 0 }]);
  expect(toasts()).toContain('Mentorías: guardado.');
  expect(localStorage.getItem(kept)).toBeNull();
});

test('what was begun is found again open where it was left, and can be given up', async () => {
  const first = open();
  await begin(first.user);
  first.unmount();
  const { user } = open();
  expect((await form()).getByLabelText(news)).toHaveValue('Ya hay seis mentoras.');
  expect((await form()).getByRole('radio', { name: 'En marcha' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Cerrar Mentorías' }));
  expect(screen.getByText('Hay cambios sin guardar.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar Mentorías' }));
  await user.click((await form()).getByRole('button', { name: 'Descartar los cambios' }));
  expect((await form()).getByLabelText(news)).toHaveValue('');
  expect((await form()).getByRole('radio', { name: 'Idea' })).toBeChecked();
  expect(localStorage.getItem(kept)).toBeNull();
});

test('a state without a line that explains it is refused at the line, and stays chosen', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar Mentorías' }));
  await user.click((await form()).getByRole('radio', { name: 'Hecho' }));
  await user.click((await form()).getByRole('button', { name: 'Guardar' }));
  const link = await screen.findByRole('link', { name: 'Cuenta en una línea qué ha pasado con ella' });
  const field = (await form()).getByLabelText(news);
  expect(link).toHaveAttribute('href', `#${field.id}`);
  expect(field).toHaveAccessibleDescription(/Cuenta en una línea/);
  expect((await form()).getByRole('radio', { name: 'Hecho' })).toBeChecked();
});

test('the forms of two ideas that are open at once have fields of their own', async () => {
  const { user } = open();
  await begin(user);
  await user.click(screen.getByRole('button', { name: 'Cambiar Eventos' }));
  const other = within(await screen.findByRole('form', { name: 'Eventos' }));
  expect(other.getByLabelText(news)).toHaveValue('Hay dos al mes.');
  expect(other.getByLabelText(news).id).not.toBe((await form()).getByLabelText(news).id);
  expect((await form()).getByLabelText(news)).toHaveValue('Ya hay seis mentoras.');
});

test('the second to save is shown what has changed, and decides whose words stay', async () => {
  const { user, bodies, meanwhile } = open();
  await begin(user);
  meanwhile({ news: 'Empezamos en enero.' });
  await user.click((await form()).getByRole('button', { name: 'Guardar' }));
  const notice = await screen.findByText(/Alguien ha cambiado esta idea/);
  expect(within(notice.parentElement as HTMLElement).getByText('Empezamos en enero.')).toBeInTheDocument();
  expect((await form()).getByLabelText(news)).toHaveValue('Ya hay seis mentoras.');
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(bodies.at(-1)).toEqual({ state: 'under_way', news: 'Ya hay seis mentoras.', version: 1 });
});

test('without a connection nothing is lost, and the list that did not come is asked for again', async () => {
  const { user, api } = open();
  await begin(user);
  const reaching = api.routes['PUT /admin/hub-ideas/:id'] as () => unknown;
  api.routes['PUT /admin/hub-ideas/:id'] = () => {
    throw new TypeError('No answer.');
  };
  await user.click((await form()).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/No hemos podido conectar/)).toBeInTheDocument();
  expect((await form()).getByLabelText(news)).toHaveValue('Ya hay seis mentoras.');
  api.routes['PUT /admin/hub-ideas/:id'] = reaching;
  await user.click((await form()).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(screen.getByText('Ya hay seis mentoras.')).toBeInTheDocument();
});

test('ideas that do not come are asked for again', async () => {
  const api = fakeApi({ 'GET /admin/hub-ideas': () => new Refusal(500, 'internal', 'Algo ha fallado.') });
  const { user } = renderAdmin(api, { address: '/admin/comunidad/ideas' });
  expect(await screen.findByText('No hemos podido cargar las ideas')).toBeInTheDocument();
  api.routes['GET /admin/hub-ideas'] = () => [adminIdea()];
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Mentorías' })).toBeInTheDocument();
});

test('while they are on their way it says so', async () => {
  renderAdmin(fakeApi({ 'GET /admin/hub-ideas': () => new Promise(() => {}) }), { address: '/admin/comunidad/ideas' });
  expect(await screen.findByText('Cargando las ideas…')).toBeInTheDocument();
});

test('an editor has no business here', async () => {
  renderAdmin(fakeApi({}), { address: '/admin/comunidad/ideas', session: signedIn('editor') });
  expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
});
