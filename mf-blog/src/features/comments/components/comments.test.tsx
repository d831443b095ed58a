import type { ListedComment as Comment, NewComment, SentComment } from '@femcoders/contracts/comment';
import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { autoRetryNotice } from '@femcoders/kit/forms/retry-until-answered';
import { type ApiCall, apiAnswering } from '@femcoders/kit/test/fake-api';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { createQueryClient, sessionStore } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Comments, prefetchComments } from './comments.tsx';

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

type Answer = { status: number; body?: unknown };

/** An API that holds `comments`, and answers what is sent with `onPost` and what is changed with `onChange`. */
function siteWith(
  comments: Comment[],
  onPost: (call: ApiCall) => Answer | Promise<Answer> = () => ({ status: 201 }),
  onChange: (call: ApiCall) => Answer = () => ({ status: 204 }),
) {
  const calls: ApiCall[] = [];
  let sent = 0;
  const api = apiAnswering(async (call) => {
    calls.push(call);
    const { method, path, query } = call;
    if (path === '/comments/approved') {
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const part = (all: Comment[]) => all.slice((page - 1) * limit, page * limit);
      const answersTo = query.get('answersTo');
      if (answersTo) return { body: part(comments.find(({ id }) => id === answersTo)?.answers ?? []) };
      return { body: part(comments).map(withFirstAnswers) };
    }
    if (path === '/comments/approved/count') {
      const id = query.get('id');
      const place = comments.findIndex((one) => [one, ...(one.answers ?? [])].some((each) => each.id === id));
      const { id: answerTo = '', answers = [] } = comments[place] ?? {};
      const below = answers.findIndex((answer) => answer.id === id) + 1;
      return {
        body: { total: comments.length, place: place + 1 || null, ...(below && { below: { answerTo, place: below } }) },
      };
    }
    if (method === 'POST' && path === '/comments') {
      const answer = await onPost(call);
      sent += 1;
      return answer.status === 201 ? { ...answer, body: sentComment(`s${sent}`, call.body as NewComment) } : answer;
    }
    return onChange(call);
  });
  const of = (wanted: string) => calls.filter(({ method }) => method === wanted);
  return { api, calls, posts: () => of('POST'), of };
}

/** As the list of comments has one: with its first answers and the number of the others. */
function withFirstAnswers({ answers, ...rest }: Comment): Comment {
  if (!answers) return rest;
  const moreAnswers = Math.max(0, answers.length - 20);
  return { ...rest, answers: answers.slice(0, 20), ...(moreAnswers > 0 && { moreAnswers }) };
}

function sentComment(id: string, { postId, content, alias, answerTo }: NewComment): SentComment {
  const editableUntil = new Date(Date.now() + 15 * 60_000).toISOString();
  const createdAt = new Date().toISOString();
  return {
    id,
    postId,
    content,
    alias: alias ?? '',
    approved: false,
    createdAt,
    ...(answerTo && { answerTo }),
    editToken: `secreto ${id}`,
    editableUntil,
  };
}

/** The address asks for none. */
const firstPage = new URLSearchParams();

