import { noReadingProgress } from '@femcoders/contracts/reading-progress-merge';
import { renderInHost } from '@femcoders/kit/test/render-page';
import { useLocation } from '@femcoders/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedReading } from '../reading/stored-reading.ts';
import { useStaticClicks } from './use-static-clicks.ts';

const html = `
  <figure><button type="button" data-code="wrap" aria-pressed="false">Ajustar</button><button type="button" data-code="copy">Copiar</button><pre>.a {\n  gap: 1rem;\n}\n</pre></figure>
  <a href="/blog">Volver al Blog</a> <a href="#lo-basico">Lo básico</a> <a href="https://example.org/">Fuente</a>
  <button type="button" data-code="read" data-article="css/flexbox" aria-pressed="false">Ya lo he leído</button>
  <p>La <a href="/recursos/glosario#cascada">cascada</a>.</p>`;

const cascade = {
  es: 'cascada',
  en: 'cascade',
  says: ['Un orden de ', { code: 'reglas' }, '.'],
  section: 'La cascada',
};

beforeAll(() => {
  Object.assign(globalThis, {
    GLOSSARY: [{ path: '/recursos/css/introduccion-css', title: 'CSS', terms: [cascade] }],
  });
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
});

function Text() {
  const onClick = useStaticClicks();
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as in the article */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as in the article */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text above */}
      <div onClick={onClick} onFocus={onClick} dangerouslySetInnerHTML={{ __html: html }} />
      <output>{useLocation().pathname}</output>
    </>
  );
}

test('code wraps by choice, on every page of this device until it is chosen otherwise', async () => {
  const first = renderInHost(<Text />);
  const button = () => screen.getByRole('button', { name: 'Ajustar' });
  expect(document.documentElement).not.toHaveAttribute('data-code-wraps');
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(document.documentElement).toHaveAttribute('data-code-wraps');
  first.unmount();
  document.documentElement.removeAttribute('data-code-wraps');
  renderInHost(<Text />);
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(document.documentElement).toHaveAttribute('data-code-wraps');
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  expect(localStorage.getItem('codeWrap')).toBeNull();
});

test('a link within the site goes there without a full load', async () => {
  renderInHost(<Text />);
  await userEvent.click(screen.getByRole('link', { name: 'Volver al Blog' }));
  expect(screen.getByRole('status')).toHaveTextContent('/blog');
});

test('a link opened in another tab, to a heading or to another site is left to the browser', async () => {
  renderInHost(<Text />);
  const before = screen.getByRole('status').textContent;
  const leftToBrowser: boolean[] = [];
  const listen = (event: Event) => {
    leftToBrowser.push(!event.defaultPrevented);
    // jsdom cannot load pages.
    event.preventDefault();
  };
  window.addEventListener('click', listen);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Volver al Blog' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Lo básico' }));
  await user.click(screen.getByRole('link', { name: 'Fuente' }));
  window.removeEventListener('click', listen);
  expect(leftToBrowser).toEqual([true, true, true]);
  expect(screen.getByRole('status')).toHaveTextContent(before ?? '');
});

test('the button above a piece of code copies it', async () => {
  const user = userEvent.setup();
  renderInHost(<Text />);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('.a {\n  gap: 1rem;\n}');
});

test('an article is marked as read by its button, here and on every page that comes later, until it is taken back', async () => {
  const first = renderInHost(<Text />);
  const button = () => screen.getByRole('button', { name: 'Ya lo he leído' });
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  first.unmount();
  renderInHost(<Text />);
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  storedReading.write(noReadingProgress);
});

test('a word of the glossary is explained where it stands, and leads to where it is taught', async () => {
  renderInHost(<Text />);
  const word = screen.getByRole('link', { name: 'cascada' });
  await userEvent.click(word);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('cascada cascadeUn orden de reglas.');
  expect(word).toHaveAccessibleDescription(/Un orden de reglas/);
  expect(screen.getByRole('status')).toHaveTextContent('/');
  await userEvent.click(screen.getByRole('link', { name: 'Aprenderlo: La cascada (CSS)' }));
  expect(screen.getByRole('status')).toHaveTextContent('/recursos/css/introduccion-css');
});

test.each<[string, () => Promise<unknown>]>([
  ['the focus’s leaving', () => userEvent.tab({ shift: true })],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press elsewhere', () => userEvent.click(document.body)],
])('%s takes the explanation of a word away', async (_, leave) => {
  renderInHost(<Text />);
  const word = screen.getByRole('link', { name: 'cascada' });
  await userEvent.click(word);
  await screen.findByRole('note');
  await leave();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(word).not.toHaveAccessibleDescription();
});

test('Escape in the explanation leads back to the word', async () => {
  renderInHost(<Text />);
  const word = screen.getByRole('link', { name: 'cascada' });
  await userEvent.click(word);
  await screen.findByRole('note');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /^Aprenderlo/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(word).toHaveFocus();
});
