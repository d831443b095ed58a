import type { InboxEntry, InboxFigures } from '@femcoders/contracts/contact-inbox';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api.ts';
import { inboxMessage } from '../../../test/inbox-message.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const figures: InboxFigures = { new: 2, open: 1, resolved: 7, spam: 0, medianAnswerMs: 12_000_000, replyDays: 5 };

function open(address = '/admin/contact', entries: InboxEntry[] = [inboxMessage({ id: 'm1' })]) {
  const api = fakeApi({
    'GET /admin/contact': () => ({ entries, total: entries.length }),
    'GET /admin/contact/figures': () => figures,
    'GET /admin/contact/:id': () => inboxMessage({ id: 'm1' }),
  });
  return { api, ...renderAdmin(api, { address, session: signedIn('admin') }) };
}

test('the inbox shows what is to be attended to, how much there is of each, and how long people wait', async () => {
  const { api } = open();
  expect(await screen.findByRole('link', { name: 'Núria Prueba' })).toHaveAttribute('href', '/admin/contact/m1');
  const tabs = screen.getByRole('navigation', { name: /Estado/ });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Por atender: 3', 'Nuevos: 2', 'En curso: 1', 'Resueltos: 7', 'Spam: 0', 'Todos: 10']);
  expect(within(tabs).getByRole('link', { name: /Por atender/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText(/Mediana hasta responder/)).toHaveTextContent('3 h 20 min · prometemos 5 días laborables');
  expect(api.calls).toContain('GET /admin/contact?sort=-created_at&page=1&limit=50');
});

test('a state is chosen by its tab, lives in the address, and keeps what else narrows the list', async () => {
  const { user, router, api } = open('/admin/contact?motivo=web&pagina=2');
  await user.click(await screen.findByRole('link', { name: /Resueltos/ }));
  expect(router.state.location.search).toBe('?motivo=web&estado=resolved');
  expect(screen.getByRole('link', { name: /Resueltos/ })).toHaveAttribute('aria-current', 'page');
  expect(api.calls.at(-1)).toBe('GET /admin/contact?state=resolved&reason=web&sort=-created_at&page=1&limit=50');
});

test('an anonymous message has neither a name nor an hour, and what looks like spam says so', async () => {
  open('/admin/contact', [
    inboxMessage({ id: 'm1', name: null, reason: 'conducta', createdAt: '2026-11-21T00:00:00.000Z' }),
    inboxMessage({ id: 'm2', likelySpam: true, hasAttachment: true }),
  ]);
  const anonymous = await screen.findByRole('row', { name: /Anónima/ });
  expect(within(anonymous).getByText('21 nov 2026')).toBeInTheDocument();
  const suspect = screen.getByRole('row', { name: /¿Spam\?/ });
  expect(suspect).toHaveTextContent('con archivo');
});

test('an inbox without work says so', async () => {
  open('/admin/contact', []);
  expect(await screen.findByText('No hay mensajes por atender')).toBeInTheDocument();
});

test('nobody but administrators gets in', async () => {
  const api = fakeApi({});
  renderAdmin(api, { address: '/admin/contact', session: signedIn('moderator') });
  expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
