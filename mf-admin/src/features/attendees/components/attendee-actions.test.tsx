import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { place } from '../../../../test/places.ts';
import { AttendeeActions } from './attendee-actions.tsx';

test('what has failed can be done again', async () => {
  const onAct = jest.fn().mockRejectedValueOnce(new Error('No hemos podido conectar.')).mockResolvedValue(undefined);
  render(<AttendeeActions row={place('Ana')} onAct={onAct} />);
  const arrived = screen.getByRole('button', { name: 'Ha llegado Ana' });
  await userEvent.click(arrived);
  expect(arrived).not.toHaveAttribute('aria-disabled');
  await userEvent.click(arrived);
  expect(onAct).toHaveBeenCalledTimes(2);
});
