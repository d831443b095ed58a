import { Link } from '@femcoders/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { IdleWatch } from './idle-watch.tsx';

const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));

function openAt(path: string) {
  const page = (
    <>
      <main>
        <textarea aria-label="Comentario" />
        <Link to="/blog">Blog</Link>
      </main>
      <IdleWatch />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

const warning = () => screen.queryByRole('dialog', { name: '¿Sigues ahí?' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after four minutes without a sign the visitor is asked, after five she is taken home', async () => {
  const path = openAt('/eventos');
  await minutes(3.9);
  expect(warning()).toBeNull();
  await minutes(0.2);
  expect(warning()).toBeVisible();
  expect(path()).toBe('/eventos');
  await minutes(1);
  expect(path()).toBe('/');
  expect(warning()).toBeNull();
});

test.each([
  ['the mouse', () => fireEvent.mouseMove(window)],
  ['a key', () => fireEvent.keyDown(window, { key: 'a' })],
  ['scrolling', () => fireEvent.scroll(window)],
  ['a touch', () => fireEvent.touchStart(window)],
  ['an example in a frame', () => fireEvent(window, new MessageEvent('message'))],
])('%s is a sign: the five minutes begin again and the question goes', async (_, sign) => {
  const path = openAt('/eventos');
  await minutes(4.5);
  expect(warning()).toBeVisible();
  act(() => void sign());
  expect(warning()).toBeNull();
  await minutes(3.9);
  expect(path()).toBe('/eventos');
  expect(warning()).toBeNull();
  await minutes(1.2);
  expect(path()).toBe('/');
});

test('"Seguir aquí" stays here', async () => {
  const path = openAt('/eventos');
  await minutes(4.5);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Seguir aquí' }), { key: 'Enter' });
  await minutes(3);
  expect(path()).toBe('/eventos');
});

test('unsent text holds the visitor, however long she thinks', async () => {
  const path = openAt('/recursos/css/css-grid');
  fireEvent.change(screen.getByLabelText('Comentario'), { target: { value: 'Me gustaría' } });
  await minutes(20);
  expect(path()).toBe('/recursos/css/css-grid');
  expect(warning()).toBeNull();
});

test('unsent text in a dialog holds her, too', async () => {
  const path = openAt('/recursos/css/css-grid');
  const dialog = document.createElement('section');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<textarea>Me ha insultado</textarea>';
  document.body.append(dialog);
  await minutes(20);
  expect(path()).toBe('/recursos/css/css-grid');
  dialog.remove();
  await minutes(10);
  expect(path()).toBe('/');
});

test('what a form finds out by itself holds her until it is known', async () => {
  const path = openAt('/eventos/mi-plaza');
  const looking = document.createElement('meta');
  looking.dataset.looking = '';
  document.head.append(looking);
  await minutes(20);
  expect(path()).toBe('/eventos/mi-plaza');
  looking.remove();
  await minutes(10);
  expect(path()).toBe('/');
});

test('a quiz that is being taken holds the visitor, and lets her go when it is over', async () => {
  const path = openAt('/recursos/css/quiz-css-entrevistas');
  const question = screen.getByLabelText('Comentario');
  question.dataset.quizRunning = '';
  await minutes(20);
  expect(path()).toBe('/recursos/css/quiz-css-entrevistas');
  expect(warning()).toBeNull();
  delete question.dataset.quizRunning;
  await minutes(10);
  expect(path()).toBe('/');
});

test('in the administration and on the home page nobody is asked', async () => {
  const path = openAt('/admin/comments');
  await minutes(20);
  expect(path()).toBe('/admin/comments');
  openAt('/');
  await minutes(20);
  expect(warning()).toBeNull();
});
