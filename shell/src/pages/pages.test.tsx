import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderAt } from '../../test/render-at.tsx';
import { Page as NotFoundPage } from './not-found-page.tsx';
import { RouterFailure } from './router-failure.tsx';

describe('the page of an unknown address', () => {
  it('leads on, and keeps the heading of the specification in its details', () => {
    renderAt('/no-existe', { '*': NotFoundPage });
    expect(screen.getByRole('heading', { level: 1, name: 'Aquí falta un pétalo' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    const areas = within(screen.getByRole('navigation', { name: 'Páginas principales' }));
    expect(areas.getByRole('link', { name: 'Eventos' })).toHaveAttribute('href', '/eventos');
    expect(screen.getByText('Detalles técnicos').closest('details')).toHaveTextContent(
      /Unexpected Application Error!.*404 Not Found/,
    );
  });
});

function Broken(): never {
  throw new Error('La prueba se rompe');
}

describe('a failure of the router', () => {
  it('shows the heading of the specification and a number that the log carries too', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouterFailure /> }]);
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
