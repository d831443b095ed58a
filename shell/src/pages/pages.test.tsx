import { createQueryClient } from '@femcoders/platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderAt } from '../../test/render-at.tsx';
import type { PageLink } from '../routing/near-pages.ts';
import { RouterError } from '../routing/router-error.tsx';
import { Page as NotFoundPage, prepare } from './not-found-page.tsx';
import { RouterFailure } from './router-failure.tsx';

describe('the page of an unknown address', () => {
  async function show(address: string, near: PageLink[] = []) {
    const queryClient = createQueryClient('server');
    await prepare(`https://example.org${address}`, { queryClient, nearPages: async () => ({ near }) });
    return renderAt(address, { '*': NotFoundPage }, { queryClient });
  }

  it('leads on, and keeps the heading of the specification in its details', async () => {
    await show('/no-existe');
    expect(screen.getByRole('heading', { level: 1, name: 'Aquí falta un pétalo' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '¿Buscabas esto?' })).not.toBeInTheDocument();
    const areas = within(screen.getByRole('navigation', { name: 'Páginas principales' }));
    expect(areas.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
    expect(areas.getByRole('link', { name: 'Eventos' })).toHaveAttribute('href', '/eventos');
    expect(screen.getByText('Detalles técnicos').closest('details')).toHaveTextContent(
      /Unexpected Application Error!.*404 Not Found/,
    );
  });

  it('offers the pages that may have been meant', async () => {
    await show('/css-gird', [{ path: '/recursos/css/css-grid', title: 'CSS Grid' }]);
    expect(screen.getByRole('heading', { name: '¿Buscabas esto?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'CSS Grid' })).toHaveAttribute('href', '/recursos/css/css-grid');
  });

  it('leads to the search, also without JavaScript', async () => {
    const { where } = await show('/no-existe');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/buscar');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Busca en toda la web' }), ' rejilla & grid{Enter}');
    expect(where()).toBe('/buscar?q=rejilla+%26+grid');
  });
});

function Broken(): never {
  throw new Error('La prueba se rompe');
}

describe('a failure of the router', () => {
  it('shows the heading of the specification and a number that the log carries too', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouterError /> }]);
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeInTheDocument();
    const incident = (await screen.findByText(/^Incidencia/)).textContent.replace('Incidencia ', '');
    expect(incident).toMatch(/^[0-9A-Z]+$/);
    expect(log.mock.calls.flat().join(' ')).toContain(`incidencia ${incident}`);
    expect(screen.getByText('La prueba se rompe')).toBeInTheDocument();
  });

  it('shows neither message nor stack in production', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mode = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouterFailure /> }]);
    render(<RouterProvider router={router} />);
    expect(screen.queryByText('La prueba se rompe')).not.toBeInTheDocument();
    Object.assign(process.env, { NODE_ENV: mode });
  });
});
