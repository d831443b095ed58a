import type { Comment } from '@femcoders/contracts/comment';
import { createQueryClient, sessionStore } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiCall, apiAnswering, renderInHost } from '../../../testing/render-in-host.tsx';
import { prefetchComments } from '../api/approved-comments.ts';
import { Comments } from './comments.tsx';

const success = 'Tu comentario ha sido enviado y está pendiente de moderación. ¡Gracias por participar!';
const failure = 'No se ha podido enviar. Tu texto sigue aquí.';

function comment(number: number, part: Partial<Comment> = {}): Comment {
  return {
    id: String(number),
    postId: 16,
    content: `Comentario ${number}`,
    alias: 'Persona de prueba',
    approved: true,
    createdAt: '2026-10-24T10:00:00.000Z',
    ...part,
  };
}

/** An API that holds `comments` and answers each new one with `onPost`. */
function siteWith(
  comments: Comment[],
  onPost: () => { status: number; body?: unknown } | Promise<{ status: number }> = () => ({ status: 201 }),
) {
  const calls: ApiCall[] = [];
  const api = apiAnswering(async (call) => {
    calls.push(call);
    if (call.method === 'POST') return onPost();
    return { body: comments.slice(0, Number(call.query.get('limit'))) };
  });
  return { api, calls, posts: () => calls.filter(({ method }) => method === 'POST') };
}

const text = () => screen.getByRole('textbox', { name: 'Comentario' });
const alias = () => screen.getByRole('textbox', { name: /Alias/ });
const submit = () => screen.getByRole('button', { name: /Enviar comentario|Enviando/ });
const entries = () => screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('article'));

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState({ status: 'anonymous', user: null }, true);
});
afterEach(() => jest.useRealTimers());

describe('the list', () => {
  test('shows who wrote, when in Spanish, and the text as plain text', async () => {
    const { api } = siteWith([comment(1, { alias: 'Núria Ñ.', content: '<b>negrita</b>\nsegunda línea' })]);
    renderInHost(<Comments postId={16} />, api);
    expect(await screen.findByText('Núria Ñ.')).toBeInTheDocument();
    expect(screen.getByText('24 de octubre de 2026')).toBeInTheDocument();
    expect(screen.getByText(/<b>negrita<\/b>/)).toHaveTextContent('segunda línea');
  });

  test('asks for the comments of this post only', async () => {
    const { api, calls } = siteWith([]);
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Aún no hay comentarios');
    expect(calls[0]?.path).toBe('/comments/approved');
    expect(calls[0]?.query.get('postId')).toBe('16');
  });

  test('shows twenty at a time', async () => {
    const { api } = siteWith(Array.from({ length: 45 }, (_, index) => comment(45 - index)));
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Comentario 45');
    expect(entries()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Ver más comentarios' }));
    await waitFor(() => expect(entries()).toHaveLength(40));
    await userEvent.click(screen.getByRole('button', { name: 'Ver más comentarios' }));
    await waitFor(() => expect(entries()).toHaveLength(45));
    expect(screen.queryByRole('button', { name: 'Ver más comentarios' })).not.toBeInTheDocument();
  });

  test('does not offer more when there are exactly twenty', async () => {
    const { api } = siteWith(Array.from({ length: 20 }, (_, index) => comment(index)));
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Comentario 0');
    expect(screen.queryByRole('button', { name: 'Ver más comentarios' })).not.toBeInTheDocument();
  });

  test('logs and shows a failure, and comes when asked again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const api = apiAnswering(() => (broken ? { status: 503, body: {} } : { body: [comment(1)] }));
    renderInHost(<Comments postId={16} />, api);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByText('No hemos podido cargar los comentarios')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Error fetching comments:', expect.any(Error));
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Comentario 1')).toBeInTheDocument();
  });
});

describe('on the server', () => {
  test('the comments that the loader brought are in the HTML', async () => {
    const { api } = siteWith([comment(7)]);
    const queryClient = createQueryClient('server');
    await prefetchComments(queryClient, api, 16);
    renderInHost(<Comments postId={16} />, api, queryClient);
    expect(screen.getByText('Comentario 7')).toBeInTheDocument();
  });

  test('an API that does not answer in time does not hold the article back', async () => {
    jest.useFakeTimers();
    const queryClient = createQueryClient('server');
    const prefetched = prefetchComments(
      queryClient,
      apiAnswering(() => new Promise(() => {})),
      16,
    );
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await prefetched;
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });

  test('a failed answer is forgotten, so that the browser asks again', async () => {
    const queryClient = createQueryClient('server');
    await prefetchComments(
      queryClient,
      apiAnswering(() => ({ status: 500, body: {} })),
      16,
    );
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });
});

