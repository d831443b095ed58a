import type { OutboxEntry } from '@femcoders/contracts/mail';
import { screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const mail = (id: string, parts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  to: `${id}@prueba.example`,
  subject: `Asunto ${id}`,
  state: 'sent',
  attempts: 1,
  lastError: null,
  createdAt: '2026-11-21T08:00:00Z',
  settledAt: '2026-11-21T08:01:00Z',
  ...parts,
});
const failed = mail('ana', { state: 'failed', attempts: 21, lastError: 'connect ECONNREFUSED 127.0.0.1:25' });

/** An outbox that puts failed mails back into the queue. */
function outbox(mails: OutboxEntry[]) {
  const retried: string[] = [];
  const retry = (chosen: OutboxEntry[]) => {
    for (const one of chosen) Object.assign(one, { state: 'queued', settledAt: null });
    retried.push(...chosen.map(({ id }) => id));
    return { retried: chosen.length, left: 0 };
  };
  const given = () => mails.filter(({ state }) => state === 'failed');
  const api = fakeApi({
    'GET /admin/mails': () => ({ entries: mails.map((one) => ({ ...one })), total: mails.length }),
    'GET /admin/waiting': () => [{ section: '/admin/correos', count: given().length, since: null }],
    'POST /admin/mails/retry': () => retry(given()),
    'POST /admin/mails/:id/retry': ({ params }) => retry(mails.filter(({ id }) => id === params[0])),
  });
  const { user } = renderAdmin(api, { address: '/admin/correos', session: signedIn('admin') });
  return { user, retried };
}

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('a mail says how far it got, and one that failed why, in words', async () => {
  outbox([{ ...failed }, mail('eva'), mail('bea', { state: 'queued', settledAt: null, attempts: 0 })]);
  const row = await rowOf('Asunto ana');
  expect(within(row).getByText('Fallido')).toBeInTheDocument();
  expect(within(row).getByText('El servidor de correo no responde.')).toBeInTheDocument();
  expect(within(row).getByText('connect ECONNREFUSED 127.0.0.1:25')).toBeInTheDocument();
  expect(await rowOf('Asunto eva')).toHaveTextContent('Enviado 21 nov 2026, 9:01 a. m.');
  expect(within(await rowOf('Asunto eva')).queryByRole('button')).not.toBeInTheDocument();
  expect(within(await rowOf('Asunto bea')).getByText('En cola')).toBeInTheDocument();
});

test('one that failed is tried again', async () => {
  const { user, retried } = outbox([{ ...failed }, mail('eva')]);
  const button = await screen.findByRole('button', { name: 'Reintentar el correo para ana@prueba.example' });
  await user.click(button);
  expect(await within(await rowOf('Asunto ana')).findByText('En cola')).toBeInTheDocument();
  expect(retried).toEqual(['ana']);
  expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
});

test('all that failed are tried again after one question, and not without', async () => {
  const { user, retried } = outbox([{ ...failed }, { ...failed, id: 'eva', to: 'eva@prueba.example' }]);
  await user.click(await screen.findByRole('button', { name: 'Reintentar los fallidos' }));
  let dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('2 correos fallidos: volverán a salir');
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  expect(retried).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Reintentar los fallidos' }));
  dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sí, reintentar' }));
  expect(await screen.findAllByText('En cola', { selector: 'span' })).toHaveLength(2);
  expect(retried).toEqual(['ana', 'eva']);
});

test('nobody but admins sees it', async () => {
  const api = fakeApi({ 'GET /admin/mails': () => new Refusal(403, 'forbidden', 'No tienes permiso.') });
  renderAdmin(api, { address: '/admin/correos', session: signedIn('organiser') });
  expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