const more = () => screen.queryByRole('link', { name: 'Ver más comentarios' });
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

  test('shows code, bold words and links as such, and no link to where readers may not be sent', async () => {
    const content = 'Con `gap` y **ya**: [la guía](https://web.dev/learn/css). [aquí](javascript:alert(1))';
    const { api } = siteWith([comment(1, { content })]);
    renderInHost(<Comments postId={16} />, api);
    const link = await screen.findByRole('link', { name: 'la guía' });
    expect(link).toHaveAttribute('href', 'https://web.dev/learn/css');
    expect(link).toHaveAttribute('rel', 'ugc nofollow noopener');
    expect(link.parentElement).toHaveTextContent('la guía (web.dev). [aquí](javascript:alert(1))');
    expect(screen.getByText('gap').tagName).toBe('CODE');
    expect(screen.getByText('ya').tagName).toBe('STRONG');
    expect(screen.queryByRole('link', { name: 'aquí' })).toBeNull();
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
    expect(screen.getByText('45 comentarios, página 1 de 3')).toBeInTheDocument();
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(entries()).toHaveLength(40));
    expect(screen.getByText('20 comentarios más. Quedan 5.')).toBeInTheDocument();
    expect(entries()[20]).toHaveFocus();
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(entries()).toHaveLength(45));
    expect(more()).not.toBeInTheDocument();
    expect(screen.getByText('Ya no hay más comentarios.')).toBeInTheDocument();
  });

  test('counts a single comment more in the singular', async () => {
    const { api } = siteWith(Array.from({ length: 21 }, (_, index) => comment(21 - index)));
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Comentario 21');
    await userEvent.click(more() as HTMLElement);
    expect(await screen.findByText('1 comentario más. Ya no hay más.')).toBeInTheDocument();
  });

  test('one that was approved meanwhile shows none twice', async () => {
    const comments = Array.from({ length: 30 }, (_, index) => comment(30 - index));
    const { api } = siteWith(comments);
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Comentario 30');
    comments.unshift(comment(31));
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(entries()).toHaveLength(30));
  });

  test('more that does not arrive says so, and can be asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = false;
    const { api } = siteWith(Array.from({ length: 30 }, (_, index) => comment(30 - index)));
    const shaky: typeof api = {
      request: (...args) => (broken ? Promise.reject(new Error('Sin conexión')) : api.request(...args)),
    };
    renderInHost(<Comments postId={16} />, shaky);
    await screen.findByText('Comentario 30');
    broken = true;
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(more()).not.toHaveAttribute('aria-busy'));
    expect(entries()).toHaveLength(20);
    broken = false;
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(entries()).toHaveLength(30));
  });

  test('every page has an address that leads to the next and the one before', async () => {
    const { api, calls } = siteWith(Array.from({ length: 45 }, (_, index) => comment(45 - index)));
    renderInHost(<Comments postId={16} />, api, { address: '/articulo?comentarios=2' });
    await screen.findByText('Comentario 25');
    expect(calls[0]?.query.get('page')).toBe('2');
    expect(screen.queryByText('Comentario 26')).not.toBeInTheDocument();
    expect(more()).toHaveAttribute('href', '?comentarios=3#comentarios');
    expect(more()).toHaveAttribute('rel', 'next');
    const newer = screen.getByRole('link', { name: 'Ver los más recientes' });
    expect(newer).toHaveAttribute('href', '?#comentarios');
    expect(newer).toHaveAttribute('rel', 'prev');
  });

  test('a page beyond the last says so', async () => {
    const { api } = siteWith([comment(1)]);
    renderInHost(<Comments postId={16} />, api, { address: '/articulo?comentarios=9' });
    expect(await screen.findByText('En esta página no hay comentarios')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver los más recientes' })).toHaveAttribute(
      'href',
      '?comentarios=8#comentarios',
    );
  });

  test('a link to a comment on another page finds it there', async () => {
    HTMLElement.prototype.scrollIntoView = jest.fn();
    const { api, calls } = siteWith(Array.from({ length: 45 }, (_, index) => comment(45 - index)));
    renderInHost(<Comments postId={16} />, api, { address: '/articulo#comentario-3' });
    await screen.findByText('Comentario 45');
    expect(await screen.findByText('Comentario 3')).toBeInTheDocument();
    expect(calls.some(({ query }) => query.get('id') === '3')).toBe(true);
    await waitFor(() => expect(document.getElementById('comentario-3')).toHaveFocus());
  });

  test('does not offer more when there are exactly twenty', async () => {
    const { api } = siteWith(Array.from({ length: 20 }, (_, index) => comment(index)));
    renderInHost(<Comments postId={16} />, api);
    await screen.findByText('Comentario 0');
    expect(more()).not.toBeInTheDocument();
  });

  test('logs and shows a failure, and comes when asked again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const api = apiAnswering(({ path }) => {
      if (broken) return { status: 503, body: {} };
      return { body: path.endsWith('/count') ? { total: 1, place: null } : [comment(1)] };
    });
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
  test('the comments that the loader read are in the HTML', async () => {
    const { api } = siteWith([comment(7)]);
    const queryClient = createQueryClient('server');
    await prefetchComments(queryClient, api, 16, firstPage);
    renderInHost(<Comments postId={16} />, api, { queryClient });
    expect(screen.getByText('Comentario 7')).toBeInTheDocument();
  });

  test('an API that does not answer in time does not hold the article back', async () => {
    jest.useFakeTimers();
    const queryClient = createQueryClient('server');
    const prefetched = prefetchComments(
      queryClient,
      apiAnswering(() => new Promise(() => {})),
      16,
      firstPage,
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
      firstPage,
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
    expect(screen.getByText(success)).toHaveFocus();
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
    expect(alias()).toHaveAttribute('maxlength', '80');
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
    const { api } = siteWith([], () => ({ status: 500, body: { code: 'internal', message: 'Algo ha fallado.' } }));
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'No me pierdas');
    await userEvent.click(submit());
    expect(await screen.findByText(failure)).toBeInTheDocument();
    expect(text()).toHaveValue('No me pierdas');
    expect(log).toHaveBeenCalledWith('Error sending comment:', expect.any(Error));
    expect(screen.queryByText('Pendiente de moderación')).not.toBeInTheDocument();
  });

  test('says that an earlier version had arrived, shows it to be changed, and sends this one as another when asked again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const first = sentComment('s0', { postId: 16, content: 'Me ha servido', alias: 'Ana' });
    const arrived = { code: 'conflict', message: 'Lo que enviaste antes ya nos había llegado.', sent: first };
    const answers: Answer[] = [{ status: 409, body: arrived }, { status: 201 }];
    const { api, posts } = siteWith([], () => answers.shift() ?? { status: 500 });
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'Me ha servido mucho');
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Lo que enviaste antes ya nos había llegado. Lo que llegó está en la lista: ahí puedes cambiarlo.',
    );
    expect(text()).toHaveValue('Me ha servido mucho');
    const waiting = screen.getByText('Me ha servido').closest('li') as HTMLElement;
    expect(within(waiting).getByRole('button', { name: 'Editar' })).toBeInTheDocument();
    await userEvent.click(submit());
    await screen.findByText(success);
    const [one, other] = posts().map(({ headers }) => headers.get('idempotency-key'));
    expect(other).not.toBe(one);
  });

  test('keeps what she types while it looks what became of a lost answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let sends = 0;
    let answer = (_: Answer) => {};
    const { api, posts } = siteWith([], () => {
      sends += 1;
      if (sends <= 2) throw new TypeError('Failed to fetch');
      return new Promise<Answer>((resolve) => {
        answer = resolve;
      });
    });
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'Quizá ya estoy');
    await userEvent.click(submit());
    await screen.findByText(`${noAnswerText} ${autoRetryNotice}`);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(posts()).toHaveLength(3);
    await userEvent.type(text(), ' y una cosa más');
    await act(async () => answer({ status: 201 }));
    await screen.findByText(success);
    expect(text()).toHaveValue('Quizá ya estoy y una cosa más');
    expect(localStorage.getItem('commentDraft:16')).toContain('y una cosa más');
  });

  test('says of a lost answer that it may have arrived, keeps the text, and sends it again under the same key', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let lost = 0;
    const { api, posts } = siteWith([], () => {
      if (lost === 2) return { status: 201 };
      lost += 1;
      throw new TypeError('Failed to fetch');
    });
    renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'Quizá ya estoy');
    await userEvent.click(submit());
    expect(await screen.findByText(`${noAnswerText} ${autoRetryNotice}`)).toBeInTheDocument();
    expect(text()).toHaveValue('Quizá ya estoy');
    await userEvent.click(submit());
    await screen.findByText(success);
    expect(posts()).toHaveLength(3);
    const keys = posts().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0], keys[0]]);
  });

  test('looks by itself when the network is back, and thanks; a changed text is left to her', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let lost = 0;
    const { api, posts } = siteWith([], () => {
      if (lost === 2) return { status: 201 };
      lost += 1;
      throw new TypeError('Failed to fetch');
    });
    renderInHost(<Comments postId={16} />, api);
    const back = () => act(async () => window.dispatchEvent(new Event('online')));
    await userEvent.type(text(), 'Quizá ya estoy');
    await userEvent.click(submit());
    await screen.findByText(`${noAnswerText} ${autoRetryNotice}`);
    await back();
    await screen.findByText(success);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(posts().map(({ body }) => body)).toEqual(Array(3).fill(posts()[0]?.body));

    lost = 0;
    await userEvent.type(text(), 'Otra cosa');
    await userEvent.click(submit());
    await screen.findByText(`${noAnswerText} ${autoRetryNotice}`);
    await userEvent.type(text(), ', y más');
    await userEvent.tab();
    await back();
    expect(posts()).toHaveLength(5);
    expect(text()).toHaveValue('Otra cosa, y más');
  });

  test('repeats what the API says of each field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const message = 'El alias no puede pasar de 80 caracteres.';
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

  test('is kept at once when she goes to another page of the site', async () => {
    const { api } = siteWith([]);
    const visit = renderInHost(<Comments postId={16} />, api);
    await userEvent.type(text(), 'A medias');
    visit.unmount();
    renderInHost(<Comments postId={16} />, api);
    expect(text()).toHaveValue('A medias');
    await screen.findByText('Aún no hay comentarios');
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

describe('the comment that she has just sent', () => {
  const pendingEntry = () => screen.getByText('Pendiente de moderación').closest('li') as HTMLElement;
  const act1 = (name: string) => userEvent.click(within(pendingEntry()).getByRole('button', { name }));

  async function send(site: ReturnType<typeof siteWith>, content = 'Con una errrata') {
    const visit = renderInHost(<Comments postId={16} />, site.api);
    await userEvent.type(text(), content);
    await userEvent.click(submit());
    await screen.findByText(success);
    return visit;
  }

  test('is still there after a reload, with the time that is left in words', async () => {
    const site = siteWith([]);
    (await send(site)).unmount();
    renderInHost(<Comments postId={16} />, site.api);
    expect(pendingEntry()).toHaveTextContent('Con una errrata');
    expect(pendingEntry()).toHaveTextContent('Puedes hacerlo durante 14 minutos más');
  });

  test('belongs to its article alone', async () => {
    const site = siteWith([]);
    (await send(site)).unmount();
    renderInHost(<Comments postId={3} />, site.api);
    await screen.findByText('Aún no hay comentarios');
    expect(screen.queryByText('Pendiente de moderación')).not.toBeInTheDocument();
  });

  test('can be changed with its secret, and waits on', async () => {
    const site = siteWith([], undefined, ({ body }) => ({ status: 200, body }));
    await send(site);
    await act1('Editar');
    const field = within(screen.getByRole('form', { name: 'Cambiar tu comentario' })).getByRole('textbox', {
      name: 'Comentario',
    });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Sin errata');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Sin errata')).toBeInTheDocument();
    expect(within(pendingEntry()).getByRole('button', { name: 'Editar' })).toHaveFocus();
    expect(screen.getByText('Cambios guardados. Tu comentario sigue pendiente de moderación.')).toBeInTheDocument();
    const [patch] = site.of('PATCH');
    expect(patch?.path).toBe('/comments/s1');
    expect(patch?.headers.get('x-comment-token')).toBe('secreto s1');
    expect(patch?.body).toEqual({ content: 'Sin errata', alias: '' });
    expect(localStorage.getItem('sentComments')).toContain('Sin errata');
  });

  test('stays in the form when a moderator was first, who says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const message = 'El equipo ya ha decidido sobre este comentario: no se puede cambiar.';
    const site = siteWith([], undefined, () => ({ status: 409, body: { code: 'conflict', message } }));
    await send(site);
    await act1('Editar');
    const form = within(screen.getByRole('form', { name: 'Cambiar tu comentario' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Comentario' }), ' y más');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    expect(await form.findByText(`No se ha podido guardar. Tu texto sigue aquí. ${message}`)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Con una errrata y más');
  });

  test('Escape and "Cancelar" leave it as it is, and the focus where it was', async () => {
    await send(siteWith([]));
    await act1('Editar');
    await userEvent.keyboard('{Escape}');
    expect(within(pendingEntry()).getByRole('button', { name: 'Editar' })).toHaveFocus();
    expect(pendingEntry()).toHaveTextContent('Con una errrata');
  });

  test('is withdrawn after one question, here and in the browser', async () => {
    const site = siteWith([]);
    await send(site);
    await act1('Retirar');
    expect(within(pendingEntry()).getByRole('button', { name: 'Retirarlo' })).toHaveFocus();
    await act1('Conservarlo');
    expect(within(pendingEntry()).getByRole('button', { name: 'Retirar' })).toHaveFocus();
    await act1('Retirar');
    await act1('Retirarlo');
    await waitFor(() => expect(screen.queryByText('Con una errrata')).not.toBeInTheDocument());
    expect(screen.getByText('Comentario retirado.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Comentarios' })).toHaveFocus();
    expect(site.of('DELETE')[0]?.headers.get('x-comment-token')).toBe('secreto s1');
    expect(localStorage.getItem('sentComments')).toBeNull();
  });

  test('that cannot be withdrawn stays, and says why', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await send(
      siteWith([], undefined, () => ({ status: 500, body: { code: 'internal', message: 'Algo ha fallado.' } })),
    );
    await act1('Retirar');
    await act1('Retirarlo');
    expect(await screen.findByText('No se ha podido retirar. Sigue como estaba.')).toBeInTheDocument();
    expect(pendingEntry()).toBeInTheDocument();
  });

  test('is withdrawn in this tab when it was in another', async () => {
    await send(siteWith([]));
    localStorage.removeItem('sentComments');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sentComments' })));
    expect(screen.queryByText('Con una errrata')).not.toBeInTheDocument();
  });

  test('after fifteen minutes it stays as it is, and the browser forgets the secret', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { api } = siteWith([]);
    const visit = renderInHost(<Comments postId={16} />, api);
    await user.type(text(), 'Hola');
    await user.click(submit());
    await screen.findByText(success);
    await act(() => jest.advanceTimersByTimeAsync(14 * 60_000));
    expect(pendingEntry()).toHaveTextContent('menos de un minuto');
    await act(() => jest.advanceTimersByTimeAsync(75_000));
    expect(pendingEntry()).toHaveTextContent('Hola');
    expect(within(pendingEntry()).queryByRole('button')).not.toBeInTheDocument();
    visit.unmount();
    renderInHost(<Comments postId={16} />, api);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.queryByText('Hola')).not.toBeInTheDocument();
    expect(localStorage.getItem('sentComments')).toBeNull();
  });

  test('once it is published it is shown once, as published', async () => {
    const comments: Comment[] = [];
    const site = siteWith(comments);
    (await send(site)).unmount();
    comments.push(comment(1, { id: 's1', content: 'Con una errrata' }));
    renderInHost(<Comments postId={16} />, site.api);
    await screen.findByText('1 comentario');
    expect(screen.queryByText('Pendiente de moderación')).not.toBeInTheDocument();
    expect(entries()).toHaveLength(1);
  });

  test('what lies in the storage and is not ours is left alone', async () => {
    localStorage.setItem('sentComments', '[{"id": 3}, null, "x"]');
    const { api } = siteWith([]);
    renderInHost(<Comments postId={16} />, api);
    expect(await screen.findByText('Aún no hay comentarios')).toBeInTheDocument();
  });
});

