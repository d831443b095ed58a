import { ApiError } from '@femcoders/platform';
import { act, renderHook } from '@testing-library/react';
import { useSubmission } from './use-submission.ts';

it('sends once while a first press is under way', async () => {
  const { result } = renderHook(() => useSubmission());
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));

  await act(async () => {
    void result.current.send(work);
    void result.current.send(work);
  });
  expect(result.current.busy).toBe(true);
  await act(async () => finish());

  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(false);
});

it('gives the same key until the form is changed or taken', async () => {
  const { result } = renderHook(() => useSubmission());
  const keys: string[] = [];
  const send = (error?: Error) =>
    act(() =>
      result.current.send(async (key) => {
        keys.push(key);
        if (error) throw error;
      }),
    );
  const broken = new ApiError(500, 'internal', 'No.');

  await send(broken);
  await send(broken);
  act(() => result.current.changed());
  await send();
  await send();

  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

it('says at a field what the API says of it', async () => {
  const { result } = renderHook(() => useSubmission());
  const refused = new ApiError(400, 'validation', 'No.', [{ field: 'name', message: 'Escribe el nombre' }]);

  await act(() => result.current.send(() => Promise.reject(refused)));

  expect(result.current.errorOf('name')).toBe('Escribe el nombre');
  expect(result.current.errorOf('other')).toBeUndefined();
});

it('keeps a problem that the work itself has found', async () => {
  const { result } = renderHook(() => useSubmission());

  await act(() => result.current.send(async () => result.current.setProblem({ title: 'Falta el motivo', fields: [] })));

  expect(result.current.problem?.title).toBe('Falta el motivo');
});
