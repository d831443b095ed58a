import { FakeApi } from '@femcoders/kit/test/fake-api';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { UnreachableError } from '@femcoders/platform';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HomeBoard } from './home-board.tsx';
import { homePanel } from './home-panel.ts';

const panel = (id: string) =>
  homePanel({
    title: `Área ${id}`,
    to: () => `/${id}`,
    text: `Lo que hay en ${id}.`,
    query: (api) => ({ queryKey: [id], queryFn: () => api.request<number>(`/${id}`) }),
    summary: (count) => (count > 0 ? `Hay ${count} cosas nuevas.` : null),
  });

test('each line leads to its area and says what is going on, or else what is there', async () => {
  const api = new FakeApi().on('GET /a', 3).on('GET /b', 0);
  api.on('GET /c', () => {
    throw new UnreachableError('No hemos podido conectar.');
  });
  const panels = ['a', 'b', 'c'].map(panel);
  const queryClient = impatientQueryClient();
  await Promise.all(panels.map(({ query }) => queryClient.prefetchQuery(query(api))));
  render(
    <InHost api={api} queryClient={queryClient}>
      <MemoryRouter>
        <HomeBoard panels={panels} />
      </MemoryRouter>
    </InHost>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Lo que movemos juntas' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Área aHay 3 cosas nuevas.',
    'Área bLo que hay en b.',
    'Área cLo que hay en c.',
  ]);
  expect(screen.getByRole('link', { name: 'Área c' })).toHaveAttribute('href', '/c');
});
