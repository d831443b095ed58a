import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ModalHost } from './modal-host.tsx';

const mockLoad = jest.fn();
jest.mock('./site-modals.tsx', () => {
  mockLoad();
  return { SiteModals: () => null };
});

it('loads the modals when the pointer is on what opens one, and not when it is on the search of the header', async () => {
  render(
    <MemoryRouter>
      <header>
        <a href="/buscar" aria-haspopup="dialog">
          Buscar
        </a>
      </header>
      <a href="/politica-de-cookies" aria-haspopup="dialog">
        Política de cookies
      </a>
      <ModalHost />
    </MemoryRouter>,
  );
  await userEvent.hover(screen.getByRole('link', { name: 'Buscar' }));
  expect(mockLoad).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('link', { name: 'Política de cookies' }));
  expect(mockLoad).toHaveBeenCalled();
});
