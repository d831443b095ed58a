import { screen } from '@testing-library/react';
import { CommentsApi, comments } from '../../test/comments-api.ts';
import { renderAdmin, signedIn } from '../../test/render-admin.tsx';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('the first page says what waits and leads there', async () => {
  const { user } = renderAdmin(new CommentsApi(comments(2)), { address: '/admin' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoy toca' })).toBeInTheDocument();
  expect(await screen.findByText('2 comentarios pendientes')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Comentarios' }));
  expect(await screen.findByRole('table', { name: 'Comentarios pendientes' })).toBeInTheDocument();
});

test('the rail tells the page and how much waits', async () => {
  renderAdmin(new CommentsApi(comments(2)), { address: '/admin' });
  expect(await screen.findByRole('link', { name: /^Comentarios ?: 2 comentarios pendientes$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Resumen' })).toHaveAttribute('aria-current', 'page');
});

test('a member has nothing to do here', () => {
  const api = new CommentsApi(comments(2));
  renderAdmin(api, { address: '/admin', session: signedIn('member') });
  expect(screen.getByText('No tienes permiso para ver esta página')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Comentarios/ })).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
