import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toasts.tsx';

describe('toasts', () => {
  it('are announced, can be dismissed and can offer an action', async () => {
    const onDismiss = jest.fn();
    const run = jest.fn();
    render(
      <Toasts
        toasts={[
          { id: 1, message: 'Comentario rechazado', tone: 'info', action: { label: 'Deshacer', run } },
          { id: 2, message: 'Guardado', tone: 'success' },
        ]}
        onDismiss={onDismiss}
      />,
    );
    expect(screen.getByRole('region', { name: 'Avisos' })).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenLastCalledWith(1);
    const [, second] = screen.getAllByRole('button', { name: 'Cerrar aviso' });
    await userEvent.click(second as HTMLElement);
    expect(onDismiss).toHaveBeenLastCalledWith(2);
  });
});