describe('answers', () => {
  const withAnswer = () =>
    comment(1, { alias: 'Ana', answers: [comment(2, { alias: 'Berta', content: 'Sí', answerTo: '1' })] });

  test('stand below what they answer', async () => {
    const { api, calls } = siteWith([withAnswer()]);
    renderInHost(<Comments postId={16} />, api);
    const answers = await screen.findByRole('list', { name: 'Respuestas a Ana' });
    expect(within(answers).getByText('Sí')).toBeInTheDocument();
    expect(calls[0]?.query.get('answers')).toBe('below');
    expect(screen.getAllByRole('link', { name: /^Responder/ })).toHaveLength(1);
  });

  test('to what is gone say so, and cannot be answered', async () => {
    const { api } = siteWith([comment(2, { answerTo: '1' })]);
    renderInHost(<Comments postId={16} />, api);
    expect(await screen.findByText('En respuesta a un comentario retirado')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Responder/ })).toBeNull();
  });

  test('are written in the form, sent with what they answer, and wait below it', async () => {
    const { api, posts } = siteWith([withAnswer()]);
    renderInHost(<Comments postId={16} />, api);
    await userEvent.click(await screen.findByRole('link', { name: 'Responder al comentario de Ana' }));
    expect(text()).toHaveFocus();
    expect(screen.getByRole('form', { name: 'Responde' })).toHaveTextContent('debajo del comentario de Ana');
    await userEvent.type(text(), 'Gracias');
    await userEvent.click(submit());
    expect(await screen.findByText(success)).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({ content: 'Gracias', answerTo: '1' });
    expect(within(screen.getByRole('list', { name: 'Respuestas a Ana' })).getByText('Gracias')).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Deja tu comentario' })).toBeInTheDocument();
  });

  test('are given up for its own comment, with what was typed', async () => {
    const { api, posts } = siteWith([withAnswer()]);
    renderInHost(<Comments postId={16} />, api);
    await userEvent.click(await screen.findByRole('link', { name: 'Responder al comentario de Ana' }));
    await userEvent.type(text(), 'Otra cosa');
    await userEvent.click(screen.getByRole('link', { name: 'Escribir un comentario nuevo' }));
    await userEvent.click(submit());
    expect(await screen.findByText(success)).toBeInTheDocument();
    expect(posts()[0]?.body).not.toHaveProperty('answerTo');
  });

  test('are what they answer after a reload, too', async () => {
    localStorage.setItem(
      'commentDraft:16',
      JSON.stringify({ content: 'Gracias', alias: '', answered: { id: '1', alias: 'Ana' } }),
    );
    const { api, posts } = siteWith([withAnswer()]);
    renderInHost(<Comments postId={16} />, api);
    await screen.findByRole('form', { name: 'Responde' });
    await userEvent.click(submit());
    await screen.findByText(success);
    expect(posts()[0]?.body).toMatchObject({ content: 'Gracias', answerTo: '1' });
  });
});

