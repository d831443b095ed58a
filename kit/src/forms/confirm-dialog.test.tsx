import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** @param removes whether the action takes the button away that asks */
function Page({ removes }: { removes: boolean }) {
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main>
      <h1>Tu página</h1>
      <section>
        <h2>Mi ficha</h2>
        {!gone && (
          <button type="button" onClick={() => setAsking(true)}>
            Borrarla
          </button>
        )}
        <ConfirmDialog
          open={asking}
          title="¿La borras?"
          yes="Sí"
          no="No"
          onYes={async () => setGone(removes)}
          onClose={() => setAsking(false)}
        >
          <p>No vuelve.</p>
        </ConfirmDialog>
      </section>
    </main>
  );
}

for (const [removes, place] of [
  [true, 'Mi ficha'],
  [false, 'Borrarla'],
] as const)
  test(`after the action the focus is on «${place}»`, async () => {
    render(<Page removes={removes} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Sí' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(place)).toHaveFocus());
  });
