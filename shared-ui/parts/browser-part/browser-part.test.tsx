import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { browserPart } from './browser-part.tsx';

class Frame extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? (
      <p>Algo ha fallado</p>
    ) : (
      <Suspense fallback={<p>Cargando…</p>}>{this.props.children}</Suspense>
    );
  }
}

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;
const draw = async (content: ReactNode) => act(async () => render(<Frame>{content}</Frame>));

test('its code comes when it is first drawn, and once', async () => {
  const load = jest.fn(async () => Greeting);
  const { Part } = browserPart(load);
  expect(load).not.toHaveBeenCalled();
  await draw(<Part name="Ada" />);
  expect(screen.getByText('Hola, Ada')).toBeInTheDocument();
  await draw(<Part name="Grace" />);
  expect(screen.getByText('Hola, Grace')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what did not arrive fails where it stands, and is there when it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('red'));
  const { Part, preload } = browserPart(load);
  await draw(<Part name="Ada" />);
  expect(screen.getByText('Algo ha fallado')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await preload();
  await draw(<Part name="Ada" />);
  expect(screen.getByText('Hola, Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('asked for early it is there at once', async () => {
  const load = jest.fn(async () => Greeting);
  const { Part, preload } = browserPart(load);
  await preload();
  await draw(<Part name="Ada" />);
  expect(load).toHaveBeenCalledTimes(1);
});
