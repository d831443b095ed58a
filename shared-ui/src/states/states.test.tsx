import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState, LoadingPanot, Skeleton } from './states.tsx';

describe('states', () => {
  it('say what is loading', () => {
    render(<LoadingPanot label="Cargando eventos inspiradores..." />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando eventos inspiradores...');
  });

  it('draw a skeleton only for the eye', () => {
    const { container } = render(<Skeleton lines={4} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('span')).toHaveLength(4);
  });

  it('say that there is nothing', () => {
    render(<EmptyState title="No hay eventos pasados disponibles">Vuelve pronto.</EmptyState>);
    expect(screen.getByText('No hay eventos pasados disponibles')).toBeInTheDocument();
  });

  it('announce a failure and try again in place', async () => {
    const onRetry = jest.fn();
    const { rerender } = render(<ErrorState title="No ha cargado" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No ha cargado');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<ErrorState title="No ha cargado" onRetry={onRetry} busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentando…' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('try again by a plain link where scripts are missing, and in place where they run', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="No ha cargado" retryHref="/eventos" onRetry={onRetry} />);
    const retry = screen.getByRole('link', { name: 'Reintentar' });
    expect(retry).toHaveAttribute('href', '/eventos');
    await userEvent.click(retry);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
