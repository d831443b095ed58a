import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { dismissToast, showToast, useToasts } from './toasts.ts';

const shown: number[] = [];

function show(...toast: Parameters<typeof showToast>): number {
  let id = 0;
  act(() => {
    id = showToast(...toast);
  });
  shown.push(id);
  return id;
}

function Page() {
  const { toasts } = useToasts();
  return (
    <ul>
      {toasts.map(({ id, message, tone, action }) => (
        <li key={id}>
          {tone}: {message} {action && <button type="button">{action.label}</button>}
        </li>
      ))}
    </ul>
  );
}

afterEach(() => {
  act(() => shown.splice(0).forEach(dismissToast));
});

test('messages stay, in the order they came, until they are dismissed', () => {
  render(<Page />);
  const first = show('Guardado', { tone: 'success' });
  show('Sin conexión');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'success: Guardado ',
    'info: Sin conexión ',
  ]);
  act(() => dismissToast(first));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['info: Sin conexión ']);
});

test('the same message is never shown twice at once', () => {
  render(<Page />);
  show('Sin conexión');
  show('Sin conexión');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a message may bring an action', () => {
  render(<Page />);
  show('Comentario rechazado', { action: { label: 'Deshacer', run: () => {} } });
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});