describe('very many answers', () => {
  const asked = '00000000-0000-4000-8000-000000000001';
  const withMany = () =>
    comment(1, {
      id: asked,
      alias: 'Ana',
      answers: Array.from({ length: 45 }, (_, index) =>
        comment(101 + index, { content: `Respuesta ${index + 1}`, answerTo: asked }),
      ),
    });
  const answersIn = () =>
    within(screen.getByRole('list', { name: 'Respuestas a Ana' }))
      .getAllByRole('article')
      .map((article) => /Respuesta \d+/.exec(article.textContent ?? '')?.[0]);
  const further = () => screen.queryByRole('link', { name: /^Ver más respuestas/ });

  test('come twenty at a time, the oldest first, and the focus goes on with the first that is new', async () => {
    renderInHost(<Comments postId={16} />, siteWith([withMany()]).api);
    await screen.findByText('Respuesta 20');
    expect(answersIn()).toHaveLength(20);
    expect(further()).toHaveTextContent('Ver más respuestas (25) al comentario de Ana');
    await userEvent.click(further() as HTMLElement);
    await waitFor(() => expect(answersIn()).toHaveLength(40));
    expect(screen.getByText('20 respuestas más. Quedan 5.')).toBeInTheDocument();
    expect(document.getElementById('comentario-121')).toHaveFocus();
    await userEvent.click(further() as HTMLElement);
    await waitFor(() => expect(answersIn()).toHaveLength(45));
    expect(answersIn().at(-1)).toBe('Respuesta 45');
    expect(further()).toBeNull();
  });

  test('have an address for each page, on the page of what they answer', async () => {
    const others = Array.from({ length: 20 }, (_, index) => comment(index + 2));
    const { api } = siteWith([...others, withMany()]);
    renderInHost(<Comments postId={16} />, api, { address: `/articulo?comentarios=2&respuestas=${asked}.2` });
    await screen.findByText('Respuesta 21');
    expect(answersIn()).toHaveLength(20);
    expect(further()).toHaveAttribute('href', `?comentarios=2&respuestas=${asked}.3#comentario-${asked}`);
    expect(screen.getByRole('link', { name: /^Ver respuestas anteriores/ })).toHaveAttribute(
      'href',
      `?comentarios=2#comentario-${asked}`,
    );
  });

  test.each(['nada', `${asked}.0`, `${asked}.99`, `${asked}.2; drop`, '00000000-0000-4000-8000-000000000009.2'])(
    'where the address asks for «%s» the first stand there',
    async (value) => {
      const { api } = siteWith([withMany()]);
      renderInHost(<Comments postId={16} />, api, { address: `/articulo?respuestas=${encodeURIComponent(value)}` });
      await screen.findByText('Respuesta 1');
      expect(answersIn()).toHaveLength(20);
    },
  );

  test('a page of them that does not come leaves the first', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const api = apiAnswering(({ path, query }) =>
      query.has('answersTo')
        ? { status: 503, body: {} }
        : { body: path.endsWith('/count') ? { total: 1, place: null } : [withFirstAnswers(withMany())] },
    );
    renderInHost(<Comments postId={16} />, api, { address: `/articulo?respuestas=${asked}.2` });
    await screen.findByText('Respuesta 1');
    await userEvent.click(further() as HTMLElement);
    await waitFor(() => expect(log).toHaveBeenCalledWith('Error fetching comments:', expect.any(Error)));
    expect(answersIn()).toHaveLength(20);
  });

  test('a link to one of them finds it on its page', async () => {
    HTMLElement.prototype.scrollIntoView = jest.fn();
    const { api } = siteWith([withMany()]);
    renderInHost(<Comments postId={16} />, api, { address: '/articulo#comentario-143' });
    expect(await screen.findByText('Respuesta 43')).toBeInTheDocument();
    await waitFor(() => expect(document.getElementById('comentario-143')).toHaveFocus());
  });

  test('of mine that waits stands below those that are published', async () => {
    const { api } = siteWith([withMany()]);
    renderInHost(<Comments postId={16} />, api);
    await userEvent.click(await screen.findByRole('link', { name: 'Responder al comentario de Ana' }));
    await userEvent.type(text(), 'La mía');
    await userEvent.click(submit());
    await screen.findByText(success);
    const list = screen.getByRole('list', { name: 'Respuestas a Ana' });
    expect(list.lastElementChild).toHaveTextContent('La mía');
  });

  test('that the loader fetched for their page are in the HTML of the server', async () => {
    const { api } = siteWith([withMany()]);
    const queryClient = createQueryClient('server');
    await prefetchComments(queryClient, api, 16, new URLSearchParams({ respuestas: `${asked}.3` }));
    renderInHost(<Comments postId={16} />, api, { queryClient, address: `/articulo?respuestas=${asked}.3` });
    expect(answersIn()[0]).toBe('Respuesta 41');
  });
});

