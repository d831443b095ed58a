import { useToasts } from '@femcoders/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiAnswering, renderInHost } from '../../../testing/render-in-host.tsx';
import { ShareRow } from './share-row.tsx';

const address = 'https://femcoders.test/recursos/css/css-grid';

function LastToast() {
  return <p>{useToasts().toasts.at(-1)?.message}</p>;
}

function renderRow() {
  renderInHost(
    <>
      <ShareRow title="CSS Grid: maquetar" path="/recursos/css/css-grid" />
      <LastToast />
    </>,
    apiAnswering(() => ({})),
  );
}

test('Facebook, LinkedIn and Twitter get the address of the article', () => {
  renderRow();
  for (const network of ['Facebook', 'LinkedIn', 'Twitter']) {
    const link = screen.getByRole('link', { name: new RegExp(network) });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(address);
  }
});

test('the community is one click away', () => {
  renderRow();
  expect(screen.getByRole('link', { name: 'Unirme al Slack' })).toHaveAttribute('href', 'https://slack.com/');
});

for (const network of ['Instagram', 'TikTok']) {
  test(`${network} takes no address, so the text goes to the clipboard`, async () => {
    const user = userEvent.setup();
    renderRow();
    await user.click(screen.getByRole('button', { name: new RegExp(network) }));
    expect(await navigator.clipboard.readText()).toBe(`CSS Grid: maquetar ${address}`);
    expect(await screen.findByText(`Texto copiado. Ya puedes pegarlo en ${network}.`)).toBeInTheDocument();
  });
}
