import { sessionStore } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CommentsApi, comment, comments, everyRole } from '../../test/comments-api.ts';
import { renderAdmin, signedIn } from '../../test/render-admin.tsx';
import { shortcutsSettingKey } from '../features/moderation/use-shortcuts-setting.ts';

// The queue's dates are made from the Date that is there when its code arrives: the real one, as in a browser.
beforeAll(() => import('../features/moderation/components/moderation-queue.tsx'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => jest.useRealTimers());

type Room = ReturnType<typeof renderAdmin>;

/** Everything that the visitor does waits for what it sets off. */
function settling(user: Room['user']): Pick<Room['user'], 'click' | 'keyboard' | 'type' | 'clear' | 'selectOptions'> {
  const settled = <Args extends unknown[]>(does: (...args: Args) => Promise<void>) => {
    return async (...args: Args) => {
      await does(...args);
      await pass(0);
    };
  };
  return {
    click: settled(user.click),
    keyboard: settled(user.keyboard),
    type: settled(user.type),
    clear: settled(user.clear),
    selectOptions: settled(user.selectOptions),
  };
}

function open(api: CommentsApi, visit: Parameters<typeof renderAdmin>[1] = {}) {
  const room = renderAdmin(api, visit);
  return { ...room, user: settling(room.user) };
}

async function openQueue(
  api: CommentsApi,
  visit: Parameters<typeof renderAdmin>[1] = {},
  table = 'Comentarios pendientes',
) {
  const room = open(api, visit);
  await screen.findByRole('table', { name: table });
  return room;
}

/** The aliases of the rows, in order. */
function shownAliases(): string[] {
  return screen.queryAllByRole('rowheader').map((cell) => cell.textContent ?? '');
}

function row(alias: string) {
  return screen.getByRole('button', { name: alias });
}

function selectedComment() {
  return screen.getByRole('complementary', { name: 'Comentario seleccionado' });
}

async function pass(ms: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    // What that has set off is answered, and what that sets off too.
    for (let round = 0; round < 5; round += 1) await jest.advanceTimersByTimeAsync(1);
  });
}

/** Rejects the selected comment with a reason, by the buttons. */
async function reject(user: Pick<Room['user'], 'click'>, reason = 'Spam') {
  await user.click(within(selectedComment()).getByRole('button', { name: 'Rechazar' }));
  const form = screen.getByRole('form', { name: 'Motivo del rechazo' });
  await user.click(within(form).getByRole('radio', { name: reason }));
  await user.click(within(form).getByRole('button', { name: 'Rechazar' }));
}

/** The API answers what it holds. */
async function answer(api: CommentsApi) {
  await act(async () => {
    api.release();
    await jest.advanceTimersByTimeAsync(1);
  });
}

