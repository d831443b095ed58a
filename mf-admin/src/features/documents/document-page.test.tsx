import type { DocumentDecision, DocumentEntryDetail } from '@femcoders/contracts/document';
import { act, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const sent: DocumentEntryDetail = {
  id: 'd1',
  reference: 'FD-AAAA-BBBB',
  kind: 'cv',
  state: 'sent',
  files: 1,
  changedAt: '2026-11-23T10:00:00Z',
  sentAt: '2026-11-23T10:00:00Z',
  deleteAt: '2027-05-23T10:00:00Z',
  missing: [],
  member: { id: 'u1', name: 'Núria de prueba' },
  email: 'nuria@prueba.example',
  fields: { puesto: 'Frontend' },
  documents: [
    { id: 'f1', name: 'cv.pdf', type: 'pdf', bytes: 2048, verdict: 'open', uploadedAt: '2026-11-23T09:00:00Z' },
  ],
  reason: '',
  steps: [
    { id: 's1', kind: 'sent', at: '2026-11-23T10:00:00Z', by: null, text: '', file: null },
    { id: 's2', kind: 'opened', at: '2026-11-23T11:00:00Z', by: 'Eva', text: '', file: 'cv.pdf' },
  ],
};

function open(parts: Partial<DocumentEntryDetail> = {}, refusal?: Refusal) {
  const state = { found: { ...sent, ...parts } };
  const bodies: DocumentDecision[] = [];
  const api = fakeApi({
    'GET /admin/documents/:id': () => state.found,
    'POST /admin/documents/:id/state': async ({ body }: { body: unknown }) => {
      if (refusal) return refusal;
      bodies.push(body as DocumentDecision);
      state.found = { ...state.found, state: (body as DocumentDecision).state };
      return state.found;
    },
  });
  return { bodies, ...renderAdmin(api, { address: '/admin/documentos/d1', session: signedIn('admin') }) };
}

/** Waits until the request has been answered. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));

test('a case shows who sent what, and who has opened it', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Núria de prueba' })).toBeInTheDocument();
  expect(screen.getByText('Frontend')).toBeInTheDocument();
  const history = within(screen.getByRole('region', { name: 'Qué ha pasado' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Núria de prueba lo envió'),
    expect.stringContaining('Eva abrió cv.pdf'),
  ]);
});

test('a file that waits for the virus scanner, or had a virus, says so in place of being offered', async () => {
  const [file] = sent.documents;
  if (!file) throw new Error('There is no file.');
  open({
    documents: [
      { ...file, verdict: 'waiting' },
      { ...file, id: 'f2', name: 'malo.pdf', verdict: 'found' },
    ],
  });
  const files = within(await screen.findByRole('region', { name: 'Archivos' }));
  expect(files.getByText(/Todavía no hemos podido comprobar que no lleva un virus/)).toBeInTheDocument();
  expect(files.getByText(/Llevaba un virus y hemos borrado su contenido/)).toBeInTheDocument();
  expect(files.queryByRole('button')).not.toBeInTheDocument();
});

test('what is missing is asked for point by point, with words that are ready', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('radio', { name: 'Falta algo' }));
  await user.click(screen.getByRole('button', { name: 'Pedirlo' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Escribe qué falta.');
  await user.click(screen.getByRole('button', { name: 'Un correo o un teléfono en el CV' }));
  await user.type(screen.getByLabelText('Qué falta'), '\n La segunda página ');
  await user.click(screen.getByRole('button', { name: 'Pedirlo' }));
  await settle();
  expect(bodies).toEqual([
    {
      state: 'missing',
      from: 'sent',
      missing: ['Un correo o un teléfono en el CV', 'La segunda página'],
      reason: '',
    },
  ]);
  expect(screen.getAllByText('Falta algo').length).toBeGreaterThan(0);
  expect(localStorage).toHaveLength(0);
});

test('nothing is refused without a reason, and what was written outlives a reload', async () => {
  const { user, bodies, unmount } = open();
  await user.click(await screen.findByRole('radio', { name: 'No aceptado' }));
  await user.click(screen.getByRole('button', { name: 'No aceptar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Escribe por qué no se acepta.');
  await user.type(screen.getByLabelText('Por qué no'), 'Está en blanco.');
  unmount();
  open();
  expect(await screen.findByLabelText('Por qué no')).toHaveValue('Está en blanco.');
  expect(bodies).toEqual([]);
});

test('the second sees why, and keeps her words', async () => {
  const message = 'Este envío ya está aceptado. Míralo antes de decidir.';
  const { user } = open({}, new Refusal(409, 'conflict', message));
  await user.click(await screen.findByRole('radio', { name: 'No aceptado' }));
  await user.type(screen.getByLabelText('Por qué no'), 'Está en blanco.');
  await user.click(screen.getByRole('button', { name: 'No aceptar' }));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Por qué no')).toHaveValue('Está en blanco.');
});

test('of what she withdrew there are only dates left: nothing to open, nothing to decide', async () => {
  open({ state: 'withdrawn', deleteAt: null, documents: [], files: 0, fields: {} });
  expect(await screen.findByText(/Lo ha retirado ella/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Archivos' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Decidir' })).not.toBeInTheDocument();
});
