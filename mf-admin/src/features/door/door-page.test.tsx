import { act, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { place, placesApi } from '../../../test/places.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeAll(() => import('./components/door.tsx'));
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-12T18:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const marks = 'POST /admin/events/e1/door/marks';

/** Makes the API unreachable. @returns a function that makes it reachable again */
function disconnect(api: ReturnType<typeof fakeApi>) {
  const all = { ...api.routes };
  for (const route of [marks, 'GET /admin/events/e1/door'])
    api.routes[route] = () => {
      throw new TypeError('fetch failed');
    };
  return () => void Object.assign(api.routes, all);
}

const arrivedAt = '2026-12-12T17:05:00.000Z';

async function openDoor(
  people = [place('Ana Núñez'), place('Bea'), place('Beatriz'), place('Cris', { state: 'waiting' })],
) {
  const api = fakeApi(placesApi(people));
  const view = renderAdmin(api, { address: '/admin/eventos/e1/puerta', session: signedIn('organiser') });
  await screen.findByText(/han? llegado$/);
  const field = screen.getByRole('searchbox', { name: 'Nombre o código' });
  return { api, people, field, ...view };
}

const shown = () => within(screen.getByRole('list', { name: 'Personas apuntadas' })).getAllByRole('listitem');
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('who arrives is found without her accents and ticked off with Enter; the field is ready for the next', async () => {
  const { field, user, people } = await openDoor();
  expect(screen.getByText('0 de 3 han llegado')).toBeInTheDocument();
  await user.type(field, 'nunez{Enter}');
  expect(said()).toBe('Ana Núñez ha llegado. 1 de 3 ha llegado.');
  expect(screen.getByText('1 de 3 ha llegado')).toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(shown()).toHaveLength(4);
  await pass(10);
  expect(people[0]?.checked_in_at).not.toBeNull();
});

test('a code leads to its person, in small letters too', async () => {
  const { field, user } = await openDoor();
  await user.type(field, 'bea000');
  expect(shown()).toHaveLength(2);
  await user.clear(field);
  await user.type(field, 'cri000');
  expect(shown()).toHaveLength(1);
});

test('Enter ticks off nobody while it is not clear who is meant, and says why', async () => {
  const { field, user, people } = await openDoor([
    place('Bea'),
    place('Beatriz'),
    place('Cris', { state: 'waiting' }),
    place('Dora', { checked_in_at: arrivedAt }),
  ]);
  await user.type(field, 'bea{Enter}');
  expect(said()).toMatch(/^2 coincidencias/);
  await user.clear(field);
  await user.type(field, 'zoe{Enter}');
  expect(said()).toBe('Nadie coincide con «zoe».');
  await user.clear(field);
  await user.type(field, 'cris{Enter}');
  expect(said()).toMatch(/lista de espera: dale plaza/);
  await user.clear(field);
  await user.type(field, 'dora{Enter}');
  expect(said()).toBe('Dora ya llegó a las 6:05\u00a0p.\u00a0m.');
  await pass(10);
  expect(people.map(({ checked_in_at }) => checked_in_at)).toEqual([null, null, null, arrivedAt]);
});

test('the arrows lead from the field through the rows, and Enter there ticks off too', async () => {
  const { field, user } = await openDoor();
  await user.type(field, 'bea{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Ha llegado Beatriz' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(said()).toMatch(/^Bea ha llegado/);
  await pass(10);
});

test('what was ticked can be undone at once or in its row', async () => {
  const { field, user } = await openDoor();
  await user.type(field, 'beatriz{Enter}');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(said()).toBe('Beatriz ya no consta como llegada. 0 de 3 han llegado.');
  await user.click(screen.getByRole('button', { name: 'Ha llegado Bea' }));
  await pass(10);
  await user.click(screen.getByRole('button', { name: 'Deshacer Bea' }));
  await pass(10);
  expect(screen.getByText('0 de 3 han llegado')).toBeInTheDocument();
});

test('the next in line is given a place and then arrives', async () => {
  const { user } = await openDoor();
  await user.click(screen.getByRole('button', { name: 'Dar plaza Cris' }));
  await pass(10);
  expect(said()).toBe('Cris tiene plaza.');
  await user.click(screen.getByRole('button', { name: 'Ha llegado Cris' }));
  expect(screen.getByText('1 de 4 ha llegado')).toBeInTheDocument();
  await pass(10);
});

test('what another door does appears here by itself', async () => {
  const { people } = await openDoor();
  Object.assign(people[1] ?? {}, { checked_in_at: arrivedAt });
  await pass(4_100);
  expect(await screen.findByText('1 de 3 ha llegado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Deshacer Bea' })).toBeInTheDocument();
});

test('an arrival that cannot be stored goes back, and is said', async () => {
  const { api, field, user } = await openDoor();
  api.routes[marks] = ({ body }) => ({
    results: (body as { marks: { id: string }[] }).marks.map(({ id }) => ({
      ...{ id, outcome: 'refused', elsewhere_at: null, entry: null },
      message: 'Ha dejado su plaza.',
    })),
  });
  await user.type(field, 'beatriz{Enter}');
  await pass(10);
  expect(screen.getByRole('alert')).toHaveTextContent('Beatriz: Ha dejado su plaza.');
  expect(screen.getByText('0 de 3 han llegado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Entendido Beatriz' }));
  await pass(10);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('without a connection everything goes on: what is decided waits, and is sent when it is back', async () => {
  const { api, field, user, people } = await openDoor();
  const connect = disconnect(api);
  await pass(4_100);
  expect(await screen.findByText(/^Ves la lista de las/)).toBeInTheDocument();
  expect(shown()).toHaveLength(4);
  await user.type(field, 'beatriz{Enter}');
  await pass(10);
  await user.click(screen.getByRole('button', { name: 'Dar plaza Cris' }));
  await pass(10);
  expect(screen.getByText('1 de 4 ha llegado')).toBeInTheDocument();
  expect(screen.getByText('4 de 3 plazas dadas')).toBeInTheDocument();
  await user.type(field, 'cri000{Enter}');
  await pass(10);
  await user.click(screen.getByRole('button', { name: 'Deshacer Beatriz' }));
  await pass(10);
  expect(screen.getByText('Sin conexión: 4 marcas por enviar')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Personas apuntadas' })).getAllByText('por enviar')).toHaveLength(2);
  expect(people.filter(({ checked_in_at }) => checked_in_at)).toHaveLength(0);

  connect();
  await pass(4_100);
  expect(await screen.findByText('Vuelve a haber conexión: 4 marcas enviadas.')).toBeInTheDocument();
  expect(people.map(({ state, checked_in_at }) => [state, checked_in_at !== null])).toEqual([
    ['registered', false],
    ['registered', false],
    ['registered', false],
    ['registered', true],
  ]);
});

test('what another door decided meanwhile is shown until it is read', async () => {
  const { api, field, user, people } = await openDoor();
  const connect = disconnect(api);
  await pass(4_100);
  await user.type(field, 'beatriz{Enter}');
  await pass(10);
  Object.assign(people[2] ?? {}, { checked_in_at: arrivedAt });
  Object.assign(people[0] ?? {}, { checked_in_at: arrivedAt });
  connect();
  await pass(4_100);
  expect(
    await screen.findByText('Vuelve a haber conexión: 1 marca enviada y 1 llegada por otra puerta.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Beatriz ya entró a las 6:05 p\. m\. por otra puerta\./);
  await user.click(screen.getByRole('button', { name: 'Entendido Beatriz' }));
  await pass(10);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a mark whose answer was lost is sent again and counts once; pressed twice it is one mark', async () => {
  const { api, field, user } = await openDoor();
  const taken: string[] = [];
  const take = api.routes[marks];
  let answers = false;
  api.routes[marks] = (call) => {
    taken.push(...(call.body as { marks: { id: string }[] }).marks.map(({ id }) => id));
    const answer = take?.(call);
    if (!answers) throw new TypeError('fetch failed');
    return answer;
  };
  await user.type(field, 'beatriz{Enter}');
  await pass(10);
  answers = true;
  await pass(4_100);
  expect(taken.length).toBeGreaterThan(1);
  expect(new Set(taken).size).toBe(1);
  expect(screen.getByText('1 de 3 ha llegado')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('of an event that is none, and of one without anybody, the page says what to do', async () => {
  const none = fakeApi({ 'GET /admin/events/e1/door': () => new Refusal(404, 'not-found', 'Este evento no existe.') });
  const { unmount } = renderAdmin(none, { address: '/admin/eventos/e1/puerta', session: signedIn('organiser') });
  expect(await screen.findByText('Este evento no existe')).toBeInTheDocument();
  unmount();
  renderAdmin(fakeApi(placesApi([])), { address: '/admin/eventos/e1/puerta', session: signedIn('admin') });
  expect(await screen.findByText('Todavía no se ha apuntado nadie')).toBeInTheDocument();
});

test('moderators have no business at the door', async () => {
  const api = fakeApi(placesApi([]));
  renderAdmin(api, { address: '/admin/eventos/e1/puerta', session: signedIn('moderator') });
  expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
