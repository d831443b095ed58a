import { type ApiCall, apiAnswering } from '@femcoders/kit/test/fake-api';
import { InHost } from '@femcoders/kit/test/render-page';
import { createQueryClient } from '@femcoders/platform';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { DeferredComments } from './deferred-comments.tsx';

// Every page of these tests has come from the server, without the code.
jest.mock('../comments-on-demand.ts', () => ({
  arrivedComments: () => undefined,
  loadComments: () => mockArrival.then(() => import('./comments.tsx')),
}));
/** When the code comes. */
let mockArrival = Promise.resolve();

/** As the server sends it, as far as it matters here. */
const serverHtml = `<div id="comentarios-de-16"><section>
  <h2 id="comentarios">Comentarios</h2><ol><li id="comentario-1">Un comentario del servidor <a href="#comentario-1">24 de octubre de 2026</a> <a href="/contacto" data-late="">Denunciar</a></li></ol>
  <form id="comentar" method="post" action="/api/comments" data-still="true">
    <textarea id="content" name="content"></textarea><input id="alias" name="alias" value="" />
    <input type="hidden" name="postId" value="16" /><input name="website" /><button type="submit">Enviar comentario</button>
  </form></section></div>`;

const calls: ApiCall[] = [];

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  mockArrival = Promise.resolve();
});

/** The code is on its way. @returns has it arrive */
function codeOnItsWay(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  mockArrival = promise;
  return () =>
    act(async () => {
      resolve();
      // Also where nothing is to come of it.
      await new Promise((done) => setTimeout(done, 50));
    });
}

/** @param touch what the reader does before anything listens */
function hydratePage(touch?: () => void) {
  document.body.replaceChildren();
  const container = document.createElement('div');
  container.innerHTML = serverHtml;
  document.body.append(container);
  touch?.();
  const api = apiAnswering((call) => {
    calls.push(call);
    if (call.path.endsWith('/count')) return { body: { total: 1, place: null } };
    if (call.method === 'GET') {
      const createdAt = '2026-10-24T10:00:00.000Z';
      return { body: [{ id: '1', postId: 16, content: 'Un comentario', alias: 'Ana', approved: true, createdAt }] };
    }
    const editableUntil = new Date(Date.now() + 900_000).toISOString();
    const sent = {
      id: 's1',
      postId: 16,
      content: 'Hola',
      alias: 'Ana',
      approved: false,
      editToken: 'x',
      editableUntil,
    };
    return { status: 201, body: { ...sent, createdAt: new Date().toISOString() } };
  });
  render(
    <InHost api={api} queryClient={createQueryClient('browser')}>
      <MemoryRouter>
        <DeferredComments postId={16} />
      </MemoryRouter>
    </InHost>,
    { container, hydrate: true },
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' });

const inServerHtml = (selector: string) => document.querySelector(`[data-still] ${selector}`) as HTMLElement;

test('anyone who only reads does without their code', async () => {
  hydratePage();
  await act(async () => {});
  expect(screen.getByText('Un comentario del servidor')).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

test('who was in a field before anything listened has the code loaded for her', async () => {
  hydratePage(() => {
    const typing = inServerHtml('textarea') as HTMLTextAreaElement;
    typing.focus();
    typing.value = 'Ya tecl';
  });
  await waitFor(() => expect(document.querySelector('[data-still]')).toBeNull());
  expect(field()).toHaveValue('Ya tecl');
  expect(field()).toHaveFocus();
});

test('what was typed and left before anything listened has the code loaded, too', async () => {
  hydratePage(() => {
    (inServerHtml('textarea') as HTMLTextAreaElement).value = 'Ya tecleado';
  });
  await waitFor(() => expect(document.querySelector('[data-still]')).toBeNull());
  expect(field()).toHaveValue('Ya tecleado');
});

test('what she sends before the code is there is sent once it is', async () => {
  hydratePage();
  (inServerHtml('textarea') as HTMLTextAreaElement).value = 'Hola';
  await userEvent.click(inServerHtml('button'));
  expect(await screen.findByText('Pendiente de moderación')).toBeInTheDocument();
  const post = calls.find(({ method }) => method === 'POST');
  expect(post?.body).toEqual({ postId: 16, content: 'Hola', alias: 'Anónimo' });
});

test('what she sends while the code is on its way, because she wrote, is sent once it is there, and once', async () => {
  const arrive = codeOnItsWay();
  hydratePage();
  const typed = inServerHtml('textarea') as HTMLTextAreaElement;
  await act(async () => typed.focus());
  typed.value = 'Hola';
  await userEvent.click(inServerHtml('button'));
  await arrive();
  expect(await screen.findByText('Pendiente de moderación')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('nothing is replaced below a pointer that is down: what it presses is pressed', async () => {
  const arrive = codeOnItsWay();
  hydratePage();
  const typed = inServerHtml('textarea') as HTMLTextAreaElement;
  await act(async () => typed.focus());
  typed.value = 'Hola';
  const button = inServerHtml('button');
  fireEvent.pointerDown(button);
  await arrive();
  expect(button).toBeInTheDocument();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(await screen.findByText('Pendiente de moderación')).toBeInTheDocument();
});

test('a finger that only scrolls by keeps nothing away', async () => {
  const arrive = codeOnItsWay();
  hydratePage();
  await act(async () => inServerHtml('textarea').focus());
  fireEvent.pointerDown(inServerHtml('button'));
  await arrive();
  expect(document.querySelector('[data-still]')).not.toBeNull();
  fireEvent.pointerCancel(inServerHtml('button'));
  expect(await screen.findByText('Un comentario')).toBeInTheDocument();
});

test('what she typed before, and where her caret was, is hers', async () => {
  hydratePage();
  const typed = inServerHtml('textarea') as HTMLTextAreaElement;
  typed.value = 'Ya tecleado';
  await act(async () => {
    typed.focus();
    typed.setSelectionRange(3, 3);
  });
  expect(await screen.findByText('Un comentario')).toBeInTheDocument();
  expect(field()).toHaveValue('Ya tecleado');
  expect(field()).toHaveFocus();
  expect(field().selectionStart).toBe(3);
});

test('a word that is being composed is not cut in two', async () => {
  const arrive = codeOnItsWay();
  hydratePage();
  const typed = inServerHtml('textarea');
  await act(async () => {
    fireEvent.compositionStart(typed);
    typed.focus();
  });
  await arrive();
  expect(typed).toBeInTheDocument();
  await act(async () => fireEvent.compositionEnd(typed));
  expect(await screen.findByText('Un comentario')).toBeInTheDocument();
});

test('what is reported before the code is there opens the dialog of that comment', async () => {
  hydratePage();
  await userEvent.click(screen.getByRole('link', { name: 'Denunciar' }));
  expect(await screen.findByRole('dialog', { name: 'Denunciar este comentario' })).toBeInTheDocument();
});

test('a draft of another day loads them by itself', async () => {
  localStorage.setItem('commentDraft:16', JSON.stringify({ content: 'A medias', alias: '' }));
  hydratePage();
  await waitFor(() => expect(field()).toHaveValue('A medias'));
});
