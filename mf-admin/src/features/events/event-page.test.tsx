import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { screen, waitFor, within } from '@testing-library/react';
import { adminEvent } from '../../../test/admin-event.ts';
import { everyRole } from '../../../test/comments-api.ts';
import { type FakeCall, fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  // jsdom has no window that could be moved.
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const people = [
  { slug: 'ana', name: 'Ana Prueba', title: 'Datos' },
  { slug: 'eva', name: 'Eva Muestra', title: 'CSS' },
];

/** An answer that takes a moment: it arrives while the test waits for what it contains. */
const slow = (answer: (call: FakeCall) => unknown) => async (call: FakeCall) => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  return answer(call);
};

/** An API that keeps one event, and what it was sent. */
function eventApi(event: AdminEvent = adminEvent()) {
  const sent: { route: string; body: Record<string, unknown> }[] = [];
  let stored = event;
  const change = (part: Partial<AdminEvent>) => {
    stored = { ...stored, ...part, updated_at: `${stored.updated_at}+` };
    return stored;
  };
  const note = (route: string, { body }: FakeCall) => sent.push({ route, body: body as Record<string, unknown> });
  const answers: Record<string, (call: FakeCall) => unknown> = {
    'GET /people': () => people,
    'GET /admin/events': () => ({ entries: [stored], total: 1 }),
    'GET /admin/events/:id': () => stored,
    'POST /admin/events': (call) => {
      note('create', call);
      return change({ ...(call.body as object), id: 'nuevo-id', state: 'draft', slug: 'mi-taller', speakers: [] });
    },
    'PUT /admin/events/:id': (call) => {
      note('save', call);
      const { updated_at, speakers, ...body } = call.body as AdminEvent;
      if (updated_at !== stored.updated_at)
        return new Refusal(409, 'conflict', 'Otra persona ha cambiado este evento.');
      return change(body);
    },
    'POST /admin/events/:id/state': (call) => {
      note('state', call);
      const { state, reason } = call.body as { state: AdminEvent['state']; reason: string | null };
      if (state === 'cancelled' && !reason) {
        return new Refusal(400, 'validation', 'Escribe el motivo.', [
          { field: 'reason', message: 'Escribe el motivo.' },
        ]);
      }
      return change({ state, cancel_reason: reason });
    },
    'POST /admin/events/:id/text-restoration': (call) => {
      note('restore', call);
      return change({ description: 'El de entonces.' });
    },
    'POST /admin/events/:id/duplicate': (call) => {
      note('duplicate', call);
      return adminEvent({ id: 'copia', state: 'draft', slug: 'taller-2', slug_fixed: false });
    },
    'DELETE /admin/events/:id': (call) => {
      note('delete', call);
      return { id: 'e1' };
    },
  };
  const api = fakeApi(Object.fromEntries(Object.entries(answers).map(([route, answer]) => [route, slow(answer)])));
  return { ...api, sent, change };
}

