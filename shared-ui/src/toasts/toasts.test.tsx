import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type ToastMessage, Toasts } from './toasts.tsx';

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

  it('give the focus back to where it came from when they are closed by keyboard', async () => {
    function Page() {
      const [toasts, setToasts] = useState<ToastMessage[]>([
        { id: 1, message: 'Comentario rechazado', tone: 'info', action: { label: 'Deshacer', run: () => {} } },
        { id: 2, message: 'Guardado', tone: 'success' },
      ]);
      return (
        <>
          <button type="button">Guardar</button>
          <Toasts toasts={toasts} onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))} />
        </>
      );
    }
    render(<Page />);
    const save = screen.getByRole('button', { name: 'Guardar' });
    const { tab, keyboard } = userEvent;
    act(() => save.focus());
    await tab();
    await tab();
    await keyboard('{Enter}');
    expect(screen.queryByText('Comentario rechazado')).not.toBeInTheDocument();
    expect(save).toHaveFocus();
    await tab();
    await keyboard(' ');
    expect(screen.queryByText('Guardado')).not.toBeInTheDocument();
    expect(save).toHaveFocus();
  });

  describe('leave after their time', () => {
    const saved = { id: 1, message: 'Guardado', tone: 'success' } as const;
    const onDismiss = jest.fn();
    beforeEach(() => {
      jest.useFakeTimers();
      onDismiss.mockClear();
    });
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

    /** Returns for how long a message stays, in seconds. */
    function stays(toast: ToastMessage): number {
      onDismiss.mockClear();
      const { unmount } = render(<Toasts toasts={[toast]} onDismiss={onDismiss} />);
      let seconds = 0;
      for (; onDismiss.mock.calls.length === 0 && seconds < 120; seconds++) pass(1_000);
      unmount();
      return seconds;
    }

    it('which is longer for long texts, for what went wrong and for what she may act on', () => {
      const time = stays(saved);
      expect(time).toBeLessThan(10);
      expect(stays({ ...saved, message: 'Guardado. '.repeat(10) })).toBeGreaterThan(time);
      expect(stays({ ...saved, tone: 'error' })).toBeGreaterThan(time);
      expect(stays({ ...saved, action: { label: 'Deshacer', run: () => {} } })).toBeGreaterThan(time);
    });

    it('each by itself', () => {
      render(<Toasts toasts={[saved, { ...saved, id: 2, tone: 'error' }]} onDismiss={onDismiss} />);
      pass(7_000);
      expect(onDismiss.mock.calls).toEqual([[1]]);
    });

    it('never while one has the focus', () => {
      render(<Toasts toasts={[saved]} onDismiss={onDismiss} />);
      const close = screen.getByRole('button', { name: 'Cerrar aviso' });
      act(() => close.focus());
      pass(120_000);
      expect(onDismiss).not.toHaveBeenCalled();
      act(() => close.blur());
      pass(7_000);
      expect(onDismiss).toHaveBeenCalledWith(1);
    });
  });
});
