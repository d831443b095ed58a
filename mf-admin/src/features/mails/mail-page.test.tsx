import { screen } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const mail = {
  id: '2026-11-21_1',
  to: 'ana@prueba.example',
  subject: 'Tu plaza',
  sentAt: '2026-11-21T08:00:00Z',
  text: 'Hola, Ana.\n\nTienes plaza.',
  html: '<h1>Tu plaza</h1><p>Tienes <strong>plaza</strong>.</p>',
};

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('the local mailbox leads to a mail, which is read as text and with its format', async () => {
  const api = fakeApi({
    'GET /admin/mailbox': () => ({ entries: [mail], total: 1 }),
    'GET /admin/mailbox/:id': () => mail,
  });
  const { user } = renderAdmin(api, { address: '/admin/correos/buzon', session: signedIn('admin') });
  await user.click(await screen.findByRole('link', { name: 'Tu plaza' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Tu plaza' })).toBeInTheDocument();
  expect(screen.getByText(/Hola, Ana\./).textContent).toBe(mail.text);
  expect(screen.getByRole('region', { name: 'Con formato' })).toHaveTextContent('Tienes plaza.');
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3', 'H3']);
  expect(api.calls.at(-1)).toBe('GET /admin/mailbox/2026-11-21_1');
});

test('a mail that is gone says so and leads back', async () => {
  const api = fakeApi({ 'GET /admin/mailbox/:id': () => new Refusal(404, 'not-found', 'Este correo no existe.') });
  renderAdmin(api, { address: '/admin/correos/buzon/otro', session: signedIn('admin') });
  expect(await screen.findByText('Este correo no existe')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al buzón local' })).toHaveAttribute('href', '/admin/correos/buzon');
});
