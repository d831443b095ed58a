import { dismissToast, type Toast, useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { place, placesApi } from '../../../test/places.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeAll(async () => {
  await import('./components/attendees.tsx');
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  jest.useFakeTimers();
  shown = renderHook(() => useToasts().toasts).result;
});
afterEach(() => {
  act(() => {
    for (const { id } of toasts()) dismissToast(id);
  });
  jest.useRealTimers();
});

let shown: { current: readonly Toast[] };
const toasts = () => shown.current;

/** An answer takes a moment, as answers do. */
const soon =
  <Call,>(answering: (call: Call) => unknown) =>
  async (call: Call) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return answering(call);
  };

const address = '/admin/eventos/e1/asistentes';

async function openList(routes: Parameters<typeof fakeApi>[0] = {}) {
  const people = [
    place('Ana'),
    place('Bea', { checked_in_at: '2026-12-12T17:05:00.000Z' }),
    place('Cris', { state: 'offered', offer_expires_at: '2026-11-22T12:00:00.000Z' }),
    place('Dora', { state: 'waiting', waiting_position: 1 }),
  ];
  const all = { ...placesApi(people), ...routes };
  const changing = Object.entries(all).filter(([route]) => route.startsWith('POST'));
  const api = fakeApi({ ...all, ...Object.fromEntries(changing.map(([route, answer]) => [route, soon(answer)])) });
  const view = renderAdmin(api, { address, session: signedIn('organiser') });
  await screen.findByRole('row', { name: /^Ana/, hidden: true });
  /** Clicks, and waits for what the API answers. */
  const click = async (target: HTMLElement) => {
    await view.user.click(target);
    await act(() => jest.advanceTimersByTimeAsync(50));
  };
  return { api, people, click, ...view };
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test('the list shows of each person how she stands, and of the event how full it is', async () => {
  await openList();
  expect(screen.getByRole('link', { name: 'Taller de prueba' })).toHaveAttribute('href', '/admin/eventos/e1');
  const numbers = within(screen.getByRole('list', { name: 'Plazas' })).getAllByRole('listitem');
  expect(numbers.map(({ textContent }) => textContent)).toEqual([
    '2 de 3 plazas dadas',
    '1 ofrecida',
    '1 en espera',
    '1 de 2 ha llegado',
  ]);
  expect(row('Ana')).toHaveTextContent('Con plaza');
  expect(row('Bea')).toHaveTextContent('6:05 p. m.');
  expect(row('Cris')).toHaveTextContent('Plaza ofrecida hasta 22 nov, 1:00 p. m.');
  expect(row('Dora')).toHaveTextContent('En espera n.º 1');
  expect(screen.getByRole('link', { name: /^En espera/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir la puerta' })).toHaveAttribute('href', '/admin/eventos/e1/puerta');
});

test('a place is cancelled only after asking, and the message about it has the way back', async () => {
  const { user, click, people } = await openList();
  await user.click(screen.getByRole('button', { name: 'Cancelar Ana' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Cancelar la plaza de Ana?' });
  expect(people[0]?.state).toBe('registered');
  await click(within(dialog).getByRole('button', { name: 'Cancelar su plaza' }));
  expect(people[0]?.state).toBe('cancelled');
  expect(row('Ana')).toHaveTextContent('Cancelada');
  const [toast] = toasts();
  expect(toast?.message).toBe('Has cancelado la plaza de Ana.');
  await act(async () => {
    toast?.action?.run();
    await jest.advanceTimersByTimeAsync(50);
  });
  expect(people[0]?.state).toBe('registered');
});

test('the focus stays with the person, whichever of her buttons has gone', async () => {
  const { user, click } = await openList();
  await click(screen.getByRole('button', { name: 'Ha llegado Ana' }));
  expect(screen.getByRole('button', { name: 'No ha llegado Ana' })).toHaveFocus();
  await click(screen.getByRole('button', { name: 'No ha llegado Ana' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar Ana' }));
  await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar su plaza' }));
  expect(screen.getByRole('button', { name: 'Recuperar Ana' })).toHaveFocus();
});

test('arriving, giving a place and a refusal', async () => {
  const { click, people, api } = await openList();
  await click(screen.getByRole('button', { name: 'Ha llegado Ana' }));
  expect(people[0]?.checked_in_at).not.toBeNull();
  await click(screen.getByRole('button', { name: 'Dar plaza Dora' }));
  expect(people[3]?.state).toBe('registered');
  api.routes['POST /admin/registrations/:id/undo-check-in'] = soon(() => new Refusal(409, 'conflict', 'No puede ser.'));
  await click(screen.getByRole('button', { name: 'No ha llegado Ana' }));
  expect(toasts().at(-1)).toMatchObject({ tone: 'error', message: 'No puede ser.' });
});

describe('entering somebody by hand', () => {
  const open = async (routes: Parameters<typeof fakeApi>[0]) => {
    const view = await openList(routes);
    await view.user.click(screen.getByRole('button', { name: 'Apuntar a alguien' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apuntar a alguien' }));
    const submit = () => view.click(dialog.getByRole('button', { name: 'Apuntar' }));
    return { ...view, dialog, submit };
  };

  test('says what is wrong before anything is sent, with the focus on the summary', async () => {
    const { dialog, submit, api } = await open({});
    await submit();
    expect(dialog.getByRole('alert')).toHaveFocus();
    expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription('Escribe el nombre.');
    expect(api.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  test('keeps what was typed when it is refused or cannot be stored, and says how it went in the end', async () => {
    const { dialog, submit, user, api, people } = await open({
      'POST /admin/events/e1/registrations': () =>
        new Refusal(409, 'conflict', 'Ya está.', [{ field: 'email', message: 'Este correo ya está apuntado.' }]),
    });
    const email = dialog.getByRole('textbox', { name: 'Correo' });
    await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Eva');
    await user.type(email, 'eva@example.com');
    await submit();
    expect(email).toHaveAccessibleDescription('Este correo ya está apuntado.');
    api.routes['POST /admin/events/e1/registrations'] = soon(
      () => new Refusal(503, 'unavailable', 'El servicio no está disponible ahora mismo.'),
    );
    await submit();
    expect(dialog.getByRole('alert')).toHaveTextContent('El servicio no está disponible ahora mismo.');
    expect(email).toHaveValue('eva@example.com');
    api.routes['POST /admin/events/e1/registrations'] = soon(({ body }: { body: unknown }) => {
      const row = place('Eva', { ...(body as object), state: 'waiting', waiting_position: 2 });
      people.push(row);
      return row;
    });
    await submit();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts().at(-1)?.message).toBe('No quedan plazas: Eva está en la lista de espera, n.º 2.');
    expect(row('Eva')).toBeInTheDocument();
  });

  test('survives the way over the login page', async () => {
    const { dialog, submit, user, unmount } = await open({
      'POST /admin/events/e1/registrations': () => new Refusal(401, 'unauthenticated', 'Inicia sesión.'),
    });
    await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Eva');
    await user.type(dialog.getByRole('textbox', { name: 'Correo' }), 'eva@example.com');
    await submit();
    expect(await screen.findByText(`Estás en /login?volver=${address}`)).toBeInTheDocument();
    unmount();
    await openList();
    const back = within(await screen.findByRole('dialog', { name: 'Apuntar a alguien' }));
    expect(back.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Eva');
    await user.click(back.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