describe('who may see the queue', () => {
  test('until the session is known there is a heading and nothing of anybody', () => {
    const api = new CommentsApi(comments(2));
    renderAdmin(api, { session: { status: 'unknown', user: null } });
    expect(screen.getByRole('heading', { level: 1, name: 'Comentarios' })).toBeInTheDocument();
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  test('a visitor is led to the login page, which leads back to the same place', async () => {
    const api = new CommentsApi(comments(1));
    renderAdmin(api, {
      address: '/admin/comments?orden=antiguos',
      session: { status: 'anonymous', user: null },
    });
    expect(await screen.findByText('Estás en /login?volver=/admin/comments?orden=antiguos')).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  test('whoever logs out here is not sent anywhere else than the header sends her', async () => {
    const { router } = await openQueue(new CommentsApi(comments(1)));
    act(() => sessionStore.setState({ status: 'anonymous', user: null }, true));
    expect(router.state.location.pathname).toBe('/admin/comments');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login?volver=%2Fadmin%2Fcomments',
    );
  });

  test.each(everyRole)('a %s sees the queue only if she moderates', async (role) => {
    const api = new CommentsApi(comments(1));
    renderAdmin(api, { session: signedIn(role) });
    if (role === 'moderator' || role === 'admin') {
      expect(await screen.findByRole('table')).toBeInTheDocument();
    } else {
      expect(screen.getByText('No tienes permiso para ver esta página')).toBeInTheDocument();
      expect(api.calls.filter((call) => call !== 'GET /admin/waiting')).toEqual([]);
    }
  });

  test('the API has the last word: its 403 is shown as such', async () => {
    const api = new CommentsApi(comments(1));
    api.fail('/admin/comments', { status: 403, code: 'forbidden', message: 'No puedes.' });
    renderAdmin(api);
    expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
  });

  test('a session that has ended leads to the login page and back', async () => {
    const api = new CommentsApi(comments(1));
    api.fail('/admin/comments', { status: 401, code: 'unauthenticated', message: 'Entra.' });
    renderAdmin(api, { address: '/admin/comments?buscar=grid' });
    expect(await screen.findByText('Estás en /login?volver=/admin/comments?buscar=grid')).toBeInTheDocument();
  });
});

describe('from the keyboard', () => {
  test('the whole queue is read, decided and emptied without a mouse', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    row('Alias 1').focus();

    await user.keyboard('j');
    expect(row('Alias 2')).toHaveFocus();
    expect(within(selectedComment()).getByText('Texto 2')).toBeInTheDocument();

    await user.keyboard('a');
    expect(api.states.get('c2')).toBe('approved');
    expect(row('Alias 3')).toHaveFocus();
    expect(screen.getByText('Aprobado «Alias 2».')).toBeInTheDocument();
    expect(screen.getByText('Aprobado «Alias 2». 2 comentarios pendientes.')).toBeInTheDocument();

    await user.keyboard('r5');
    expect(api.states.get('c3')).toBe('rejected');
    expect(api.rejections.get('c3')).toEqual({ reason: 'off-topic', note: null });
    expect(row('Alias 1')).toHaveFocus();

    await user.keyboard('a');
    expect(screen.getByText('No hay comentarios pendientes')).toBeInTheDocument();
    expect(screen.getByText('No hay comentarios pendientes').closest('[tabindex="-1"]')).toHaveFocus();
    expect(api.calls.filter((call) => !call.startsWith('GET'))).toEqual([
      'POST /comments/approve/c2',
      'DELETE /comments/reject/c3',
      'POST /comments/approve/c1',
    ]);
  });

  test('arrows, Home and End move and stop at the ends; K goes back', async () => {
    const { user } = await openQueue(new CommentsApi(comments(4)));
    row('Alias 1').focus();
    await user.keyboard('{ArrowUp}');
    expect(row('Alias 1')).toHaveFocus();
    await user.keyboard('{End}');
    expect(row('Alias 4')).toHaveFocus();
    await user.keyboard('{ArrowDown}k');
    expect(row('Alias 3')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(row('Alias 1')).toHaveFocus();
  });

  test('one row is in the tab order, and it is the selected one', async () => {
    const { user } = await openQueue(new CommentsApi(comments(3)));
    await user.click(row('Alias 2'));
    expect(screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button').tabIndex)).toEqual([
      -1, 0, -1,
    ]);
    expect(row('Alias 2')).toHaveAttribute('aria-current', 'true');
  });

  test('letters do nothing outside the list, nor together with Ctrl', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    screen.getByRole('link', { name: 'Resumen' }).focus();
    await user.keyboard('arsx');
    await user.type(screen.getByRole('searchbox'), 'ar');
    row('Alias 1').focus();
    await user.keyboard('{Control>}a{/Control}');
    expect([...api.states.values()]).toEqual(['pending', 'pending']);
  });

  test('a key held down does not decide one comment after another', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('{a>4/}');
    expect([...api.states.values()]).toEqual(['approved', 'pending', 'pending']);
  });

  test('"/" goes to the search and "?" shows every key', async () => {
    const { user } = await openQueue(new CommentsApi(comments(1)));
    row('Alias 1').focus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Teclas de la cola' });
    expect(within(dialog).getByText('Aprobar el comentario, o los marcados')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    row('Alias 1').focus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('single keys can be switched off, on this device for good; arrows stay', async () => {
    const api = new CommentsApi(comments(2));
    const { user, unmount } = await openQueue(api);
    await user.click(screen.getByRole('button', { name: 'Todas las teclas' }));
    await user.click(screen.getByRole('checkbox', { name: /atajos de una sola tecla/ }));
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(localStorage.getItem(shortcutsSettingKey)).toBe('off');
    unmount();

    const again = await openQueue(api);
    row('Alias 1').focus();
    await again.user.keyboard('ajrsx?');
    expect(row('Alias 1')).toHaveFocus();
    expect([...api.states.values()]).toEqual(['pending', 'pending']);
    await again.user.keyboard('{ArrowDown}');
    expect(row('Alias 2')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Aprobar' })).not.toHaveAttribute('aria-keyshortcuts');
  });
});

describe('deciding', () => {
  test('the buttons do what the keys do', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    await reject(user, 'Publicidad');
    expect(api.states.get('c1')).toBe('rejected');
    expect(row('Alias 2')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    expect(api.states.get('c2')).toBe('approved');
  });

  test('the row goes at once, before the API has answered', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    api.hold();
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    expect(shownAliases()).toEqual(['Alias 2']);
    await answer(api);
    expect(shownAliases()).toEqual(['Alias 2']);
  });

  test('a list that was asked for before the decision does not bring the row back', async () => {
    const api = new CommentsApi(comments(2));
    const { user, queryClient } = await openQueue(api);
    api.hold();
    void queryClient.invalidateQueries({ queryKey: ['admin', '/admin/comments'] });
    await pass(0);
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    await answer(api);
    await pass(0);
    expect(shownAliases()).toEqual(['Alias 2']);
    expect(screen.getByRole('link', { name: /^Pendientes ?: 1 comentario pendiente$/ })).toBeInTheDocument();
  });

  test('what the API does not accept comes back, with the reason, and the place is kept', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    api.fail('/approve/', { status: 503, code: 'unavailable', message: 'Ahora no podemos guardar cambios.' });
    row('Alias 1').focus();
    api.hold();
    await user.keyboard('a');
    await answer(api);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No se ha podido aprobar el comentario de «Alias 1». Ahora no podemos guardar cambios. Sigue en la lista.',
    );
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2', 'Alias 3']);
    expect(row('Alias 2')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();

    api.recover();
    await user.keyboard('ka');
    expect(api.states.get('c1')).toBe('approved');
    expect(screen.queryByText(/No se ha podido/)).not.toBeInTheDocument();
  });

  test('without a connection nothing is lost', async () => {
    const api = new CommentsApi(comments(1));
    const { user } = await openQueue(api);
    api.fail('/reject/');
    await reject(user);
    expect(screen.getByText(/No hemos podido conectar/)).toBeInTheDocument();
    expect(shownAliases()).toEqual(['Alias 1']);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByText(/No hemos podido conectar/)).not.toBeInTheDocument();
  });

  test('of two moderators the second is told what the first decided, and the row is gone', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    api.states.set('c1', 'rejected');
    api.hold();
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    await answer(api);
    expect(screen.getByRole('alert')).toHaveTextContent(
      '«Alias 1»: otra persona lo ha decidido antes que tú. Este comentario ya está rechazado.',
    );
    expect(shownAliases()).toEqual(['Alias 2']);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });
});

