import type { ReceivedAnswer } from '@femcoders/contracts/own-comment';
import { apiAnswering } from '@femcoders/kit/test/fake-api';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { sessionStore } from '@femcoders/platform';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Block } from './home-answers-block.tsx';

// What the build writes from the articles (build.ts).
Object.assign(globalThis, { ARTICLE_TITLES: { 16: { path: '/recursos/css/css-grid', title: 'CSS Grid' } } });

beforeEach(() => {
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  sessionStore.setState({ status: 'signed-in', user }, true);
});

const openWith = (answers: ReceivedAnswer[]) =>
  act(
    async () =>
      void renderInHost(
        <Suspense>
          <Block />
        </Suspense>,
        apiAnswering(({ path }) => ({ body: path.endsWith('/user/7/comment-answers') ? answers : null })),
      ),
  );

test('each answer says who wrote what, and leads to where it stands', async () => {
  const createdAt = '2026-10-24T10:00:00.000Z';
  await openWith([
    { id: 'r1', postId: 16, answerTo: 'c1', content: 'Prueba con subgrid', alias: 'Berta', createdAt },
    { id: 'r2', postId: 99, answerTo: 'c2', content: 'De acuerdo', alias: 'Carla', createdAt },
  ]);
  expect(await screen.findByText('Prueba con subgrid')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'En «CSS Grid»' })).toHaveAttribute(
    'href',
    '/recursos/css/css-grid#comentario-r1',
  );
  expect(screen.getByText('En un artículo que ya no está')).toBeInTheDocument();
  expect(screen.getByText('Berta')).toBeInTheDocument();
});

test('without answers she is led to where she can ask', async () => {
  await openWith([]);
  expect(await screen.findByText(/^Ninguna todavía\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al blog' })).toHaveAttribute('href', '/blog');
});
