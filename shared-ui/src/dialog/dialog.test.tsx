import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        title="Política de prueba"
        onClose={() => setOpen(false)}
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Aceptar
          </button>
        }
      >
        <p>Texto</p>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is not there until it is opened, as a modal named by its title', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Opener />);
    expect(screen.queryByText('Texto')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(screen.getByRole('dialog', { name: 'Política de prueba' })).toHaveAttribute('open');
    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it.each(['Cerrar', 'Aceptar'])('closes with "%s"', async (name) => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("closes when the browser cancels it, as Escape and a phone's back gesture do", async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the native dialog when it is taken away while open', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = render(
      <Dialog open title="Aviso" onClose={() => undefined}>
        Texto
      </Dialog>,
    );
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });
});
