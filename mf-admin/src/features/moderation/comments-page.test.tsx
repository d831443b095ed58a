import { forgetSession } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CommentsApi, comment, comments, everyRole } from '../../../test/comments-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';
import { shortcutsSettingKey } from './use-shortcuts-setting.ts';

// The queue's dates are made from the Date that is there when its code arrives: the real one, as in a browser.
beforeAll(() => import('./components/moderation-queue.tsx'));

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

type View = ReturnType<typeof renderAdmin>;

/** Everything that the visitor does waits for what it sets off. */
function settling(user: View['user']): Pick<View['user'], 'click' | 'keyboard' | 'type' | 'clear' | 'selectOptions'> {
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
  const view = renderAdmin(api, visit);
  return { ...view, user: settling(view.user) };
}

async function openQueue(
  api: CommentsApi,
  visit: Parameters<typeof renderAdmin>[1] = {},
  table = 'Comentarios pendientes',
) {
  const view = open(api, visit);
  await screen.findByRole('table', { name: table });
  return view;
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
async function reject(user: Pick<View['user'], 'click'>, reason = 'Spam') {
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

  test('anyone who logs out here is not sent anywhere else than the header sends her', async () => {
    const { router } = await openQueue(new CommentsApi(comments(1)));
    act(() => forgetSession());
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

  test('a list that was asked for before the decision does not restore the row', async () => {
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

  test('of two moderators the second sees what the first decided, and the row is gone', async () => {
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

test('a text that its author changed meanwhile is not published unread: it is there to be read again', async () => {
  const api = new CommentsApi([comment(1)]);
  const { user } = await openQueue(api);
  api.edit('c1', 'Otro texto, que nadie ha leído');
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('«Alias 1»: Quien lo escribió lo ha cambiado mientras lo leías.');
  expect(within(selectedComment()).getByText('Otro texto, que nadie ha leído')).toBeInTheDocument();
  expect(api.states.get('c1')).toBe('pending');
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(api.states.get('c1')).toBe('approved');
});

describe('reported comments', () => {
  const at = '2026-11-20T09:00:00.000Z';
  const reported = (index: number) =>
    comment(index, {
      state: 'approved',
      decision: { at, by: 'Ana', byScore: false, reason: null, note: null },
      reports: {
        count: 3,
        since: at,
        until: at,
        reasons: [
          { reason: 'abuse', count: 2 },
          { reason: 'off-topic', count: 1 },
        ],
        notes: [{ reason: 'abuse', note: 'Insulta a otra lectora', at }],
      },
    });
  const counts = () =>
    Object.fromEntries(
      screen.getAllByRole('link', { name: /comentarios? (denunciado|aprobado)/ }).map(({ textContent }) => {
        const [, name, count] = /^(\D+?)(\d+)/.exec(textContent ?? '') ?? [];
        return [name, Number(count)];
      }),
    );
  const openReported = (api: CommentsApi) =>
    openQueue(api, { address: '/admin/comments?estado=denunciados' }, 'Comentarios denunciados');

  test('say how many object, why and what they noted', async () => {
    await openReported(new CommentsApi([reported(1)]));
    const region = within(selectedComment()).getByRole('region', { name: '3 denuncias' });
    expect(region).toHaveTextContent('Insulto o acoso × 2');
    expect(region).toHaveTextContent('Fuera de tema × 1');
    expect(within(region).getByText('Insulta a otra lectora')).toBeInTheDocument();
  });

  test('M keeps one published, and Z restores its reports', async () => {
    const api = new CommentsApi([reported(1), reported(2)]);
    const { user } = await openReported(api);
    row('Alias 1').focus();
    await user.keyboard('m');
    expect(shownAliases()).toEqual(['Alias 2']);
    expect(screen.getByText('Se mantiene «Alias 1».')).toBeInTheDocument();
    expect(counts()).toEqual({ Denunciados: 1, Aprobados: 2 });
    expect(row('Alias 2')).toHaveFocus();
    expect([...api.kept]).toEqual(['c1']);
    await user.keyboard('z');
    expect(shownAliases().toSorted()).toEqual(['Alias 1', 'Alias 2']);
    expect(counts()).toEqual({ Denunciados: 2, Aprobados: 2 });
    expect([...api.kept]).toEqual([]);
  });

  test('one that is rejected leaves both lists, and undone it is in both again', async () => {
    const api = new CommentsApi([reported(1)]);
    const { user } = await openReported(api);
    row('Alias 1').focus();
    await user.keyboard('r2');
    expect(screen.getByText('No hay comentarios denunciados')).toBeInTheDocument();
    expect(counts()).toEqual({ Denunciados: 0, Aprobados: 0 });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(shownAliases()).toEqual(['Alias 1']);
    expect(counts()).toEqual({ Denunciados: 1, Aprobados: 1 });
  });
});

describe('undo', () => {
  test('Z restores the last comment in its place, with the focus', async () => {
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

  test('the last comment of all can be restored too', async () => {
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

  test('what is decided while it is being taken back is sent once that is done', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('xjxr5');
    api.hold();
    await user.keyboard('z');
    expect(row('Alias 1')).toHaveFocus();
    await user.keyboard('xjxr2');
    expect(shownAliases()).toEqual(['Alias 3']);
    expect(screen.getByText('Rechazados 2 comentarios.')).toBeInTheDocument();
    await answer(api);
    await pass(0);
    expect(Object.fromEntries(api.states)).toEqual({ c1: 'rejected', c2: 'rejected', c3: 'pending' });
    expect(api.rejections.get('c1')).toEqual({ reason: 'abuse', note: null });
    expect(shownAliases()).toEqual(['Alias 3']);
  });

  test('when it fails, so does what was decided meanwhile, and undo is offered again', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('r5');
    api.hold();
    await user.keyboard('zr2');
    api.fail('/restore/');
    await answer(api);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(/No se ha podido deshacer la decisión sobre/);
    expect(shownAliases()).toEqual(['Alias 2']);
    expect(api.rejections.get('c1')).toEqual({ reason: 'off-topic', note: null });
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(api.states.get('c1')).toBe('pending');
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

  test('an address restores its search, article and order', async () => {
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

  test('a search that finds more than is counted says so, and its pages go on', async () => {
    const api = new CommentsApi(comments(80));
    api.countsTo = 50;
    const { user } = await openQueue(api, { address: '/admin/comments?buscar=texto' });
    expect(screen.getByText('Coinciden más de 50 comentarios')).toBeInTheDocument();
    expect(screen.getByText('Página 1 de más de 2')).toBeInTheDocument();
    api.countsTo = 100;
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    await pass(0);
    expect(screen.getByText('Coinciden 80 comentarios')).toBeInTheDocument();
    expect(screen.getByText('Página 2 de 4')).toBeInTheDocument();
  });

  test('the riskiest come first when asked for', async () => {
    const { user, router } = await openQueue(
      new CommentsApi([comment(1, { score: 4 }), comment(2, { score: 56 }), comment(3, { score: null })]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'Más riesgo');
    await pass(0);
    expect(router.state.location.search).toBe('?orden=riesgo');
    expect(shownAliases()).toEqual(['Alias 2', 'Alias 1', 'Alias 3']);
    expect(screen.getByRole('columnheader', { name: 'Riesgo' })).toHaveAttribute('aria-sort', 'descending');
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

describe('the states', () => {
  const decided = {
    at: '2026-11-20T09:30:00Z',
    by: 'Olga de muestra',
    byScore: false,
    reason: null,
    note: null,
  } as const;
  const all = [
    comment(1, { alias: 'Espera' }),
    comment(2, {
      alias: 'Publicada',
      state: 'approved',
      decision: decided,
      reports: { count: 1, since: decided.at, until: decided.at, reasons: [{ reason: 'spam', count: 1 }], notes: [] },
    }),
    comment(3, {
      alias: 'Retirada',
      state: 'rejected',
      decision: { ...decided, reason: 'personal-data', note: 'Lleva un teléfono' },
    }),
    comment(4, {
      alias: 'Anuncio',
      state: 'spam',
      score: 96,
      reasons: [
        { code: 'links', words: 'Dos enlaces', points: 34 },
        { code: 'casino', words: 'Habla de apuestas o casinos', points: 70 },
        { code: 'topic', words: 'Habla de lo que se habla aquí', points: -8 },
      ],
      decision: { ...decided, by: null, byScore: true },
    }),
  ];
  const tab = (name: RegExp) => screen.getByRole('link', { name });

  test('each has its tab with its count, its address and its list', async () => {
    const { user, router } = await openQueue(new CommentsApi(all));
    expect(tab(/^Pendientes ?: 1 comentario pendiente$/)).toHaveAttribute('aria-current', 'page');
    for (const [name, address, alias] of [
      [/^Denunciados ?: 1/, '?estado=denunciados', 'Publicada'],
      [/^Aprobados ?: 1/, '?estado=aprobados', 'Publicada'],
      [/^Rechazados ?: 1/, '?estado=rechazados', 'Retirada'],
      [/^Probable spam ?: 1/, '?estado=spam', 'Anuncio'],
      [/^Pendientes ?: 1/, '', 'Espera'],
    ] as const) {
      await user.click(tab(name));
      await pass(0);
      expect(router.state.location.search).toBe(address);
      expect(shownAliases()).toEqual([alias]);
      expect(tab(name)).toHaveAttribute('aria-current', 'page');
    }
  });

  test.each([
    ['', ['Aprobar', 'Rechazar', 'Spam']],
    ['?estado=denunciados', ['Mantener publicado', 'Rechazar', 'Spam']],
    ['?estado=aprobados', ['Rechazar', 'Spam', 'A pendientes']],
    ['?estado=rechazados', ['Aprobar', 'Spam', 'A pendientes']],
    ['?estado=spam', ['Aprobar', 'Rechazar', 'A pendientes']],
  ])('%s offers what makes sense there', async (address, offered) => {
    const { findByRole } = open(new CommentsApi(all), { address: `/admin/comments${address}` });
    await findByRole('table');
    const buttons = within(selectedComment()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent?.replace(/ [A-Z]$/, '')).slice(1, -1)).toEqual(offered);
  });

  test('a rejected comment says who rejected it, when, why and until when it is kept', async () => {
    await openQueue(new CommentsApi(all), { address: '/admin/comments?estado=rechazados' }, 'Comentarios rechazados');
    const facts = within(selectedComment())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      expect.stringContaining('(hora de Madrid)'),
      '20 de noviembre de 2026, 10:30 a. m.',
      'Olga de muestra',
      'Datos personales',
      'Lleva un teléfono',
      '18 de febrero de 2027, 10:30 a. m.',
    ]);
  });

  test('spam shows its score in number, form and word, and every reason with its points', async () => {
    await openQueue(new CommentsApi(all), { address: '/admin/comments?estado=spam' }, 'Comentarios en probable spam');
    expect(screen.getByRole('cell', { name: '96 , riesgo alto' })).toBeInTheDocument();
    const why = within(selectedComment()).getByRole('region', { name: 'Por qué 96 de 100 Riesgo alto' });
    expect(
      within(why)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dos enlaces+34', 'Habla de apuestas o casinos+70', 'Habla de lo que se habla aquí−8']);
    expect(within(selectedComment()).getByText('la puntuación, al llegar')).toBeInTheDocument();
  });

  test('what was decided is decided again, from where it stands, and taken back to there', async () => {
    const api = new CommentsApi(all);
    const { user } = await openQueue(api, { address: '/admin/comments?estado=rechazados' }, 'Comentarios rechazados');
    row('Retirada').focus();
    await user.keyboard('a');
    expect(api.states.get('c3')).toBe('approved');
    expect(screen.getByText('No hay comentarios rechazados')).toBeInTheDocument();
    expect(tab(/^Aprobados ?: 2/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(api.states.get('c3')).toBe('rejected');
    expect(api.rejections.get('c3')).toEqual({ reason: 'personal-data', note: 'Lleva un teléfono' });
    expect(row('Retirada')).toHaveFocus();
    await user.keyboard('p');
    expect(api.states.get('c3')).toBe('pending');
  });

  test('a key for what makes no sense in a state does nothing', async () => {
    const api = new CommentsApi(all);
    const { user } = await openQueue(api);
    row('Espera').focus();
    await user.keyboard('p');
    expect(api.states.get('c1')).toBe('pending');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  test('a comment from before there was a score says so', async () => {
    await openQueue(new CommentsApi([comment(1, { score: null })]));
    expect(screen.getByRole('cell', { name: /Sin puntuar/ })).toBeInTheDocument();
    expect(screen.getByText(/Sin puntuar: es anterior/)).toBeInTheDocument();
  });
});

describe('why it is rejected', () => {
  const form = () => screen.queryByRole('form', { name: 'Motivo del rechazo' });

  test('arrows, a note and Enter reject, too', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('r');
    expect(screen.getByRole('radio', { name: 'Spam' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}1 teléfono{Enter}');
    expect(api.rejections.get('c1')).toEqual({ reason: 'personal-data', note: '1 teléfono' });
    expect(row('Alias 2')).toHaveFocus();
  });

  test('without a reason it says so and rejects nothing', async () => {
    const api = new CommentsApi(comments(1));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('r{Enter}');
    expect(screen.getByText('Elige un motivo.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Spam' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Di por qué lo rechazas' })).toHaveAccessibleDescription(
      'Elige un motivo.',
    );
    expect(api.states.get('c1')).toBe('pending');
  });

  test('Escape leaves it for the list', async () => {
    const api = new CommentsApi(comments(2));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('jr{Escape}');
    expect(form()).not.toBeInTheDocument();
    expect(row('Alias 2')).toHaveFocus();
    expect([...api.states.values()]).toEqual(['pending', 'pending']);
  });

  test('digits do nothing where single keys are switched off', async () => {
    localStorage.setItem(shortcutsSettingKey, 'off');
    const api = new CommentsApi(comments(1));
    const { user } = await openQueue(api);
    await user.click(within(selectedComment()).getByRole('button', { name: 'Rechazar' }));
    await user.keyboard('2');
    expect(api.states.get('c1')).toBe('pending');
    await user.keyboard(' {Enter}');
    expect(api.rejections.get('c1')).toEqual({ reason: 'spam', note: null });
  });

  test('it is never about another comment than the one it was opened for', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('r');
    await user.click(row('Alias 2'));
    expect(form()).not.toBeInTheDocument();

    await user.keyboard('r');
    api.states.set('c2', 'approved');
    await pass(15_000);
    expect(form()).not.toBeInTheDocument();
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 3']);
  });

  test('what could not be stored is there the next time, also after the session has ended', async () => {
    const api = new CommentsApi(comments(2));
    const { user, router, unmount } = await openQueue(api);
    api.fail('/reject/', { status: 401, code: 'unauthenticated', message: 'Inicia sesión.' });
    row('Alias 1').focus();
    await user.keyboard('r{ArrowDown}{Tab}Insulta a Ana{Enter}');
    await pass(0);
    expect(router.state.location.pathname).toBe('/login');
    unmount();

    api.recover();
    const again = await openQueue(api);
    row('Alias 1').focus();
    await again.user.keyboard('r');
    expect(screen.getByRole('radio', { name: 'Insulto o acoso' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Nota/ })).toHaveValue('Insulta a Ana');
    await again.user.keyboard('{Enter}');
    expect(api.rejections.get('c1')).toEqual({ reason: 'abuse', note: 'Insulta a Ana' });
  });

  test('a narrow screen that shows the list asks below it', async () => {
    const { user } = await openQueue(new CommentsApi(comments(2)));
    jest.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
    row('Alias 1').focus();
    await user.keyboard('r');
    expect(form()).toBeInTheDocument();
    expect(within(selectedComment()).queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('several at once', () => {
  const marks = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);

  test('X marks, a key decides about the marked ones, and Z restores all of them', async () => {
    const api = new CommentsApi(comments(4));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('xjjx');
    expect(screen.getByText('2 marcados')).toBeInTheDocument();
    expect(marks()).toEqual([false, true, false, true, false]);
    await user.keyboard('r4');
    expect([...api.states.values()]).toEqual(['rejected', 'pending', 'rejected', 'pending']);
    expect(api.rejections.get('c3')).toEqual({ reason: 'advertising', note: null });
    expect(screen.getByText('Rechazados 2 comentarios.')).toBeInTheDocument();
    expect(screen.getByText('Rechazados 2 comentarios. 2 comentarios pendientes.')).toBeInTheDocument();
    expect(row('Alias 4')).toHaveFocus();

    await user.keyboard('z');
    expect([...api.states.values()]).toEqual(['pending', 'pending', 'pending', 'pending']);
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2', 'Alias 3', 'Alias 4']);
    expect(row('Alias 1')).toHaveFocus();
    expect(marks()).toEqual([false, false, false, false, false]);
    expect(api.calls.filter((call) => !call.startsWith('GET'))).toEqual([
      'POST /admin/comments/decisions',
      'POST /admin/comments/decisions',
    ]);
  });

  test('the box above marks the page, and Escape takes all marks off', async () => {
    const { user } = await openQueue(new CommentsApi(comments(30)));
    await user.click(screen.getByRole('checkbox', { name: 'Marcar todos los de esta página' }));
    expect(screen.getByText('25 marcados')).toBeInTheDocument();
    row('Alias 1').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('25 marcados')).not.toBeInTheDocument();
    expect(marks()).not.toContain(true);
  });

  test('anyone who does not see the marks hears of them, and the keys on the buttons are those of the marked', async () => {
    const { user } = await openQueue(new CommentsApi(comments(2)));
    row('Alias 1').focus();
    await user.keyboard('jx');
    expect(screen.getByText('Marcado «Alias 2». 1 marcado.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Marcar el de Alias 2' })).toBeChecked();
    const together = screen.getByRole('group', { name: 'Con los marcados' });
    expect(within(together).getByRole('button', { name: 'Spam' })).toHaveAttribute('aria-keyshortcuts', 'S');
    expect(within(selectedComment()).getByRole('button', { name: 'Spam' })).not.toHaveAttribute('aria-keyshortcuts');
    await user.click(within(together).getByRole('button', { name: 'Desmarcar' }));
    expect(screen.queryByRole('group', { name: 'Con los marcados' })).not.toBeInTheDocument();
  });

  test('the one that somebody else decided first is named, the others are done and can be taken back', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    row('Alias 1').focus();
    await user.keyboard('xjx');
    api.states.set('c1', 'rejected');
    await user.keyboard('a');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '«Alias 1»: otra persona lo ha decidido antes que tú. Este comentario ya está rechazado.',
    );
    expect(screen.getByText('Aprobado «Alias 2».')).toBeInTheDocument();
    await user.keyboard('z');
    expect(Object.fromEntries(api.states)).toEqual({ c1: 'rejected', c2: 'pending', c3: 'pending' });
  });

  test('when the API fails all of them come back, with one message', async () => {
    const api = new CommentsApi(comments(3));
    const { user } = await openQueue(api);
    api.fail('/admin/comments/decisions', { status: 503, code: 'unavailable', message: 'Ahora no podemos guardar.' });
    row('Alias 1').focus();
    await user.keyboard('xjxs');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No hemos podido marcar como spam 2 comentarios. Ahora no podemos guardar. Siguen en la lista.',
    );
    expect(shownAliases()).toEqual(['Alias 1', 'Alias 2', 'Alias 3']);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  test('the marks of a page stay behind on it', async () => {
    const { user } = await openQueue(new CommentsApi(comments(30)));
    row('Alias 1').focus();
    await user.keyboard('x');
    await user.click(screen.getByRole('link', { name: 'Siguiente' }));
    await user.click(screen.getByRole('link', { name: 'Anterior' }));
    await pass(0);
    expect(marks()).not.toContain(true);
  });

  test('a page fills up again after a decision, and one that is no more gives way to the last', async () => {
    const { user, router } = await openQueue(new CommentsApi(comments(26)));
    await user.click(screen.getByRole('button', { name: 'Spam' }));
    expect(shownAliases()).toHaveLength(25);
    expect(shownAliases().at(-1)).toBe('Alias 26');
    await act(() => router.navigate('/admin/comments?pagina=9'));
    await pass(0);
    await pass(0);
    expect(router.state.location.search).toBe('');
    expect(shownAliases()).toHaveLength(25);
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
    expect(within(selectedComment()).getByText('21 de noviembre de 2026, 7:14 a. m.')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Publicación 16' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '3 h' })).toBeInTheDocument();
  });

  test('an article that the site knows is called by its title, and led to', async () => {
    const article = { title: 'CSS Grid', path: '/recursos/css/css-grid' };
    await openQueue(new CommentsApi([comment(1, { article })]));
    expect(screen.getByRole('cell', { name: 'CSS Grid' })).toBeInTheDocument();
    expect(within(selectedComment()).getByRole('link', { name: 'CSS Grid' })).toHaveAttribute('href', article.path);
    expect(screen.getByRole('option', { name: 'CSS Grid' })).toBeInTheDocument();
  });
});
