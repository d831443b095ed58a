import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

const copied: unknown[][] = [];
beforeEach(() => {
  copied.length = 0;
});

function show() {
  render(
    <CopyButton text="webcal://ejemplo" copiedMessage="Dirección copiada." onCopied={(...args) => copied.push(args)}>
      Copiar la dirección
    </CopyButton>,
  );
  return screen.getByRole('button', { name: 'Copiar la dirección' });
}

test('it copies the text and says so', async () => {
  const user = userEvent.setup();
  await user.click(show());
  expect(await navigator.clipboard.readText()).toBe('webcal://ejemplo');
  expect(copied).toEqual([['Dirección copiada.', { tone: 'success' }]]);
});

test('without a clipboard it says what to do', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(show());
  expect(copied).toEqual([['No se ha podido copiar. Selecciona el texto y cópialo a mano.', { tone: 'error' }]]);
});
