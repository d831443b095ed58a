import { Link } from '@femcoders/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { pageViewsKey, readPageViews, usePageViews } from './page-views.ts';

function Frame() {
  usePageViews();
  return (
    <>
      <Link to="/blog">Blog</Link>
      <Outlet />
    </>
  );
}

function openEvents() {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: null }] }], {
    initialEntries: ['/eventos'],
  });
  render(<RouterProvider router={router} />);
}

beforeEach(() => localStorage.clear());

test('nothing is counted before "Aceptar", nor after "Rechazar"', () => {
  openEvents();
  localStorage.setItem('cookiesRejected', 'true');
  openEvents();
  expect(localStorage.getItem(pageViewsKey)).toBeNull();
});

test('after "Aceptar" every opened page counts, path by path', async () => {
  localStorage.setItem('cookiesAccepted', 'true');
  openEvents();
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(readPageViews()).toEqual({ '/eventos': 1, '/blog': 2 });
});

test('something else under the key does not disturb', () => {
  localStorage.setItem('cookiesAccepted', 'true');
  localStorage.setItem(pageViewsKey, '["x"');
  openEvents();
  expect(readPageViews()).toEqual({ '/eventos': 1 });
});