describe('undo', () => {
  test('Z brings the last comment back to its place and to the focus', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('jr1');
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 3']);
    await user.keyboard('z');
    expect(api.states.get('c2')).toBe('pending');
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2', 'Alias 3']);
    expect(row('Alias 2')).toHaveFocus();
    expect(screen.getByText('Deshecho: «Alias 2» vuelve a su sitio. 3 comentarios pendientes.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  test('it waits for as long as the moderator needs, also beyond a refresh, until the next decision', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    await pass(60_000);
    expect(screen.getByText('Aprobado «Alias 1».')).toBeInTheDocument();
    await reject(user);
    expect(screen.queryByText('Aprobado «Alias 1».')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect([...api.states.values()]).toEqual(['approved', 'pending', 'pending']);
  });

  test('the last comment of all can be brought back too', async () => {
    const api = new CommentsApi(comments(1));
    const { user } = await openQueue(api);
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(row('Alias 1')).toHaveFocus();
  });

  test('a decision taken back while it is under way is sent first and taken back after', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    api.hold();
    await reject(user);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2']);
    await answer(api);
    await waitFor(() => expect(api.states.get('c1')).toBe('pending'));
    expect(api.calls.filter((call) => !call.startsWith('GET'))).toEqual([
      'DELETE /comments/reject/c1',
      'POST /comments/restore/c1',
    ]);
  });

  test('when it fails the comment stays decided, and undo is offered again', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    await reject(user);
    api.fail('/restore/');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(
      screen.getByText(/No se ha podido deshacer la decisión sobre el comentario de «Alias 1»/),
    ).toBeInTheDocument();
    expect(shownAliases()).toEqual(['Alias 2']);
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2']);
  });
});

