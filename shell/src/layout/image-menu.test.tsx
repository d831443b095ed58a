import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useNoImageMenu } from './image-menu.ts';

function Page() {
  useNoImageMenu();
  return (
    <>
      <img src="/default-avatar.png" alt="Retrato" />
      <a href="/blog">Blog</a>
    </>
  );
}

function isRefused(element: Element, button: number): boolean {
  const event = createEvent.contextMenu(element, { button });
  fireEvent(element, event);
  return event.defaultPrevented;
}

test('a right-click on an image opens no menu', () => {
  render(<Page />);
  expect(isRefused(screen.getByRole('img'), 2)).toBe(true);
});

test('the keyboard’s menu on an image and a right-click elsewhere do', () => {
  render(<Page />);
  expect(isRefused(screen.getByRole('img'), 0)).toBe(false);
  expect(isRefused(screen.getByRole('link'), 2)).toBe(false);
});
