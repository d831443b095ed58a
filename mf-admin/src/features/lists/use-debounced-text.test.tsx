import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDebouncedText } from './use-debounced-text.ts';

const onChange = jest.fn();

function Field() {
  const { typed, setTyped } = useDebouncedText('', onChange);
  return (
    <>
      <input aria-label="Buscar" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {/* The next page is on its way, and this one is still there. */}
      <a href="/admin/talleres/1" onClick={(event) => event.preventDefault()}>
        <b>Taller 1</b>
      </a>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockClear();
});
afterEach(() => jest.useRealTimers());

const type = async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Field />);
  await user.type(screen.getByRole('textbox'), 'taller');
  return user;
};

test('what is typed counts after a pause', async () => {
  await type();
  expect(onChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(onChange).toHaveBeenCalledWith('taller');
});

test('anyone who follows a link before it counts is not called back from where it leads', async () => {
  const user = await type();
  await user.click(screen.getByText('Taller 1'));
  act(() => jest.advanceTimersByTime(1000));
  expect(onChange).not.toHaveBeenCalled();
});