describe('a queue that others change too', () => {
  test('what arrives waits until it is asked for, so no row moves under the hand', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    await user.click(row('Alias 2'));
    await pass(2_000);
    api.add(comment(0, { alias: 'Recién llegada' }));
    await pass(15_000);
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2']);
    expect(row('Alias 2')).toHaveFocus();
    expect(screen.getByText('Hay 1 comentario más.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Pendientes ?: 3 comentarios pendientes$/ })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(shownAliases()).toEqual(['Recién llegada', 'Alias 1', 'Alias 2']);
    expect(row('Alias 2')).toHaveAttribute('aria-current', 'true');
  });

  test('an empty queue fills by itself', async () => {
    const api = new CommentsApi([]);
    renderAdmin(api);
    expect(await screen.findByText('No hay comentarios pendientes')).toBeInTheDocument();
    api.add(comment(1));
    await pass(15_000);
    expect(shownAliases()).toEqual(['Alias 1']);
  });

  test('a comment decided by somebody else goes with the next refresh, and the focus with the row below', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    await user.click(row('Alias 2'));
    api.states.set('c2', 'approved');
    await pass(15_000);
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 3']);
    expect(row('Alias 3')).toHaveFocus();
  });

  test('a comment that another tab takes back returns', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    await user.click(screen.getByRole('button', { name: 'Aprobar' }));
    await pass(20_000);
    api.states.set('c1', 'pending');
    await pass(20_000);
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2']);
  });

  test('when a refresh fails the last list stays, and says so', async () => {
    const api = new CommentsApi(comments(1));
    const { user } = await openQueue(api);
    api.fail('/admin/comments', { status: 500, code: 'internal', message: 'Algo ha fallado.' });
    await pass(15_000);
    expect(screen.getByText(/No hemos podido actualizar la lista/)).toBeInTheDocument();
    expect(shownAliases()).toEqual(['Alias 1']);
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/No hemos podido actualizar/)).not.toBeInTheDocument());
  });

  test('when the first load fails it can be tried again', async () => {
    const api = new CommentsApi(comments(1));
    api.fail('/admin/comments');
    const { user } = open(api);
    expect(await screen.findByText('No hemos podido cargar los comentarios')).toBeInTheDocument();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('the view in the address', () => {
  const mixed = [
    comment(1, { alias: 'Ágata de muestra', content: 'Dudas de rejilla' }),
    comment(2, { alias: 'Berta de muestra', content: 'Camión', postId: 3 }),
    comment(3, { alias: 'Cira de muestra', content: 'Otra rejilla', postId: 3 }),
  ];

  test('an address brings back its search, article and order', async () => {
    await openQueue(new CommentsApi(mixed), { address: '/admin/comments?publicacion=3&orden=antiguos' });
    expect(shownAliases()).toEqual(['Cira de muestra', 'Berta de muestra']);
    expect(screen.getByRole('combobox', { name: 'Artículo' })).toHaveValue('3');
    expect(screen.getByRole('combobox', { name: 'Orden' })).toHaveValue('oldest');
  });

  test('searching needs neither accents nor capitals and goes into the address', async () => {
    const { user, router } = await openQueue(new CommentsApi(mixed));
    await user.type(screen.getByRole('searchbox'), 'AGATA rejilla');
    await pass(300);
    await pass(0);
    expect(shownAliases()).toEqual(['Ágata de muestra']);
    expect(router.state.location.search).toBe('?buscar=AGATA+rejilla');
    await user.clear(screen.getByRole('searchbox'));
    await pass(300);
    expect(router.state.location.search).toBe('');
  });

  test('choosing article and order goes into the address', async () => {
    const { user, router } = await openQueue(new CommentsApi(mixed));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Artículo' }), 'Publicación 3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Más antiguos');
    expect(router.state.location.search).toBe('?publicacion=3&orden=antiguos');
    expect(shownAliases()).toEqual(['Cira de muestra', 'Berta de muestra']);
  });

  test('a filter that nothing matches says so and can be taken off', async () => {
    const { user } = open(new CommentsApi(mixed), { address: '/admin/comments?buscar=zzz' });
    expect(await screen.findByText('Ningún comentario coincide con el filtro')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro' }));
    expect(shownAliases()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('what makes no sense in an address is ignored', async () => {
    await openQueue(new CommentsApi(mixed), { address: '/admin/comments?publicacion=-1&orden=x&pagina=99' });
    expect(shownAliases()).toHaveLength(3);
  });

  test('many comments come in pages of 25, each with its address', async () => {
    const { user, router } = await openQueue(new CommentsApi(comments(5_000)));
    expect(shownAliases()).toHaveLength(25);
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(router.state.location.search).toBe('?pagina=2');
    expect(shownAliases()[0]).toBe('Alias 26');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Más antiguos');
    expect(router.state.location.search).toBe('?orden=antiguos');
    expect(shownAliases()[0]).toBe('Alias 5000');
  });
});

describe('what is written', () => {
  test('the text is shown whole with its line breaks, and never as markup', async () => {
    const content = `Primera línea\n\n<img src=x onerror=alert(1)>\n${'x'.repeat(1900)}`;
    await openQueue(new CommentsApi([comment(1, { content, alias: 'A'.repeat(40) })]));
    const quote = within(selectedComment()).getByRole('blockquote');
    expect(quote.textContent).toBe(content);
    expect(quote.children).toHaveLength(0);
    expect(screen.getByRole('cell', { name: /^Primera línea <img/ }).textContent?.length).toBeLessThan(200);
  });

  test('date, article and wait are said in Spanish', async () => {
    jest.setSystemTime(new Date('2026-11-21T09:30:00Z'));
    await openQueue(new CommentsApi([comment(1, { createdAt: '2026-11-21T06:14:00Z' })]));
    expect(within(selectedComment()).getByText('21 de noviembre de 2026, 7:14')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Publicación 16' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '3 h' })).toBeInTheDocument();
  });
});
