import type { OwnComment, OwnCommentState } from '@femcoders/contracts/own-comment';
import { type ApiCall, apiAnswering } from '@femcoders/kit/test/fake-api';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Block, loader } from './my-comments-block.tsx';

// What the build writes from the articles (build.ts).
Object.assign(globalThis, { ARTICLE_TITLES: { 16: { path: '/recursos/css/css-grid', title: 'CSS Grid' } } });

// As the host does before it shows the page.
beforeAll(() => loader({} as Parameters<typeof loader>[0]));
beforeEach(() => {
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  sessionStore.setState({ status: 'signed-in', user }, true);
});

function comment(number: number, part: Partial<OwnComment> = {}): OwnComment {
  const id = `c${number}`;
  const createdAt = '2026-10-24T10:00:00.000Z';
  return {
    id,
    postId: 16,
    content: `Comentario ${number}`,
    alias: 'Ada',
    state: 'pending',
    reason: null,
    createdAt,
    ...part,
  };
}

/** The API of a member who wrote these, the newest first. */
function openWith(first: OwnComment[], onDelete: () => { status: number; body?: unknown } = () => ({ status: 204 })) {
  let kept = first;
  const calls: ApiCall[] = [];
  const api = apiAnswering((call) => {
    calls.push(call);
    if (call.method === 'DELETE') {
      const answer = onDelete();
      if (answer.status === 204) kept = kept.filter(({ id }) => !call.path.endsWith(id));
      return answer;
    }
    const [page, limit] = [Number(call.query.get('page')), Number(call.query.get('limit'))];
    const state = call.query.get('state');
    const chosen = kept.filter((one) => !state || one.state === state);
    const count = (of: OwnCommentState) => kept.filter((one) => one.state === of).length;
    const counts = { pending: count('pending'), approved: count('approved'), rejected: count('rejected') };
    return { body: { entries: chosen.slice((page - 1) * limit, page * limit), counts } };
  });
  renderInHost(<Block />, api);
  return { calls, deleted: () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path) };
}

async function entryOf(content: string) {
  return within((await screen.findByText(content)).closest('li') as HTMLElement);
}

test('each comment says where she wrote it, when, as whom, and how it stands', async () => {
  openWith([comment(1), comment(2, { state: 'approved' }), comment(3, { state: 'rejected', reason: 'advertising' })]);
  const waiting = await entryOf('Comentario 1');
  expect(waiting.getByText('En revisión')).toBeInTheDocument();
  expect(waiting.getByText('24 de octubre de 2026')).toBeInTheDocument();
  expect(waiting.getByText(/como Ada/)).toBeInTheDocument();
  expect(waiting.getByRole('link', { name: 'CSS Grid' })).toHaveAttribute('href', '/recursos/css/css-grid');
  const published = await entryOf('Comentario 2');
  expect(published.getByText('Publicado')).toBeInTheDocument();
  expect(published.getByRole('link', { name: 'CSS Grid' })).toHaveAttribute(
    'href',
    '/recursos/css/css-grid#comentario-c2',
  );
});

test('one that was not published says why in words, and where to appeal', async () => {
  openWith([comment(3, { state: 'rejected', reason: 'advertising' })]);
  const entry = await entryOf('Comentario 3');
  expect(entry.getByText(/No lo hemos publicado porque es publicidad/)).toBeInTheDocument();
  expect(entry.getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', '/contacto');
  expect(entry.queryByRole('button', { name: 'Retirar' })).not.toBeInTheDocument();
});

test('a reason that nobody gave is not made up', async () => {
  openWith([comment(3, { state: 'rejected' })]);
  expect((await entryOf('Comentario 3')).getByText(/no encaja con las normas/)).toBeInTheDocument();
});

test('an article that is no longer here is said to be gone', async () => {
  openWith([comment(1, { postId: 99 })]);
  expect((await entryOf('Comentario 1')).getByRole('heading', { name: 'Un artículo que ya no está' })).toBeVisible();
});

test('she chooses a state, and each says how many there are', async () => {
  const { calls } = openWith([comment(1), comment(2, { state: 'approved' }), comment(3, { state: 'approved' })]);
  await entryOf('Comentario 1');
  expect(screen.getByRole('button', { name: 'Todos 3' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Publicados 2' }));
  await waitFor(() => expect(screen.queryByText('Comentario 1')).not.toBeInTheDocument());
  expect(screen.getByText('Comentario 3')).toBeInTheDocument();
  expect(calls.at(-1)?.query.get('state')).toBe('approved');
});

test('many come page by page', async () => {
  openWith(Array.from({ length: 12 }, (_, index) => comment(index)));
  await entryOf('Comentario 0');
  expect(screen.getByText('Página 1 de 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Anteriores' }));
  await entryOf('Comentario 5');
  expect(screen.queryByText('Comentario 0')).not.toBeInTheDocument();
});

test('one that waits is taken back after one question', async () => {
  const { deleted } = openWith([comment(1), comment(2)]);
  const entry = await entryOf('Comentario 1');
  await userEvent.click(entry.getByRole('button', { name: 'Retirar' }));
  expect(deleted()).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retiras este comentario?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Retirarlo' }));
  await waitFor(() => expect(screen.queryByText('Comentario 1')).not.toBeInTheDocument());
  expect(deleted()).toEqual(['/user/7/comments/c1']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mis comentarios' })).toHaveFocus());
  expect(screen.getByText('Comentario 2')).toBeInTheDocument();
});

test('with the last one of the last page she comes to the page before', async () => {
  openWith(Array.from({ length: 6 }, (_, index) => comment(index)));
  await entryOf('Comentario 0');
  await userEvent.click(screen.getByRole('button', { name: 'Anteriores' }));
  const last = await entryOf('Comentario 5');
  await userEvent.click(last.getByRole('button', { name: 'Retirar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retirarlo' }));
  expect(await screen.findByText('Comentario 0')).toBeInTheDocument();
  expect(screen.queryByText('Comentario 5')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Mis comentarios' })).toHaveFocus();
});

test('one that was decided about meanwhile stays, and its new state is asked for', async () => {
  const conflict = { code: 'conflict', message: 'El equipo ya ha decidido sobre este comentario.' };
  const { calls } = openWith([comment(1)], () => ({ status: 409, body: conflict }));
  const entry = await entryOf('Comentario 1');
  await userEvent.click(entry.getByRole('button', { name: 'Retirar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retirarlo' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  expect(screen.getByText('Comentario 1')).toBeInTheDocument();
});

test('anyone who has written nothing is shown where to', async () => {
  openWith([]);
  expect(await screen.findByText('Aún no has comentado nada')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Leer el blog' })).toHaveAttribute('href', '/blog');
});

test('a list that does not come says so, and comes when asked again', async () => {
  let broken = true;
  const counts = { pending: 1, approved: 0, rejected: 0 };
  const api = apiAnswering(() => (broken ? { status: 503, body: {} } : { body: { entries: [comment(1)], counts } }));
  renderInHost(<Block />, api);
  expect(await screen.findByText('No hemos podido cargar tus comentarios')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await entryOf('Comentario 1');
});
