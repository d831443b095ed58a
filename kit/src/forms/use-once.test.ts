import { act, renderHook } from '@testing-library/react';
import { useOnce } from './use-once.ts';

it('does what is pressed twice once, and again when that is done, also after a failure', async () => {
  const { result } = renderHook(() => useOnce());
  const work = jest.fn(() => Promise.reject(new Error('No.')));

  const first = act(() => expect(result.current.once(work)).rejects.toThrow('No.'));
  const second = act(() => expect(result.current.once(work)).resolves.toBeUndefined());
  await Promise.all([first, second]);
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(false);

  expect(await act(() => result.current.once(async () => 'done'))).toBe('done');
});
