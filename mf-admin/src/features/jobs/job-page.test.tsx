import type { AdminJob, NewJobDecision } from '@femcoders/contracts/admin-job';
import { act, screen, within } from '@testing-library/react';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const job: AdminJob = {
  id: 'j1',
  slug: 'programador-ninja-1',
  state: 'review',
  changes: [],
  reason: null,
  fields: {
    title: 'Programador ninja',
    company: 'Empresa de Ejemplo',
    companyUrl: '',
    mode: 'remoto',
    city: '',
    workday: 'completa',
    contract: 'indefinido',
    level: 'junior',
    technologies: ['CSS'],
    salaryMin: 28_000,
    salaryMax: 36_000,
    about: 'Una descripción.',
    musts: ['HTML'],
    nices: [],
    process: 'Una conversación.',
    equality: '',
    accessibility: '',
    apply: 'empleo@empresa.example',
    days: 30,
  },
  contactName: 'Persona de Ejemplo',
  contactEmail: 'empleo@empresa.example',
  publishedAt: null,
  membersUntil: null,
  expiresAt: null,
  submittedAt: '2026-11-21T09:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
  version: 4,
  wording: [
    {
      field: 'title',
      kind: 'slang',
      said: 'ninja',
      why: 'promete un personaje',
      instead: 'nombra lo que sabe',
      blocks: false,
    },
  ],
  openReports: [],
};

function open(parts: Partial<AdminJob> = {}) {
  const state = { job: { ...job, ...parts } };
  const bodies: NewJobDecision[] = [];
  const api = fakeApi({
    'GET /admin/jobs/:id': () => state.job,
    'POST /admin/jobs/:id/decision': ({ body }) => {
      const decision = body as NewJobDecision;
      bodies.push(decision);
      const states = {
        approve: 'published',
        return: 'changes',
        reject: 'rejected',
        close: 'withdrawn',
        reopen: 'review',
      };
      state.job = { ...state.job, state: states[decision.decision] as AdminJob['state'] };
      return state.job;
    },
    'POST /admin/jobs/:id/reports/settle': () => {
      state.job = { ...state.job, openReports: [] };
      return state.job;
    },
  });
  return { api, bodies, ...renderAdmin(api, { address: '/admin/ofertas/j1', session: signedIn('admin') }) };
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const publish = () => screen.findByRole('button', { name: 'Publicar' });

test('an offer is read whole, with what the checker objects to, and published as it was read', async () => {
  const { user, bodies } = open();
  expect(await screen.findByRole('heading', { name: 'Programador ninja' })).toBeInTheDocument();
  expect(screen.getByText(/28\.000 – 36\.000 € brutos al año/)).toBeInTheDocument();
  expect(screen.getByText('«ninja»')).toBeInTheDocument();
  await user.click(await publish());
  await settle();
  expect(bodies[0]).toMatchObject({ decision: 'approve', version: 4 });
  expect(screen.getByText('Publicada')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retirar de la web' })).toBeInTheDocument();
});

test('it is given back with what the checker says to begin with, a change a line', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('button', { name: 'Devolver con cambios' }));
  const field = screen.getByRole('textbox', { name: 'Qué tiene que cambiar' });
  expect(field).toHaveValue('En lugar de «ninja»: nombra lo que sabe.');
  await user.type(field, '\nDi el horario.');
  await user.click(screen.getByRole('button', { name: 'Devolver' }));
  await settle();
  expect(bodies[0]?.changes).toEqual(['En lugar de «ninja»: nombra lo que sabe.', 'Di el horario.']);
  expect(localStorage).toHaveLength(0);
});

test('a reason that did not arrive stays, also after a reload', async () => {
  const { user, api, unmount } = open();
  api.routes['POST /admin/jobs/:id/decision'] = () => new Refusal(409, 'conflict', 'La empresa ha cambiado la oferta.');
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'No es una oferta.');
  await user.click(screen.getAllByRole('button', { name: 'Rechazar' }).at(-1) as HTMLElement);
  await settle();
  expect(screen.getByText('La empresa ha cambiado la oferta.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('No es una oferta.');
  unmount();
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('No es una oferta.');
});

test('what the law forbids cannot be published', async () => {
  open({ wording: [{ field: 'about', kind: 'sex', said: 'solo hombres', why: 'x', instead: 'y', blocks: true }] });
  expect(await publish()).toBeDisabled();
  expect(screen.getByText(/No se puede publicar con «solo hombres»/)).toBeInTheDocument();
});

test('reports are read and attended to', async () => {
  const report = {
    id: 'r1',
    reason: 'salary',
    note: 'Dicen otra cifra',
    createdAt: '2026-11-22T09:00:00.000Z',
  } as const;
  const { user } = open({ state: 'published', openReports: [report] });
  const reports = within(await screen.findByRole('region', { name: 'Denuncias' }));
  expect(reports.getByText('Dicen otra cifra')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Se queda: denuncias atendidas' }));
  await settle();
  expect(screen.queryByText('Dicen otra cifra')).not.toBeInTheDocument();
});

test('the link of a company is ended after one question', async () => {
  const { user, api } = open();
  let ended = 0;
  api.routes['POST /admin/jobs/:id/link'] = () => {
    ended += 1;
    return job;
  };
  await user.click(await screen.findByRole('button', { name: 'Anular su enlace' }));
  expect(ended).toBe(0);
  const dialog = within(await screen.findByRole('dialog', { name: '¿Anular el enlace de la empresa?' }));
  await user.click(dialog.getByRole('button', { name: 'Anularlo' }));
  await settle();
  expect(ended).toBe(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
