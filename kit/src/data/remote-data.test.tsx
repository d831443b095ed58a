import { FakeApi, hangs } from '@femcoders/kit/test/fake-api';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { UnreachableError } from '@femcoders/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRemoteData } from './remote-data.ts';

function Talks({ topic }: { topic: string }) {
  const { state, data, busy, retry } = useRemoteData((api) => ({
    queryKey: ['talks', topic],
    queryFn: () => api.request<string[]>(`/talks/${topic}`),
  }));
  return (
    <>
      <p>{state === 'ready' ? data?.join() : state}</p>
      {busy && <p>ocupada</p>}
      <button type="button" onClick={retry}>
        Reintentar
      </button>
    </>
  );
}

const fails = () => {
  throw new UnreachableError('No hemos podido conectar.');
};

test('what is shown stays while the next is on its way, and a failure stays while it is tried again', async () => {
  const api = new FakeApi().on('GET /talks/css', ['Grid']).on('GET /talks/html', hangs).on('GET /talks/git', fails);
  const queryClient = impatientQueryClient();
  const show = (topic: string) => (
    <InHost api={api} queryClient={queryClient}>
      <Talks topic={topic} />
    </InHost>
  );
  const { rerender } = render(show('css'));
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('Grid')).toBeInTheDocument();

  rerender(show('html'));
  expect(screen.getByText('Grid')).toBeInTheDocument();
  expect(screen.getByText('ocupada')).toBeInTheDocument();

  rerender(show('git'));
  expect(await screen.findByText('failed')).toBeInTheDocument();
  api.on('GET /talks/git', hangs);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('failed')).toBeInTheDocument();
  expect(screen.getByText('ocupada')).toBeInTheDocument();
});

test('what the page came with stays when it cannot be asked for again', async () => {
  const api = new FakeApi().on('GET /talks/css', fails);
  const queryClient = impatientQueryClient();
  // It was kept for a while before the reader had it.
  queryClient.setQueryData(['talks', 'css'], ['Grid'], { updatedAt: Date.now() - 10 * 60_000 });
  render(
    <InHost api={api} queryClient={queryClient}>
      <Talks topic="css" />
    </InHost>,
  );
  await waitFor(() => expect(queryClient.getQueryState(['talks', 'css'])?.status).toBe('error'));
  expect(await screen.findByText('Grid')).toBeInTheDocument();
  expect(screen.queryByText('ocupada')).not.toBeInTheDocument();
});
