import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './theme-switch.tsx';

test('says what is chosen and what somebody chooses, by the keyboard too', async () => {
  const choose = jest.fn();
  render(<ThemeSwitch choice="system" onChoose={choose} />);
  expect(screen.getByRole('group', { name: 'Aspecto' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Oscuro' }));
  expect(choose).toHaveBeenLastCalledWith('dark');
  await userEvent.tab();
  screen.getByRole('radio', { name: 'Claro' }).focus();
  await userEvent.keyboard(' ');
  expect(choose).toHaveBeenLastCalledWith('light');
});