async function openEvent(api = eventApi(), id = 'e1') {
  const view = renderAdmin(api, { address: `/admin/eventos/${id}`, session: signedIn('organiser') });
  await screen.findByRole('textbox', { name: 'Nombre' });
  return { ...view, api };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('who may keep events', () => {
  test.each(everyRole)('%s: only organiser and admin', async (role) => {
    const api = eventApi();
    renderAdmin(api, { address: '/admin/eventos/e1', session: signedIn(role) });
    if (role === 'organiser' || role === 'admin') expect(await screen.findByRole('form')).toBeInTheDocument();
    else {
      expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
      expect(api.calls).toEqual([]);
    }
  });

  test('an event that is not there leads to the others', async () => {
    const api = eventApi();
    api.routes['GET /admin/events/:id'] = slow(() => new Refusal(404, 'not-found', 'Este evento no existe.'));
    renderAdmin(api, { address: '/admin/eventos/x', session: signedIn('organiser') });
    expect(await screen.findByText('Este evento no existe')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver todos los eventos' })).toHaveAttribute('href', '/admin/eventos');
  });
});

describe('the list', () => {
  test('shows state, date and how full each event is, and leads to it', async () => {
    const api = eventApi(adminEvent({ taken: 20, waiting: 2, people: 22, placed: 20, state: 'postponed' }));
    renderAdmin(api, { address: '/admin/eventos', session: signedIn('organiser') });
    const row = within((await screen.findByRole('rowheader', { name: 'Taller' })).closest('tr') as HTMLElement);
    expect(row.getByText('Aplazado')).toBeInTheDocument();
    expect(row.getByText('20 de 20, 2 esperan')).toBeInTheDocument();
    expect(row.getByText(/28 nov 2026, 6:30 p\. m\./)).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Taller' })).toHaveAttribute('href', '/admin/eventos/e1');
    expect(api.calls).toContain('GET /admin/events?sort=next&page=1&limit=50');
  });
});

describe('a new event', () => {
  test('becomes a draft, and its page says so', async () => {
    const api = eventApi();
    const { user, router } = renderAdmin(api, { address: '/admin/eventos/nuevo', session: signedIn('organiser') });
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Mi taller');
    await user.type(screen.getByLabelText('Empieza'), '2026-12-15T18:30');
    await user.click(button('Crear borrador'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/eventos/nuevo-id'));
    expect(await screen.findByText(/^Borrador creado/)).toBeInTheDocument();
    expect(api.sent[0]?.body).toMatchObject({
      name: 'Mi taller',
      start_local: '2026-12-15T18:30',
      end_local: null,
      timezone: 'Europe/Madrid',
      capacity: null,
      speakers: [],
    });
    expect(localStorage).toHaveLength(0);
  });

  test('what is typed while it is on its way is there on its own page', async () => {
    const api = eventApi();
    const create = api.routes['POST /admin/events'];
    const mayArrive = Promise.withResolvers<void>();
    api.routes['POST /admin/events'] = async (call) => {
      await mayArrive.promise;
      return create?.(call);
    };
    const { user, router } = renderAdmin(api, { address: '/admin/eventos/nuevo', session: signedIn('organiser') });
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Mi taller');
    await user.type(screen.getByLabelText('Empieza'), '2026-12-15T18:30');
    await user.click(button('Crear borrador'));
    await user.type(field(/^Comida/), 'Fruta');
    mayArrive.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/eventos/nuevo-id'));
    await waitFor(() => expect(field(/^Comida/)).toHaveValue('Fruta'));
    expect(screen.getByText('Aquí siguen los cambios que no habías guardado.')).toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(['adminDraft:event:nuevo-id']);
  });

  test('what the API has against it is said above the form and at the field, and nothing typed is lost', async () => {
    const api = eventApi();
    api.routes['POST /admin/events'] = slow(
      () => new Refusal(400, 'validation', 'Escribe el día.', [{ field: 'start_local', message: 'Escribe el día.' }]),
    );
    const { user } = renderAdmin(api, { address: '/admin/eventos/nuevo', session: signedIn('organiser') });
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Mi taller');
    await user.click(button('Crear borrador'));
    expect(await screen.findByRole('alert')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Escribe el día.' }));
    expect(screen.getByLabelText('Empieza')).toHaveFocus();
    expect(screen.getByLabelText('Empieza')).toHaveAccessibleDescription('Escribe el día.');
    expect(field('Nombre')).toHaveValue('Mi taller');
  });
});

describe('what is typed', () => {
  test('is saved with Ctrl and S from the version that was shown', async () => {
    const { user, api } = await openEvent();
    expect(screen.getByText('Todo está guardado.')).toBeInTheDocument();
    await user.type(field(/^Precio/), ' con merienda');
    expect(screen.getByText(/^Hay cambios sin guardar/)).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Todo está guardado.')).toBeInTheDocument();
    expect(api.sent[0]?.body).toMatchObject({
      price: 'Gratis con merienda',
      updated_at: '2026-11-20T10:00:00.000Z',
      capacity: 20,
    });
  });

  test('while a save is on its way stays, and is saved on top of it', async () => {
    const { user, api } = await openEvent();
    await user.type(field(/^Precio/), '!');
    const save = api.routes['PUT /admin/events/:id'];
    const mayArrive = Promise.withResolvers<void>();
    api.routes['PUT /admin/events/:id'] = async (call) => {
      await mayArrive.promise;
      return save?.(call);
    };
    await user.keyboard('{Control>}s{/Control}');
    await user.type(field(/^Precio/), '?');
    mayArrive.resolve();
    await waitFor(() => expect(button('Guardar')).toBeInTheDocument());
    expect(field(/^Precio/)).toHaveValue('Gratis!?');
    expect(screen.getByText(/^Hay cambios sin guardar/)).toBeInTheDocument();
    await user.click(button('Guardar'));
    expect(await screen.findByText('Todo está guardado.')).toBeInTheDocument();
    expect(api.sent.map(({ body }) => body.price)).toEqual(['Gratis!', 'Gratis!?']);
  });

  test('is there again after the page was left, until it is discarded', async () => {
    const first = await openEvent();
    await first.user.type(field(/^Precio/), '!');
    first.unmount();
    const { user } = await openEvent();
    expect(screen.getByText('Aquí siguen los cambios que no habías guardado.')).toBeInTheDocument();
    expect(field(/^Precio/)).toHaveValue('Gratis!');
    await user.click(button('Descartar mis cambios'));
    expect(field(/^Precio/)).toHaveValue('Gratis');
    expect(localStorage).toHaveLength(0);
  });

  test('survives that the session ends while it is saved', async () => {
    const { user, api, router } = await openEvent();
    await user.type(field(/^Precio/), '!');
    api.routes['PUT /admin/events/:id'] = slow(() => new Refusal(401, 'unauthenticated', 'Inicia sesión.'));
    await user.click(button('Guardar'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('adminDraft:event:e1')).toContain('Gratis!');
  });

  test('stays when nobody answers', async () => {
    const { user, api } = await openEvent();
    await user.type(field(/^Precio/), '!');
    api.routes['PUT /admin/events/:id'] = slow(() => {
      throw new TypeError('fetch failed');
    });
    await user.click(button('Guardar'));
    expect(await screen.findByText(/^No hemos podido conectar/)).toBeInTheDocument();
    expect(field(/^Precio/)).toHaveValue('Gratis!');
  });

  test('is put together with what somebody else has saved meanwhile, and saved on top of it', async () => {
    const { user, api } = await openEvent();
    await user.type(field(/^Precio/), '!');
    await user.type(field(/^Comida/), 'Fruta');
    api.change({ price: '5 €', location: 'Otra sala' });
    await user.click(button('Guardar'));
    expect(await screen.findByText(/Otra persona ha guardado.*Las dos habéis cambiado: precio\./)).toBeInTheDocument();
    expect(field(/^Lugar/)).toHaveValue('Otra sala');
    expect(field(/^Precio/)).toHaveValue('Gratis!');
    await user.click(button('Guardar'));
    expect(await screen.findByText('Todo está guardado.')).toBeInTheDocument();
    expect(api.sent.at(-1)?.body).toMatchObject({ price: 'Gratis!', food: 'Fruta', location: 'Otra sala' });
  });

  test('is asked about before a link leads away, and kept', async () => {
    const { user, router } = await openEvent();
    await user.type(field(/^Precio/), '!');
    await user.click(screen.getByRole('link', { name: 'Todos los eventos' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
    expect(router.state.location.pathname).toBe('/admin/eventos/e1');
    await user.click(screen.getByRole('link', { name: 'Todos los eventos' }));
    await user.click(await screen.findByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/eventos'));
    expect(localStorage.getItem('adminDraft:event:e1')).toContain('Gratis!');
  });

  test('that changes the time or place of what is published says first who gets a mail', async () => {
    const { user } = await openEvent(
      eventApi(adminEvent({ taken: 4, waiting: 1, people: 4, placed: 3, online: true })),
    );
    await user.type(field(/^Comida/), 'Fruta');
    expect(screen.queryByText(/se avisará/)).not.toBeInTheDocument();
    await user.type(field(/^Lugar/), ' B');
    expect(screen.getByText('Al guardar se avisará a 4 personas.')).toBeInTheDocument();
  });

  test('may go out without a mail, or with her own sentence, and says afterwards what was done', async () => {
    const api = eventApi(adminEvent({ taken: 4, waiting: 1, people: 4, placed: 3, online: true }));
    const { user } = await openEvent(api);
    await user.type(field(/^Lugar/), ' B');
    await user.click(screen.getByRole('button', { name: 'Cambiar el aviso' }));
    expect(screen.getByRole('checkbox', { name: /^Enviarles un correo/ })).toHaveFocus();
    await user.type(field(/^Unas palabras tuyas/), 'La sala de siempre está en obras.');
    await user.click(screen.getByRole('checkbox', { name: /^Enviarles un correo/ }));
    expect(screen.getByText('Al guardar no se avisará a nadie.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Enviarles un correo/ }));
    expect(field(/^Unas palabras tuyas/)).toHaveValue('La sala de siempre está en obras.');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Todo está guardado\. (Hemos avisado|No se ha enviado)/)).toBeInTheDocument();
  });

  test('that changes the place of what is postponed notifies nobody yet', async () => {
    const { user } = await openEvent(eventApi(adminEvent({ taken: 3, people: 3, placed: 3, state: 'postponed' })));
    await user.type(field(/^Lugar/), ' B');
    expect(screen.getByText('Hay cambios sin guardar. Quedan en este navegador.')).toBeInTheDocument();
  });
});

describe('the programme', () => {
  const titles = () =>
    screen.getAllByRole('textbox', { name: 'Título' }).map((input) => (input as HTMLInputElement).value);

  test('is put together by the keyboard, with the focus where it is needed next', async () => {
    const { user, api } = await openEvent();
    await user.click(button('Añadir la primera entrada'));
    expect(screen.getByLabelText('Hora')).toHaveFocus();
    await user.type(screen.getByLabelText('Hora'), '18:30');
    await user.type(field('Título'), 'Puertas');
    await user.click(button('Añadir otra entrada'));
    await user.type(screen.getAllByLabelText('Hora')[1] as HTMLElement, '19:00');
    await user.type(screen.getAllByRole('textbox', { name: 'Título' })[1] as HTMLElement, 'Charla');
    await user.click(button('Subir: Charla'));
    expect(titles()).toEqual(['Charla', 'Puertas']);
    expect(button('Subir: Charla')).toHaveFocus();
    expect(screen.getByText('Charla: ahora en el lugar 1 de 2.')).toBeInTheDocument();
    await user.click(button('Bajar: Charla'));
    expect(titles()).toEqual(['Puertas', 'Charla']);
    await user.click(button('Guardar'));
    await screen.findByText('Todo está guardado.');
    expect(api.sent[0]?.body.programme).toEqual([
      { time: '18:30', title: 'Puertas', description: '', speaker: '' },
      { time: '19:00', title: 'Charla', description: '', speaker: '' },
    ]);
    await user.click(button('Quitar: Puertas'));
    expect(button('Quitar: Charla')).toHaveFocus();
    await user.click(button('Quitar: Charla'));
    expect(button('Añadir la primera entrada')).toHaveFocus();
  });
});

describe('speakers', () => {
  test('are chosen among published people; who is no longer one of them is marked', async () => {
    const { user, api } = await openEvent(
      eventApi(adminEvent({ speakers: [{ slug: 'pia', name: 'Pía Antigua', published: false }] })),
    );
    expect(screen.getByText('(no está publicada: no se ve)')).toBeInTheDocument();
    await user.type(await screen.findByRole('combobox', { name: 'Añadir ponente' }), 'eva');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Quitar: Eva Muestra' })).toBeInTheDocument();
    await user.click(button('Quitar: Pía Antigua'));
    await user.click(button('Guardar'));
    await waitFor(() => expect(api.sent[0]?.body.speakers).toEqual(['eva']));
  });
});

describe('what can be done with an event', () => {
  test('a draft is published at once, with what was typed', async () => {
    const { user, api } = await openEvent(eventApi(adminEvent({ state: 'draft', slug_fixed: false })));
    await user.type(field(/^Precio/), '!');
    await user.click(button('Publicar'));
    expect(await screen.findByText(/^Publicado: ya se ve/)).toBeInTheDocument();
    expect(api.sent.map(({ route }) => route)).toEqual(['save', 'state']);
    expect(api.sent[1]?.body).toMatchObject({ state: 'published', updated_at: '2026-11-20T10:00:00.000Z+' });
    expect(screen.getByRole('link', { name: 'Ver la página' })).toHaveAttribute('href', '/eventos/taller');
    expect(button('Duplicar')).toHaveFocus();
  });

  test('cancelling says who gets a mail and needs a reason', async () => {
    const { user, api } = await openEvent(eventApi(adminEvent({ taken: 12, waiting: 1, people: 12, placed: 11 })));
    await user.click(button('Cancelar el evento'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar el evento' }));
    expect(dialog.getByText(/Avisaremos por correo a 12 personas apuntadas\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Sí, cancelar el evento' }));
    const reason = dialog.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toHaveAccessibleDescription(/Escribe el motivo\./);
    await user.type(reason, 'No hay sala.');
    await user.click(dialog.getByRole('button', { name: 'Sí, cancelar el evento' }));
    expect(await screen.findByText(/^Cancelado: la página/)).toBeInTheDocument();
    expect(api.sent.at(-1)?.body).toMatchObject({ state: 'cancelled', reason: 'No hay sala.' });
    const again = await screen.findByRole('button', { name: 'Volver a publicar' });
    await waitFor(() => expect(again).toHaveFocus());
  });

  test('why it is cancelled is still there after a session that ended, and not said when it is published', async () => {
    const first = await openEvent(eventApi(adminEvent({ state: 'postponed' })));
    first.api.routes['POST /admin/events/:id/state'] = slow(() => new Refusal(401, 'unauthenticated', 'Entra.'));
    await first.user.click(button('Cancelar el evento'));
    await first.user.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'No hay sala.');
    await first.user.click(button('Sí, cancelar el evento'));
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/login'));
    first.unmount();

    const { user, api } = await openEvent(eventApi(adminEvent({ state: 'postponed' })));
    await user.click(button('Cancelar el evento'));
    expect(await screen.findByRole('textbox', { name: 'Motivo' })).toHaveValue('No hay sala.');
    await user.click(button('Dejarlo como está'));
    await user.click(button('Volver a publicar'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Publicado de nuevo.')).toBeInTheDocument();
    expect(api.sent[0]?.body).toMatchObject({ state: 'published', reason: null });
  });

  test('that somebody else has deleted says so, after any state before', async () => {
    const { api, queryClient } = await openEvent();
    api.routes['GET /admin/events/:id'] = slow(() => new Refusal(404, 'not-found', 'No existe.'));
    void queryClient.invalidateQueries();
    expect(await screen.findByText('Este evento no existe')).toBeInTheDocument();
  });

  test('with people it cannot go back to a draft, without any it can', async () => {
    const { unmount } = await openEvent(eventApi(adminEvent({ taken: 1, people: 1, placed: 1 })));
    expect(screen.queryByRole('button', { name: 'Volver a borrador' })).not.toBeInTheDocument();
    unmount();
    const { user, api } = await openEvent();
    await user.click(button('Volver a borrador'));
    await waitFor(() => expect(api.sent.at(-1)?.body).toMatchObject({ state: 'draft' }));
  });

  test('a text of before is the one of now again, after what was typed is stored', async () => {
    const savedBy = 'Ana Prueba';
    const texts = [
      { version: 2, title: 'Segundo.', savedAt: '2026-11-20T09:00:00.000Z', savedBy },
      { version: 1, title: 'Primero.', savedAt: '2026-11-19T09:00:00.000Z', savedBy: null },
    ];
    const { user, api } = await openEvent(eventApi(adminEvent({ state: 'published', texts, text_version: 2 })));
    await user.click(screen.getByText('Textos guardados (2)'));
    expect(screen.getAllByRole('button', { name: /^Volver al texto/, hidden: true })).toHaveLength(1);
    await user.type(field('Nombre'), ' nuevo');
    await user.click(button(/^Volver al texto del/));
    const dialog = within(await screen.findByRole('dialog', { name: /^¿Volver al texto del/ }));
    expect(dialog.getByText(/Quien lee lo ve en este momento\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Volver a este texto' }));
    await waitFor(() => expect(field(/^Resumen/)).toHaveValue('El de entonces.'));
    expect(api.sent.map(({ route }) => route)).toEqual(['save', 'restore']);
    expect(api.sent[1]?.body).toEqual({ version: 1, updatedAt: '2026-11-20T10:00:00.000Z+' });
  });

  test('a copy opens as a draft of the day that was given', async () => {
    const { user, api, router } = await openEvent();
    await user.click(button('Duplicar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicar el evento' }));
    await user.type(dialog.getByLabelText(/^Empieza/), '2026-12-01T18:30');
    await user.click(dialog.getByRole('button', { name: 'Crear la copia' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/eventos/copia'));
    expect(await screen.findByText(/^Esta es la copia/)).toBeInTheDocument();
    expect(api.sent[0]?.body).toEqual({ start_local: '2026-12-01T18:30' });
  });

  test.each([
    ['2026-11-30T20:30', ['sáb, 28 nov 2026, 6:30 p. m.', 'lun, 30 nov 2026, 8:30 p. m.']],
    [null, ['sáb, 28 nov 2026, 6:30 p. m.']],
  ])('next to its form stands from when until when it lasts (%s)', async (end_local, dates) => {
    await openEvent(eventApi(adminEvent({ end_local })));
    const definitions = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(definitions.filter((text) => text?.includes('2026'))).toEqual(dates);
  });

  test('a draft is removed once she has said so again', async () => {
    const { user, api, router } = await openEvent(eventApi(adminEvent({ state: 'draft' })));
    await user.click(button('Borrar'));
    expect(api.sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Sí, borrarlo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/eventos'));
    expect(api.sent[0]?.route).toBe('delete');
  });

  test('of an imported event what its source says can only be read', async () => {
    await openEvent(eventApi(adminEvent({ source: 'eventbrite' })));
    expect(screen.getByText(/^Viene de Eventbrite/)).toBeInTheDocument();
    expect(field('Nombre')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Empieza')).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox', { name: /^Zona horaria/ })).toBeDisabled();
    expect(field(/^Comida/)).not.toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  });
});
