import type { TaskStatus } from '@femcoders/contracts/scheduled-tasks';
import { act, screen } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const entry = (parts: Partial<TaskStatus> = {}): TaskStatus => ({
  step: 'sessions',
  doneAt: '2026-11-21T08:00:04Z',
  failedAt: null,
  lateSince: null,
  ...parts,
});

function openTasks(answer: () => unknown, role: 'admin' | 'moderator' = 'admin') {
  const api = fakeApi({ 'GET /admin/upkeep': answer });
  return { api, ...renderAdmin(api, { address: '/admin/tareas', session: signedIn(role) }) };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('what is late says so first, with what to do, and when it was last done', async () => {
  openTasks(() => [
    entry({ step: 'documents', doneAt: null, failedAt: '2026-11-21T09:00:00Z', lateSince: '2026-11-21T10:00:00Z' }),
    entry(),
  ]);
  const [late, inTime] = await screen.findAllByText(/^Borrar/);
  expect(late?.parentElement).toHaveTextContent(
    'Borrar documentos en su fechaCon retraso. Todavía no se ha hecho. Falló el 21 nov 2026, 10:00 a. m.; se intenta otra vez.',
  );
  expect(inTime?.parentElement).toHaveTextContent(
    /^Borrar las sesiones caducadasHecha por última vez el 21 nov 2026, 9:00 a\. m\.$/,
  );
  expect(
    screen.getByText(/Una tarea lleva demasiado tiempo sin hacerse\. Avisa a quien lleva el servidor/),
  ).toBeVisible();
});

test('where nothing is late, that is said, and an old failure is not shown again', async () => {
  openTasks(() => [entry({ failedAt: '2026-11-20T08:00:00Z' })]);
  expect(await screen.findByText('Todo se hace a su tiempo.')).toBeVisible();
  expect(screen.queryByText(/Falló/)).not.toBeInTheDocument();
});

test('before the first time there is nothing to tell, and that is said', async () => {
  openTasks(() => []);
  expect(await screen.findByText('Aún no se ha hecho ninguna tarea')).toBeVisible();
});

test('what cannot be read says so, and is read again', async () => {
  let broken = true;
  const { user } = openTasks(() => (broken ? new Refusal(403, 'forbidden', 'No puedes.') : [entry()]));
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await user.click(again);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(await screen.findByText('Todo se hace a su tiempo.')).toBeVisible();
});

test('anyone else reads that it is for administrators', async () => {
  const { api } = openTasks(() => [], 'moderator');
  expect(await screen.findByText(/administradora/)).toBeVisible();
  expect(api.calls).toEqual([]);
});
