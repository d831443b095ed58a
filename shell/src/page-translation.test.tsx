import { Button } from '@femcoders/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { detectTranslation } from './page-translation.ts';

beforeAll(() => detectTranslation(document.body));

/** Replaces a text as a browser's translation does. */
function translate(text: Text, put: (font: Element) => void = (font) => text.replaceWith(font)): void {
  const font = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(text.data.toUpperCase());
  font.append(inner);
  put(font);
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** The shared button at work: a sign comes before its text, and the text changes. */
function Sender() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button busy={busy} onClick={() => setBusy(true)}>
        {busy ? 'Enviando…' : 'Enviar'}
      </Button>
      <button type="button" onClick={() => setBusy(false)}>
        Parar
      </button>
    </>
  );
}

/** Texts next to texts that come, go and count. */
function List() {
  const [count, setCount] = useState(1);
  return (
    <p>
      {count < 3 && 'Quedan '}
      {count} {count === 1 ? 'plaza' : 'plazas'}
      {count > 1 && <strong>más</strong>} hoy
      <button type="button" onClick={() => setCount(count + 1)}>
        otra
      </button>
    </p>
  );
}

const ways: [string, (text: Text) => void][] = [
  ['puts another node in the place of each text', (text) => translate(text)],
  [
    'puts another node before each text and takes the text out then',
    (text) =>
      translate(text, (font) => {
        text.parentNode?.insertBefore(font, text);
        text.parentNode?.removeChild(text);
      }),
  ],
  [
    'wraps each text',
    (text) => {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    },
  ],
];

for (const [way, change] of ways) {
  test(`a translation that ${way}: a button goes to work and stops`, async () => {
    const { container } = render(<Sender />);
    for (const text of textsIn(container)) change(text);
    const [send, stop] = screen.getAllByRole('button');
    await act(async () => send?.click());
    expect(send?.querySelector('svg')).toBeInTheDocument();
    expect(send).toHaveTextContent(/^Enviando…$/);
    await act(async () => stop?.click());
    expect(send).toHaveTextContent(/^Enviar$/);
  });

  test(`a translation that ${way}: texts next to others change and go`, async () => {
    const { container } = render(<List />);
    for (const text of textsIn(container)) change(text);
    const more = screen.getByRole('button');
    await act(async () => more.click());
    for (const text of textsIn(container)) if (text.parentElement?.closest('font') === null) change(text);
    await act(async () => more.click());
    expect(container.querySelector('strong')).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/quedan/i);
  });
}

test('what has changed says what is so now, not what was translated before', async () => {
  const { container } = render(<List />);
  for (const text of textsIn(container)) translate(text);
  expect(container).toHaveTextContent('QUEDAN 1 PLAZA HOYOTRA');
  await act(async () => screen.getByRole('button').click());
  expect(container).toHaveTextContent('QUEDAN 2 plazasmás HOYOTRA');
});

test('where texts were taken out and nothing came in their place, the rest goes on working', async () => {
  const { container } = render(
    <>
      <Sender />
      <List />
    </>,
  );
  for (const text of textsIn(container)) text.remove();
  const [send, stop, more] = screen.getAllByRole('button');
  await act(async () => send?.click());
  expect(send?.querySelector('svg')).toBeInTheDocument();
  await act(async () => stop?.click());
  expect(send?.querySelector('svg')).not.toBeInTheDocument();
  for (let times = 0; times < 2; times++) await act(async () => more?.click());
  expect(container.querySelector('strong')).toBeInTheDocument();
});
