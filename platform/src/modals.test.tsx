import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal, useModals } from './modals.ts';

function Page() {
  const { open, openModal, closeModal: close } = useModals();
  return (
    <>
      <p>{open ? `Abierto: ${open}` : 'Nada abierto'}</p>
      <button type="button" onClick={() => openModal('cookiePolicy')}>
        Política de cookies
      </button>
      <button type="button" onClick={() => openModal('privacyPolicy')}>
        Política de privacidad
      </button>
      <button type="button" onClick={close}>
        Cerrar
      </button>
    </>
  );
}

// One store for the whole page: each test leaves it as it found it.
afterEach(() => {
  closeModal();
});

test('no modal is open at first', () => {
  render(<Page />);
  expect(screen.getByText('Nada abierto')).toBeVisible();
});

test('opening another modal closes the one that was open', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Política de cookies' }));
  expect(screen.getByText('Abierto: cookiePolicy')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Política de privacidad' }));
  expect(screen.getByText('Abierto: privacyPolicy')).toBeVisible();
});

test('closing leaves none', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Política de cookies' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByText('Nada abierto')).toBeVisible();
});
