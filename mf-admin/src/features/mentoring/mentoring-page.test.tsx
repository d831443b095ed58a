import type { AdminMentoring, AdminMentoringChange, MentorCandidate } from '@femcoders/contracts/admin-mentoring';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { adminMentoring, adminProposal, candidate, noMentoring } from '../../../test/admin-mentoring.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const lastToast = () => renderHook(() => useToasts()).result.current.toasts.at(-1);
const takeBack = (toast = lastToast()) => act(async () => toast?.action?.run());

/** The request at `/admin/mentoria/s1`, over an API that the test controls. */
function open(parts: Partial<AdminMentoring> = {}, candidates: MentorCandidate[] = [candidate()]) {
  const kept = { request: adminMentoring(parts) };
  const bodies: unknown[] = [];
  const become = (change: Partial<AdminMentoring>, body: unknown) => {
    bodies.push(body);
    kept.request = { ...kept.request, ...change };
    return kept.request;
  };
  const api = fakeApi({
    'GET /admin/mentoring/figures': () => noMentoring,
    'GET /admin/mentoring/:id': () => kept.request,
    'GET /admin/mentoring/:id/candidates': () => candidates,
    'POST /admin/mentoring/:id/proposals': ({ body }) =>
      become({ state: 'proposed', proposals: [adminProposal()] }, body),
    'POST /admin/mentoring/:id/state': ({ body }) =>
      become({ state: (body as AdminMentoringChange).state, pair: null, proposals: [] }, body),
    'POST /admin/mentoring/:id/notes': ({ body }) => {
      const { text } = body as { text: string };
      return become({ notes: [{ id: 'n1', text, author: 'Yo', createdAt: '2026-11-23T10:00:00.000Z' }] }, body);
    },
  });
  const view = renderAdmin(api, { address: '/admin/mentoria/s1', session: signedIn('admin') });
  return { api, bodies, ...view };
}

describe('the list of requests', () => {
  const list = (entries: AdminMentoring[], room = { mentorsPending: 2, mentorsActive: 6, places: 9 }) => {
    const figures = { ...noMentoring, asked: 3, active: 2, atRisk: 1, oldest: '2026-11-13T10:00:00.000Z' };
    const api = fakeApi({
      'GET /admin/mentoring': () => ({ entries, total: entries.length }),
      'GET /admin/mentoring/figures': () => ({ ...figures, ...room }),
    });
    return { api, ...renderAdmin(api, { address: '/admin/mentoria', session: signedIn('admin') }) };
  };

  test('says how long the oldest waits, how much room there is, and how many stand where', async () => {
    list([adminMentoring({ since: '2026-11-13T10:00:00.000Z', ranOut: true })]);
    expect(await screen.findByText('10 días', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(/6 mentoras activas, 2 por revisar, 9 sitios libres/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mentoras' })).toHaveAttribute('href', '/admin/mentoria/mentoras');
    const row = within(await screen.findByRole('row', { name: /Eva Prueba/ }));
    expect(row.getByRole('link', { name: 'Eva Prueba' })).toHaveAttribute('href', '/admin/mentoria/s1');
    expect(row.getByText('React, Entrevistas')).toBeVisible();
    expect(row.getByText('· nadie pudo')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Lista de espera.*3/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^En riesgo.*1/ })).toBeVisible();
  });

  test('counts a single mentor and a single place in the singular', async () => {
    list([], { mentorsPending: 1, mentorsActive: 1, places: 1 });
    expect(await screen.findByText(/1 mentora activa, 1 por revisar, 1 sitio libre$/)).toBeVisible();
  });

  test('asks for one state alone, and says so when nobody is in it', async () => {
    const { api, user } = list([]);
    expect(await screen.findByText('Todavía nadie ha pedido mentora')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^En riesgo/ }));
    await waitFor(() => expect(api.calls.some((call) => /GET \/admin\/mentoring\?.*state=risk/.test(call))).toBe(true));
  });

  test('that does not arrive can be asked for again', async () => {
    const { api, user } = list([adminMentoring()]);
    await screen.findByRole('row', { name: /Eva Prueba/ });
    api.routes['GET /admin/mentoring'] = () => new Refusal(503, 'unavailable', 'Vuelve a intentarlo en un momento.');
    await user.click(screen.getByRole('link', { name: /^Activas/ }));
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    api.routes['GET /admin/mentoring'] = () => ({ entries: [adminMentoring({ name: 'Bea Prueba' })], total: 1 });
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Bea Prueba/ })).toBeVisible();
  });
});

