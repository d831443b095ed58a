import type { AuditEntry } from '@femcoders/contracts/audit';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

const entry = (id: string, parts: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2026-11-21T08:00:00Z',
  act: 'auth.login',
  actorId: 'u1',
  actorName: 'Ana',
  subject: null,
  before: null,
  after: null,
  requestId: `peticion-${id}`,
  addressHash: 'huella-de-red',
  ...parts,
});

function openLog(entries: AuditEntry[]) {
  const api = fakeApi({ 'GET /admin/audit': () => ({ entries, total: entries.length }) });
  renderAdmin(api, { address: '/admin/registro', session: signedIn('admin') });
  return api;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

test('an act says who did what to what, and what it changed', async () => {
  openLog([
    entry('1', {
      act: 'release.rollback',
      subject: 'release:mf-blog',
      before: { version: 'bbbb' },
      after: { version: 'aaaa' },
    }),
    entry('2', { actorName: null, act: 'auth.login-failed' }),
  ]);
  const [, first, second] = await screen.findAllByRole('row');
  const cells = within(first as HTMLElement);
  expect(cells.getByRole('rowheader')).toHaveTextContent('21 nov 2026, 9:00 a. m.');
  expect(cells.getByText('Vuelta a una versión anterior')).toBeInTheDocument();
  expect(cells.getByText('bbbb').tagName).toBe('DEL');
  expect(cells.getByText('aaaa').tagName).toBe('INS');
  expect(cells.getByText('peticion-1')).toBeInTheDocument();
  expect(cells.getByText('Red huella-de-red')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Sin identificar')).toBeInTheDocument();
});

test('what it was about is a link where a section shows it, and its short name elsewhere', async () => {
  openLog([
    entry('1', { act: 'release.publish', subject: 'release:mf-blog' }),
    entry('2', { act: 'user.create', subject: 'user:7f3a9c21-58a4-4b0e-9c3c-0d1f5c1f4a11' }),
    entry('3', { act: 'auth.login-failed', subject: 'user:unknown' }),
    entry('4', { act: 'registration.add', subject: 'registration:8a3a9c21-58a4-4b0e-9c3c-0d1f5c1f4a11' }),
  ]);
  expect(await screen.findByRole('link', { name: 'Versión mf-blog' })).toHaveAttribute(
    'href',
    '/admin/despliegues?parte=mf-blog',
  );
  expect(screen.getByRole('link', { name: 'Cuenta 7f3a9c21' })).toHaveAttribute(
    'href',
    '/admin/personas/7f3a9c21-58a4-4b0e-9c3c-0d1f5c1f4a11',
  );
  expect(screen.getByText('Cuenta unknown')).not.toHaveAttribute('href');
  expect(screen.getByText('Inscripción 8a3a9c21')).toHaveAttribute(
    'title',
    'registration:8a3a9c21-58a4-4b0e-9c3c-0d1f5c1f4a11',
  );
});

test('an act that is newer than this page is shown as the log has it, and many changes fold', async () => {
  openLog([
    entry('1', { act: 'moon.land', subject: 'moon:1', before: { a: 1, b: 1, c: 1, d: 1, e: 1 }, after: { a: 2 } }),
  ]);
  expect(await screen.findByText('moon.land')).toBeInTheDocument();
  expect(screen.getByText('moon 1')).toBeInTheDocument();
  expect(screen.getByText('2 cambios más')).toBeInTheDocument();
});

test('it can be narrowed to an act, a kind of thing, a person and days', async () => {
  const api = openLog([entry('1', {})]);
  const choose = async (name: string, value: string) => {
    const select = (await screen.findByRole('combobox', { name })) as HTMLSelectElement;
    expect([...select.options].some((option) => option.value === value)).toBe(true);
  };
  await choose('Acto:', 'comment.approve');
  await choose('Sobre:', 'comment');
  expect(screen.getByRole('textbox', { name: 'Quién:' })).toBeInTheDocument();
  expect(screen.getByLabelText('Desde:')).toHaveAttribute('type', 'date');
  expect(screen.getByLabelText('Hasta:')).toHaveAttribute('type', 'date');
  expect(api.calls).toHaveLength(1);
});
