import { act, renderHook } from '@testing-library/react';
import { usePending } from './use-pending.ts';

it('does what is pressed twice once, and again when that is done, also after a failure', async () => {
  const { result } = renderHook(() => usePending());
  const work = jest.fn(() => Promise.reject(new Error('No.')));

  const first = act(() => expect(result.current.run(work)).rejects.toThrow('No.'));
  const second = act(() => expect(result.current.run(work)).resolves.toBeUndefined());
  await Promise.all([first, second]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(false);

  expect(await act(() => result.current.run(async () => 'done'))).toBe('done');
});
