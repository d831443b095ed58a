import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ShareRow } from './share-row.tsx';

const url = 'https://femcoders.test/recursos/css/css-grid';
const onCopied = jest.fn();
const row = (
  <ShareRow
    label="Compartir este artículo"
    title="CSS Grid: maquetar"
    url={url}
    slackUrl="https://slack.com/"
    onCopied={onCopied}
  />
);

beforeEach(() => {
  onCopied.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

/** As on a phone; jsdom has nothing of the kind. */
function withSharing(answer: Promise<void>) {
  const share = jest.fn().mockReturnValue(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

test('has a place for every network, in order, and for the community', () => {
  render(row);
  const places = within(screen.getByRole('list', { name: 'Compartir este artículo' })).getAllByRole('listitem');
  const names = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'TikTok', 'Slack'];
  expect(names.map((name, index) => places[index]?.textContent?.includes(name))).toEqual(names.map(() => true));
});

test('Facebook, LinkedIn and Twitter get the address, without scripts as well', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(row);
  for (const network of ['Facebook', 'LinkedIn', 'Twitter']) {
    const link = within(page).getByRole('link', { name: new RegExp(network) });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(url);
  }
});

test('the community is one click away', () => {
  render(row);
  expect(screen.getByRole('link', { name: 'Unirme al Slack' })).toHaveAttribute('href', 'https://slack.com/');
});

for (const network of ['Instagram', 'TikTok']) {
  test(`${network} takes no address, so the text goes to the clipboard`, async () => {
    const user = userEvent.setup();
    render(row);
    await user.click(screen.getByRole('button', { name: new RegExp(network) }));
    expect(await navigator.clipboard.readText()).toBe(`CSS Grid: maquetar ${url}`);
    expect(onCopied).toHaveBeenCalledWith(`Texto copiado. Ya puedes pegarlo en ${network}.`, { tone: 'success' });
  });
}

test('says what to do when the text cannot be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  render(row);
  await user.click(screen.getByRole('button', { name: /TikTok/ }));
  expect(onCopied).toHaveBeenCalledWith(expect.stringContaining('No se ha podido copiar'), { tone: 'error' });
});

test('a phone opens its own sheet with the title and the address', () => {
  const share = withSharing(Promise.resolve());
  render(row);
  fireEvent.click(screen.getByRole('button', { name: 'Compartir de otra manera' }));
  expect(share).toHaveBeenCalledWith({ title: 'CSS Grid: maquetar', url });
});

test('a phone’s sheet that is closed again is no failure', async () => {
  withSharing(Promise.reject(new DOMException('Share canceled', 'AbortError')));
  render(row);
  fireEvent.click(screen.getByRole('button', { name: 'Compartir de otra manera' }));
  await Promise.resolve();
  expect(onCopied).not.toHaveBeenCalled();
});
