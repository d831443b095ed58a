import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Island, type IslandLoader, type IslandProps } from './island.tsx';
import { IslandDrawer } from './island-drawer.tsx';

function Counter({ root, props }: IslandProps<{ step: number }>) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + props.step)}>
      {root.querySelector('p')?.textContent}: {count}
    </button>
  );
}

/** The text as the server has sent it. */
function textWith(name: string): HTMLElement {
  const text = document.createElement('div');
  text.innerHTML = renderToString(
    <Island name={name} props={{ step: 2 }}>
      <p>Contador</p>
      <a href="#codigo">Ver el código</a>
    </Island>,
  );
  document.body.append(text);
  return text.firstElementChild as HTMLElement;
}

async function draw(root: HTMLElement, load: IslandLoader) {
  await act(async () => render(<IslandDrawer islands={[root]} loaders={{ counter: load }} />));
}

afterEach(() => document.body.replaceChildren());

test('an island comes to life in its place, with what the text says of it', async () => {
  const root = textWith('counter');
  await draw(root, async () => Counter);
  expect(screen.getByText('Contador')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Contador: 0' }));
  expect(screen.getByRole('button', { name: 'Contador: 2' })).toBeVisible();
  expect(root).toContainElement(screen.getByRole('button'));
});

test('one that comes while she is in it takes the focus over', async () => {
  const root = textWith('counter');
  let arrive = () => {};
  await draw(
    root,
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(Counter);
      }),
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Ver el código' })).toHaveFocus();
  await act(async () => arrive());
  expect(screen.getByRole('button', { name: 'Contador: 0' })).toHaveFocus();
});

test('what does not arrive leaves the text as it is, and is asked for again by the next touch', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const root = textWith('counter');
  const load = jest.fn(async () => Counter).mockRejectedValueOnce(new Error('red'));
  await draw(root, load);
  expect(screen.getByText('Contador')).toBeVisible();
  expect(warn).toHaveBeenCalled();
  await userEvent.click(screen.getByText('Contador'));
  expect(screen.getByRole('button', { name: 'Contador: 0' })).toBeVisible();
});

test('one that throws gives its place back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const root = textWith('counter');
  await draw(root, async () => () => {
    throw new Error('roto');
  });
  expect(screen.getByText('Contador')).toBeVisible();
});

test('a name that nobody knows stays as it is', async () => {
  const root = textWith('nobody');
  await draw(root, async () => Counter);
  expect(screen.getByText('Contador')).toBeVisible();
});
