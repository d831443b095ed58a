import { closeModal, useOpenModal } from '@femcoders/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalLink } from './modal-link.tsx';

function OpenModal() {
  return <output>{useOpenModal() ?? 'none'}</output>;
}

test('it opens its modal, and has the address of the page with the same text', async () => {
  render(
    <>
      <ModalLink to="privacyPolicy">política de privacidad</ModalLink>
      <OpenModal />
    </>,
  );
  const link = screen.getByRole('link', { name: 'política de privacidad' });
  expect(link).toHaveAttribute('href', '/politica-de-privacidad');
  await userEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('privacyPolicy');
  act(() => closeModal());
});