describe('a request that waits', () => {
  const three = [
    candidate(),
    candidate({ id: 'm2', name: 'Bea Prueba', score: 70 }),
    candidate({ id: 'm3', name: 'Cris Prueba', score: 20, obstacle: 'No acompaña ninguno de sus temas' }),
    candidate({ id: 'm4', name: 'Dora Prueba', score: 60, canTake: false, obstacle: 'No le queda sitio' }),
  ];

  test('shows what she wants, who fits with points and reasons, and why another does not', async () => {
    open({}, three);
    expect(await screen.findByText('Preparar mis primeras entrevistas de frontend.')).toBeVisible();
    expect(screen.getByText('Otra mujer que haya cambiado de carrera', { exact: false })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: '1. Ana Prueba' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '2. Bea Prueba' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Cris Prueba' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Dora Prueba' })).toBeDisabled();
    expect(screen.getByText('90 de 100')).toBeVisible();
    expect(screen.getByText('No acompaña ninguno de sus temas')).toBeVisible();
  });

  test('is made to those who are chosen, in the order in which they were chosen, and that is taken back', async () => {
    const { user, bodies } = open({}, three);
    await user.click(await screen.findByRole('checkbox', { name: '1. Ana Prueba' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ana Prueba' }));
    expect(screen.getByRole('checkbox', { name: '1. Bea Prueba' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Confirmar la propuesta (2)' }));
    expect(await screen.findByText(/antes del 26/)).toBeVisible();
    expect(bodies).toEqual([{ mentors: ['m2', 'm1'] }]);
    const toast = lastToast();
    expect(toast?.message).toMatch(/Eva Prueba ya lo sabe/);
    await takeBack(toast);
    expect(await screen.findByRole('heading', { name: 'A quién proponer' })).toBeVisible();
    expect(bodies.at(-1)).toEqual({ state: 'asked', from: 'proposed' });
  });

  test('is made to nobody unless somebody is chosen', async () => {
    const { user, bodies } = open();
    await user.click(await screen.findByRole('checkbox', { name: '1. Ana Prueba' }));
    await user.click(screen.getByRole('button', { name: 'Confirmar la propuesta (0)' }));
    expect(await screen.findByRole('link', { name: 'Elige al menos una mentora.' })).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('where no mentor is active, leads to the cards that wait', async () => {
    open({}, []);
    expect(await screen.findByRole('link', { name: 'Revisa las fichas que esperan' })).toHaveAttribute(
      'href',
      '/admin/mentoria/mentoras',
    );
  });

  test('that somebody else has moved meanwhile says so, and shows how it is', async () => {
    const { api, user } = open();
    await screen.findByRole('checkbox', { name: '1. Ana Prueba' });
    const moved = adminMentoring({ state: 'proposed', proposals: [adminProposal()] });
    api.routes['POST /admin/mentoring/:id/proposals'] = () =>
      new Refusal(409, 'conflict', 'Alguien ha propuesto ya a otras.', [{ field: 'state', message: 'Alguien…' }]);
    api.routes['GET /admin/mentoring/:id'] = () => moved;
    await user.click(screen.getByRole('button', { name: 'Confirmar la propuesta (1)' }));
    expect(await screen.findByText('tiene que responder')).toBeVisible();
  });

  test('is closed after one question, with a reason for the log, and opened again', async () => {
    const { user, bodies } = open();
    await user.click(await screen.findByRole('button', { name: 'Cerrarla' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cerrar esta solicitud?' }));
    await user.type(dialog.getByLabelText(/^Por qué/), 'Ya ha encontrado a alguien');
    await user.click(dialog.getByRole('button', { name: 'Cerrarla' }));
    expect(await screen.findByRole('button', { name: 'Volver a abrirla' })).toBeVisible();
    expect(bodies).toEqual([{ state: 'closed', from: 'asked', reason: 'Ya ha encontrado a alguien' }]);
    await takeBack();
    expect(await screen.findByRole('button', { name: 'Cerrarla' })).toBeVisible();
  });

  test('whose closing cannot be taken back says why', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cerrarla' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cerrarla' }));
    await screen.findByRole('button', { name: 'Volver a abrirla' });
    const toast = lastToast();
    api.routes['POST /admin/mentoring/:id/state'] = () => new Refusal(409, 'conflict', 'Ya tiene otra abierta.');
    await takeBack(toast);
    await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'error', message: 'Ya tiene otra abierta.' }));
  });
});

test('a proposal says whom it was made to, until when she answers, and why she could not', async () => {
  const proposals = [
    adminProposal(),
    adminProposal({
      id: 'q2',
      mentor: null,
      state: 'declined',
      answeredAt: '2026-11-20T10:00:00.000Z',
      answerBy: null,
      reason: 'Este mes no llego',
    }),
  ];
  const { user, bodies } = open({ state: 'proposed', mentor: 'Ana Prueba', proposals });
  const history = within(await screen.findByRole('region', { name: 'Propuestas' }));
  expect(history.getByRole('link', { name: 'Ana Prueba' })).toHaveAttribute('href', '/admin/mentoria/mentoras/m1');
  expect(history.getByText('«Este mes no llego»')).toBeVisible();
  expect(history.getByText(/Alguien que ya no está/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'A quién proponer' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retirar la propuesta' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Volver a la lista de espera?' }));
  expect(dialog.getByText(/le decimos que ya no hace falta que responda/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retirar la propuesta' }));
  expect(await screen.findByRole('heading', { name: 'A quién proponer' })).toBeVisible();
  expect(lastToast()?.message).toMatch(/vuelve a la lista de espera/);
  expect(bodies).toEqual([{ state: 'asked', from: 'proposed', reason: '' }]);
});

test('a pair shows how it goes, and nothing of what the two keep for themselves', async () => {
  const pair = {
    id: 'p1',
    mentor: { id: 'm1', name: 'Ana Prueba' },
    startedAt: '2026-10-20T10:00:00.000Z',
    sessionsDone: 2,
    sessionsPlanned: 1,
  };
  const past = {
    id: 'p0',
    mentor: null,
    startedAt: '2026-08-01T10:00:00.000Z',
    closedAt: '2026-09-01T10:00:00.000Z',
    closedBy: 'mentee' as const,
    reason: 'Cambio de ciudad',
    sessionsDone: 3,
    ratings: [{ side: 'mentee' as const, stars: 4, note: 'Me ayudó' }],
  };
  open({ state: 'active', atRisk: true, pair, past: [past] });
  expect(await screen.findByText(/Sin sesión desde hace más de 21 días/)).toBeVisible();
  const now = within(screen.getByRole('region', { name: 'Pareja' }));
  expect(now.getByText(/Sesiones hechas: 2; por venir: 1\./)).toBeVisible();
  expect(now.getByText('Sus notas y sus objetivos solo los ven ellas.')).toBeVisible();
  const before = within(screen.getByRole('region', { name: 'Mentorías terminadas' }));
  expect(before.getByText(/La cerró quien pidió\./)).toBeVisible();
  expect(before.getByText('Valora quien pidió: 4 de 5. «Me ayudó»')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Terminar y buscarle otra' })).toBeVisible();
});

test('a note of the team survives in the browser until it is saved', async () => {
  const { user, bodies } = open();
  await user.type(await screen.findByRole('textbox', { name: /Nota/ }), 'Prefiere las mañanas');
  expect(localStorage.getItem('adminDraft:mentoring-note:s1')).toContain('Prefiere las mañanas');
  await user.click(screen.getByRole('button', { name: /Guardar|Añadir/ }));
  const notes = within(await screen.findByRole('region', { name: 'Notas del equipo' }));
  expect(notes.getByText('Prefiere las mañanas')).toBeVisible();
  expect(bodies).toMatchObject([{ text: 'Prefiere las mañanas' }]);
  expect(localStorage.getItem('adminDraft:mentoring-note:s1')).toBeNull();
});

test('a request that is not there leads back to the list', async () => {
  const api = fakeApi({ 'GET /admin/mentoring/:id': () => new Refusal(404, 'not-found', 'No está.') });
  renderAdmin(api, { address: '/admin/mentoria/s9', session: signedIn('admin') });
  expect(await screen.findByText('Esta solicitud no está aquí')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute('href', '/admin/mentoria');
});

test('a moderator has nothing to do here', async () => {
  const api = fakeApi({});
  renderAdmin(api, { address: '/admin/mentoria', session: signedIn('moderator') });
  await screen.findByText('No tienes permiso para ver esta página');
  expect(api.calls).toEqual([]);
});
