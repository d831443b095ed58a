import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogLink } from './dialog-link.tsx';

function renderLink() {
  const onOpen = jest.fn();
  render(
    <DialogLink to="/politica-de-cookies" onOpen={onOpen}>
      Política de cookies
    </DialogLink>,
  );
  return { onOpen, link: screen.getByRole('link', { name: 'Política de cookies' }) };
}

test('it opens the dialog by mouse and keyboard, and has the address of the same text', async () => {
  const { onOpen, link } = renderLink();
  expect(link).toHaveAttribute('href', '/politica-de-cookies');
  await userEvent.click(link);
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('it leaves a click that asks for another tab to the browser', () => {
  const { onOpen, link } = renderLink();
  const click = createEvent.click(link, { ctrlKey: true });
  // jsdom goes nowhere, and says so for a link that is followed.
  click.preventDefault = jest.fn();
  fireEvent(link, click);
  expect(click.preventDefault).not.toHaveBeenCalled();
  expect(onOpen).not.toHaveBeenCalled();
});
