import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';
import * as files from '../lists/export-list.ts';

jest.mock('../lists/export-list.ts', () => ({
  ...jest.requireActual<typeof files>('../lists/export-list.ts'),
  saveCsv: jest.fn(),
}));

beforeAll(() => import('./components/figures-board.tsx'));
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const none = <Kind extends string>(...kinds: Kind[]) => kinds.map((kind) => ({ kind, count: 0 }));

/** An empty site in a period of three days. */
const empty: AdminFigures = {
  period: '30d',
  step: 'day',
  steps: ['2026-11-19', '2026-11-20', '2026-11-21'],
  from: '2026-11-19',
  until: '2026-11-21',
  countedAt: '2026-11-21T11:59:20.000Z',
  accounts: { byRole: [{ kind: 'admin', count: 1 }], created: [0, 0, 0] },
  comments: {
    byState: none('pending', 'approved', 'rejected', 'spam'),
    received: [0, 0, 0],
    spam: [0, 0, 0],
    decided: 0,
    medianDecisionMs: null,
    rejected: none('abuse', 'none'),
  },
  events: { byState: none('draft', 'published'), held: [0, 0, 0] },
  places: { given: [0, 0, 0], attended: [0, 0, 0], upcoming: { registered: 0, waiting: 0, offered: 0 } },
  contact: { byState: none('new', 'open'), received: [0, 0, 0], answered: 0, medianAnswerMs: null },
  mentoring: {
    byState: none('asked', 'active'),
    asked: [0, 0, 0],
    started: [0, 0, 0],
    sessions: 0,
    waitingLong: 0,
    mentors: none('pending', 'active'),
  },
  documents: {
    byState: none('sent', 'accepted'),
    sent: [0, 0, 0],
    answered: 0,
    medianAnswerMs: null,
    deletionsDue: 0,
  },
  jobs: { byState: none('priority', 'published'), received: [0, 0, 0], published: [0, 0, 0], reported: 0 },
  talks: {
    byState: none('draft', 'published'),
    proposals: none('received'),
    proposed: [0, 0, 0],
    published: [0, 0, 0],
    helped: 0,
  },
  hub: {
    byState: none('pending', 'published'),
    byKind: none('resource', 'project'),
    published: [0, 0, 0],
    marks: [0, 0, 0],
    ideas: [{ name: 'Mentorías', count: 0 }],
    ideaVotes: [0, 0, 0],
  },
  mails: { byState: none('queued', 'sent', 'failed'), sent: [0, 0, 0], failed: [0, 0, 0] },
};

const busy: AdminFigures = {
  ...empty,
  comments: {
    byState: [
      { kind: 'pending', count: 4 },
      { kind: 'approved', count: 1204 },
    ],
    received: [3, 0, 9],
    spam: [1, 0, 2],
    decided: 8,
    medianDecisionMs: 12_000_000,
    rejected: [
      { kind: 'abuse', count: 1 },
      { kind: 'none', count: 1 },
    ],
  },
  places: { given: [0, 40, 0], attended: [0, 30, 0], upcoming: { registered: 12, waiting: 3, offered: 1 } },
  mentoring: { ...empty.mentoring, asked: [2, 0, 1], started: [0, 0, 1], sessions: 7, waitingLong: 4 },
  documents: { ...empty.documents, sent: [0, 5, 0], answered: 3, medianAnswerMs: 90_000_000, deletionsDue: 2 },
  jobs: {
    ...empty.jobs,
    byState: [
      { kind: 'priority', count: 3 },
      { kind: 'published', count: 9 },
    ],
    reported: 1,
  },
  hub: { ...empty.hub, marks: [0, 1, 8], ideas: [{ name: 'Mentorías', count: 6 }], ideaVotes: [0, 2, 0] },
};

const open = (answer: () => unknown, address = '/admin/cifras') => {
  const api = fakeApi({ 'GET /admin/figures': answer });
  return { api, ...renderAdmin(api, { address, session: signedIn('admin') }) };
};
const panel = (name: string) => within(screen.getByRole('region', { name }));
/** The value of a fact of a panel, by its label. */
const fact = (name: string, label: string) =>
  panel(name).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('each side of the site has its numbers of the period', async () => {
  open(() => busy);
  expect(
    await screen.findByText('Del 19 de noviembre de 2026 al 21 de noviembre de 2026, días de Madrid.'),
  ).toBeVisible();
  expect(fact('Comentarios', 'Recibidos')).toBe('12');
  expect(fact('Comentarios', 'Mediana hasta decidir')).toBe('3 h 20 min');
  expect(fact('Comentarios', 'Rechazados')).toMatch(/^25\s%$/);
  expect(fact('Plazas y asistencia', 'Asistencia')).toMatch(/^75\s%$/);
  expect(fact('Contacto', 'Mediana hasta responder')).toContain('sin datos');
});

