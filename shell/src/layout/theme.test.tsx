import { ThemeSwitch } from '@femcoders/shared-ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforePaintScript } from './before-paint.ts';
import { chooseTheme, themeKey, useTheme } from './theme.ts';

const root = document.documentElement;
const Trial = () => <ThemeSwitch choice={useTheme()} onChoose={chooseTheme} />;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const frameColours = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((colour) => [
      colour.dataset.scheme,
      colour.getAttribute('media'),
    ]),
  );

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`)
    .join('');
});

test('a choice is shown at once, kept, and gone again with "Sistema"', async () => {
  render(<Trial />);
  expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  await choose('Oscuro');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBe('dark');
  expect(frameColours()).toEqual({ light: 'not all', dark: 'all' });
  await choose('Sistema');
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem(themeKey)).toBeNull();
  expect(frameColours()).toEqual({ light: '(prefers-color-scheme: light)', dark: '(prefers-color-scheme: dark)' });
});

test('what was chosen before is set before the first paint, and the switch shows it', () => {
  localStorage.setItem(themeKey, 'light');
  // biome-ignore lint/security/noGlobalEval: the script is text by nature
  window.eval(beforePaintScript);
  expect(root.dataset.theme).toBe('light');
  expect(frameColours()).toEqual({ light: 'all', dark: 'not all' });
  render(<Trial />);
  expect(screen.getByRole('radio', { name: 'Claro' })).toBeChecked();
});

test('other tabs are followed, and who clears the storage has the device’s again', () => {
  render(<Trial />);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'dark' })));
  expect(screen.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  expect(root.dataset.theme).toBe('dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'otra', newValue: 'light' })));
  expect(root.dataset.theme).toBe('dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })));
  expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
});

test('where storage is forbidden the choice holds for this page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  render(<Trial />);
  await choose('Oscuro');
  expect(root.dataset.theme).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});

test('the server, which knows no choice, writes the device’s', () => {
  root.dataset.theme = 'dark';
  expect(renderToString(<Trial />)).toMatch(/<input[^>]*checked=""[^>]*value="system"|value="system"[^>]*checked=""/);
});