describe('sending', () => {
  test('says so, clears the form and adds an entry marked as pending', async () => {
    const { api, posts } = siteWith([comment(1)]);
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Comentario 1');
    await userEvent.type(text(), 'Gracias, lo de minmax era justo mi duda');
    await userEvent.type(alias(), 'Eñe Çelebi');
    await userEvent.click(submit());

    expect(await screen.findByText(success)).toBeInTheDocument();
    expect(screen.getByText(success).closest('[role="status"]')).not.toBeNull();
    expect(text()).toHaveValue('');
    expect(alias()).toHaveValue('');
    const last = entries().at(-1) as HTMLElement;
    expect(last).toHaveTextContent('Eñe Çelebi');
    expect(last).toHaveTextContent('Pendiente de moderación');
    expect(last).toHaveTextContent('Gracias, lo de minmax era justo mi duda');
    expect(posts()[0]?.body).toMatchObject({
      postId: 16,
      content: 'Gracias, lo de minmax era justo mi duda',
      alias: 'Eñe Çelebi',
    });
    expect(posts()[0]?.body).not.toHaveProperty('website');
  });

  test('without an alias she is "Anónimo"', async () => {
    const { api, posts } = siteWith([]);
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'Hola');
    await userEvent.click(submit());
    await screen.findByText(success);
    expect(screen.getByText('Anónimo')).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({ alias: 'Anónimo' });
  });

  describe('by a member', () => {
    beforeEach(() => {
      const user = { id: '7', name: 'María Núñez', avatar: '/default-avatar.png', role: 'member' } as const;
      sessionStore.setState({ status: 'signed-in', user }, true);
    });

    test('proposes her name as alias and says where she will see how it goes', async () => {
      const { api, posts } = siteWith([]);
      renderInHost(<Comments postId={16} />, api);
      expect(alias()).toHaveValue('María Núñez');
      expect(screen.getByRole('link', { name: 'tu perfil' })).toHaveAttribute('href', '/welcome');
      await userEvent.type(text(), 'Hola');
      await userEvent.click(submit());
      await screen.findByText(success);
      expect(posts()[0]?.body).toMatchObject({ alias: 'María Núñez' });
      expect(alias()).toHaveValue('María Núñez');
    });

    test('lets her be nobody in particular', async () => {
      const { api, posts } = siteWith([]);
      renderInHost(<Comments postId={16} />, api);
      await userEvent.clear(alias());
      expect(alias()).toHaveValue('');
      await userEvent.type(text(), 'Hola');
      await userEvent.click(submit());
      await screen.findByText(success);
      expect(posts()[0]?.body).toMatchObject({ alias: 'Anónimo' });
    });
  });

  test('shows "Enviando..." meanwhile, and a second click sends nothing', async () => {
    let answer = () => {};
    const { api, posts } = siteWith(
      [],
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 201 });
        }),
    );
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'Una sola vez');
    await userEvent.dblClick(submit());
    expect(screen.getByRole('button', { name: 'Enviando...' })).toBeInTheDocument();
    await userEvent.click(submit());
    expect(posts()).toHaveLength(1);
    answer();
    await screen.findByText(success);
    expect(screen.getByRole('button', { name: 'Enviar comentario' })).toBeInTheDocument();
  });

  test('asks the browser to require a text, of at most 2000 characters', async () => {
    const { api } = siteWith([]);
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Aún no hay comentarios');
    expect(text()).toBeRequired();
    expect(text()).toHaveAttribute('maxlength', '2000');
    expect(alias()).toHaveAttribute('maxlength', '40');
    expect(alias()).not.toBeRequired();
    await userEvent.click(text());
    await userEvent.paste('ñ'.repeat(2_000));
    expect(screen.getByText('2000 de 2000')).toBeInTheDocument();
  });

  test('hides the field for machines from people and from the keyboard', async () => {
    const { api } = siteWith([]);
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Aún no hay comentarios');
    expect(screen.queryByRole('textbox', { name: 'No escribas aquí' })).not.toBeInTheDocument();
    expect(document.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1');
  });
});

describe('when sending fails', () => {
  test('logs it, says it and keeps the text', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api } = siteWith([], () => ({ status: 500, body: {} }));
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'No me pierdas');
    await userEvent.click(submit());
    expect(await screen.findByText(failure)).toBeInTheDocument();
    expect(text()).toHaveValue('No me pierdas');
    expect(log).toHaveBeenCalledWith('Error sending comment:', expect.any(Error));
    expect(screen.queryByText('Pendiente de moderación')).not.toBeInTheDocument();
  });

  test('repeats what the API says of each field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const message = 'El alias no puede pasar de 40 caracteres.';
    const { api } = siteWith([], () => ({
      status: 400,
      body: { code: 'validation', message: 'Revisa el formulario.', fields: [{ field: 'alias', message }] },
    }));
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'Hola');
    await userEvent.click(submit());
    expect(await screen.findByRole('link', { name: message })).toHaveAttribute('href', '#alias');
    expect(alias()).toBeInvalid();
  });

  test('adds the sentence of the API when there have been too many', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const message = 'Has enviado muchos comentarios. Espera un minuto.';
    const { api } = siteWith([], () => ({ status: 429, body: { code: 'too-many-requests', message } }));
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'Hola');
    await userEvent.click(submit());
    expect(await screen.findByText(`${failure} ${message}`)).toBeInTheDocument();
  });
});

describe('a draft', () => {
  test('is kept two seconds after the typing stops, and is there again on the next visit', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { api } = siteWith([]);
    const visit = renderInHost(<Comments postId={16} />, api);
    await user.type(text(), 'A medias');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    visit.unmount();
    renderInHost(<Comments postId={16} />, api);
    expect(text()).toHaveValue('A medias');
    await act(() => jest.advanceTimersByTimeAsync(0));
  });

  test('is forgotten once it has been sent', async () => {
    localStorage.setItem('commentDraft:16', JSON.stringify({ content: 'Ya casi', alias: '' }));
    const { api } = siteWith([]);
    renderInHost(<Comments postId={16} />, api);
    expect(text()).toHaveValue('Ya casi');
    await userEvent.click(submit());
    await screen.findByText(success);
    expect(localStorage.getItem('commentDraft:16')).toBeNull();
  });

  test('that is not ours is left alone', async () => {
    localStorage.setItem('commentDraft:16', '{"content": 3');
    const { api } = siteWith([]);
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Aún no hay comentarios');
    expect(text()).toHaveValue('');
  });
});
