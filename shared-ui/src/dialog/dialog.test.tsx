import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Opener({ leadsOn = false }) {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button type="button" onClick={() => setOpen('first')}>
        Abrir
      </button>
      {/* As the site's modals do: one goes, the other comes. */}
      {open === 'second' ? (
        <Dialog key="second" open title="La siguiente" onClose={close}>
          <p>Otro texto</p>
        </Dialog>
      ) : (
        <Dialog
          key="first"
          open={open === 'first'}
          title="Política de prueba"
          onClose={close}
          footer={
            <button type="button" onClick={close}>
              Aceptar
            </button>
          }
        >
          <p>Texto</p>
          {leadsOn && (
            <button type="button" onClick={() => setOpen('second')}>
              Seguir
            </button>
          )}
        </Dialog>
      )}
    </>
  );
}

const opener = () => screen.getByText('Abrir');
async function open() {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Política de prueba' });
}

describe('a dialog', () => {
  it('is not there until it is opened, as a modal named by its title that holds the focus', async () => {
    render(<Opener />);
    expect(screen.queryByText('Texto')).not.toBeInTheDocument();
    const dialog = await open();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('makes the page behind it inert and keeps it from scrolling, until it closes', async () => {
    const { container } = render(<Opener />);
    const dialog = await open();
    expect((container as HTMLElement & { inert: boolean }).inert ?? container.ariaHidden).toBeTruthy();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    expect(screen.getByRole('button', { name: 'Abrir' })).toBeVisible();
  });

  it.each(['Cerrar', 'Aceptar'])('closes with "%s" and gives the focus back', async (name) => {
    render(<Opener />);
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('closes on Escape and gives the focus back, and does not close on a press outside it', async () => {
    render(<Opener />);
    const dialog = await open();
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('without a frame is named all the same, and a press outside it closes it', async () => {
    const close = jest.fn();
    render(
      <Dialog open bare title="Buscar" onClose={close}>
        <input aria-label="Palabra" />
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Buscar' });
    expect(within(dialog).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("closes on a phone's back gesture, where the browser announces it", async () => {
    const watchers: { onclose: () => void; destroy: () => void }[] = [];
    Object.assign(window, {
      CloseWatcher: class {
        onclose = () => {};
        destroy = jest.fn();
        constructor() {
          watchers.push(this);
        }
      },
    });
    try {
      render(<Opener />);
      const dialog = await open();
      act(() => watchers[0]?.onclose());
      expect(dialog).not.toBeInTheDocument();
      expect(watchers[0]?.destroy).toHaveBeenCalledTimes(1);
      expect(watchers).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(window, 'CloseWatcher');
    }
  });

  it('that has led to another one hands on what the focus goes back to', async () => {
    render(<Opener leadsOn />);
    const first = await open();
    await userEvent.click(within(first).getByRole('button', { name: 'Seguir' }));
    expect(first).not.toBeInTheDocument();
    const second = screen.getByRole('dialog', { name: 'La siguiente' });
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});
