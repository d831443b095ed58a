import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** A list that goes with its last row. */
function Page() {
  const [rows, setRows] = useState(['Ada', 'Bea']);
  const removing = useFocusAfterRemoval('lista', rows.length);
  const remove = (row: string) => {
    removing();
    setRows(rows.filter((one) => one !== row));
  };
  return (
    <main>
      <h1>Tu página</h1>
      {rows.length > 0 && <h2 id="lista">Guardadas</h2>}
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => remove(row)}>
          Quitar {row}
        </button>
      ))}
      <button type="button" onClick={() => setRows([])}>
        Vaciar
      </button>
    </main>
  );
}

test('whose button went with its row goes on at the heading of the list, and where that has gone at the page’s', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Quitar Ada' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Guardadas' })).toHaveFocus();
  screen.getByRole('button', { name: 'Quitar Bea' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Tu página' })).toHaveFocus();
});

test('who has gone on elsewhere meanwhile is left there', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
  expect(screen.getByRole('button', { name: 'Vaciar' })).toHaveFocus();
});