test('it says when they were counted', async () => {
  open(() => busy);
  expect(await screen.findByText('21 nov 2026, 12:59 p. m.')).toHaveAttribute('datetime', '2026-11-21T11:59:20.000Z');
});

test('a chart has the same numbers as a table', async () => {
  open(() => busy);
  await screen.findByRole('region', { name: 'Comentarios' });
  expect(panel('Comentarios').getByRole('figure', { name: 'Comentarios recibidos' })).toBeVisible();
  expect(
    panel('Comentarios').getByRole('img', { name: /^Comentarios recibidos: columnas, con un máximo de 9/ }),
  ).toBeVisible();
  const table = panel('Comentarios').getByRole('table', { name: 'Comentarios recibidos', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['DíaTodosSpam', '19 nov31', '20 nov00', '21 nov92']);
});

test('each area of the community has its own', async () => {
  open(() => busy);
  await screen.findByRole('region', { name: 'Mentoría' });
  expect(fact('Mentoría', 'Solicitudes')).toBe('3');
  expect(fact('Mentoría', 'Esperan más de 7 días')).toBe('4');
  expect(fact('Documentos', 'Mediana hasta responder')).toBe('25 h');
  expect(fact('Documentos', 'Se borran en 7 días')).toBe('2');
  expect(fact('Ofertas', 'Abiertas con denuncias')).toBe('1');
  const offers = panel('Ofertas').getByRole('table', { name: 'Ahora, por estado' });
  expect(within(offers).getByRole('row', { name: /^Solo para socias 3/ })).toBeVisible();
  const ideas = panel('Comunidad').getByRole('table', { name: 'Votos a ideas, de siempre' });
  expect(within(ideas).getByRole('row', { name: /^Mentorías 6/ })).toBeVisible();
  expect(panel('Presentaciones').getByText('Charlas propuestas y publicadas: nada en este periodo.')).toBeVisible();
});

test('rejections are shown with their share of all decisions', async () => {
  open(() => busy);
  await screen.findByRole('region', { name: 'Comentarios' });
  const reasons = panel('Comentarios').getByRole('table', { name: /^Rechazados en el periodo/ });
  expect(within(reasons).getByRole('row', { name: /^Insulto o acoso 1 13\s%$/ })).toBeVisible();
});

test('where nothing happened it says so, without an empty chart', async () => {
  open(() => empty);
  expect(await screen.findByText('Eventos celebrados: nada en este periodo.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the period is in the address', async () => {
  const { api, router, user } = open(() => busy);
  await screen.findByRole('region', { name: 'Comentarios' });
  await user.click(screen.getByRole('link', { name: '12 meses' }));
  expect(router.state.location.search).toBe('?periodo=12m');
  expect(screen.getByRole('link', { name: '12 meses' })).toHaveAttribute('aria-current', 'page');
  expect(api.calls).toEqual(['GET /admin/figures?period=30d', 'GET /admin/figures?period=12m']);
});

test('an address with a period that does not exist shows the first one', async () => {
  const { api } = open(() => busy, '/admin/cifras?periodo=siglo');
  await screen.findByRole('region', { name: 'Comentarios' });
  expect(api.calls).toEqual(['GET /admin/figures?period=30d']);
});

test('everything can be kept as a file', async () => {
  const { user } = open(() => busy);
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  const [name, content] = jest.mocked(files.saveCsv).mock.calls[0] ?? [];
  expect(name).toBe('cifras-30d-2026-11-21.csv');
  const lines = String(content).split('\r\n');
  expect(lines[0]).toBe('\ufeffApartado,Cifra,Desde,Valor');
  expect(lines).toContain('Comentarios,Recibidos,,12');
  expect(lines).toContain('Comentarios,Comentarios recibidos: Spam,2026-11-21,2');
  expect(lines).toContain('Mentoría,Solicitudes y parejas: Parejas,2026-11-21,1');
  expect(lines).toContain('Documentos,Se borran en 7 días,,2');
  expect(lines).toContain('Comunidad,«Útil» y «me interesa»,,9');
  expect(lines).toContain('Plazas y asistencia,Próximos eventos: En lista de espera,,3');
});

test('when counting fails one can try again', async () => {
  const { api, user } = open(() => new Refusal(503, 'unavailable', 'Vuelve a intentarlo en un momento.'));
  expect(await screen.findByText('No hemos podido contar')).toBeVisible();
  api.routes['GET /admin/figures'] = () => busy;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Comentarios' })).toBeVisible();
});

test('an organiser has nothing to do here', () => {
  const api = fakeApi({});
  renderAdmin(api, { address: '/admin/cifras', session: signedIn('organiser') });
  return screen.findByText('No tienes permiso para ver esta página').then(() => expect(api.calls).toEqual([]));
});