describe('a comment that helps', () => {
  test('leads a visitor to the login and back', async () => {
    const { api } = siteWith([comment(1, { helpful: 3 })]);
    renderInHost(<Comments postId={16} />, api);
    const link = await screen.findByRole('link', { name: /^Me ayuda/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/login\?volver=.*%23comentario-1$/));
    expect(screen.getByText('Ayuda a 3')).toBeInTheDocument();
  });
});

describe('reporting one', () => {
  async function openReport(onChange?: (call: ApiCall) => Answer) {
    const site = siteWith([comment(1, { alias: 'Bea' })], undefined, onChange);
    renderInHost(<Comments postId={16} />, site.api);
    await userEvent.click(await screen.findByRole('button', { name: 'Denunciar el comentario de Bea' }));
    return { site, dialog: within(await screen.findByRole('dialog', { name: 'Denunciar este comentario' })) };
  }

  test('asks for a reason and a note, says thanks and keeps nobody', async () => {
    const { site, dialog } = await openReport();
    await userEvent.click(dialog.getByRole('radio', { name: 'Insulta o acosa a alguien' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Nota/ }), 'Llama tonta a otra');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [report] = site.posts();
    expect(report?.path).toBe('/comments/1/reports');
    expect(report?.body).toEqual({ reason: 'abuse', note: 'Llama tonta a otra' });
  });

  test('without a reason nothing is sent, and it says so', async () => {
    const { site, dialog } = await openReport();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
    expect(await dialog.findByRole('link', { name: 'Elige un motivo.' })).toBeInTheDocument();
    expect(site.posts()).toHaveLength(0);
  });

  test('what is refused stays in the dialog with the reason', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const message = 'Has enviado muchas denuncias seguidas. Prueba de nuevo en 10 minutos.';
    const { dialog } = await openReport(() => ({ status: 429, body: { code: 'too-many-requests', message } }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Es spam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
    expect(await dialog.findByText(`No se ha podido enviar la denuncia. ${message}`)).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Es spam' })).toBeChecked();
  });
});

test('an alias of forty letters, and words from the right, break and lean as they should', async () => {
  const { api } = siteWith([comment(1, { alias: 'x'.repeat(40), content: 'שלום 👩🏽‍💻' })]);
  renderInHost(<Comments postId={16} />, api);
  expect((await screen.findByText('x'.repeat(40))).tagName).toBe('BDI');
  expect(screen.getByText(/שלום/)).toHaveAttribute('dir', 'auto');
});
