import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../test/render-at.tsx';
import { Page } from './appearance-page.tsx';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  somebodyIsLoggedIn();
});

test('the look of the site is chosen, by the keyboard too, shown at once and kept', async () => {
  renderAt('/personaliza-perfil/apariencia', { '/personaliza-perfil/apariencia': Page });
  const group = screen.getByRole('group', { name: '¿Cómo quieres ver la web?' });
  expect(group).toBeVisible();
  expect(screen.getByRole('radio', { name: /Sistema/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Oscuro/ }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  screen.getByRole('radio', { name: /Claro/ }).focus();
  await userEvent.keyboard(' ');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('the single key of the search can be switched off, and on again', async () => {
  renderAt('/personaliza-perfil/apariencia', { '/personaliza-perfil/apariencia': Page });
  const box = screen.getByRole('checkbox', { name: 'Abrir la búsqueda con la tecla /' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(localStorage.getItem('searchSlash')).toBe('off');
  await userEvent.click(box);
  expect(localStorage.getItem('searchSlash')).toBeNull();
});
