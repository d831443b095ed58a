import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Honeypot } from './honeypot.tsx';

test('people neither hear of it nor come to it by keyboard, and a program finds it', async () => {
  const { container } = render(
    <form>
      <Honeypot />
      <input aria-label="Nombre" />
    </form>,
  );
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Nombre')]);
  await userEvent.tab();
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
  expect(container.querySelector('input[name="website"]')).toHaveValue('');
});
