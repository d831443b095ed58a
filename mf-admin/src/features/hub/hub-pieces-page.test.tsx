import type { AdminHubPiece, HubDecision } from '@femcoders/contracts/hub';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { adminPiece } from '../../../test/admin-hub.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function open(piece: AdminHubPiece = adminPiece(), address = '/admin/comunidad/p1') {
  const state = { piece };
  const bodies: HubDecision[] = [];
  const api = fakeApi({
    'GET /admin/hub-pieces': () => ({ entries: [state.piece], total: 1 }),
    'GET /admin/hub-pieces/:id': () => state.piece,
    'POST /admin/hub-pieces/:id/state': ({ body }) => {
      const decision = body as HubDecision;
      bodies.push(decision);
      if (decision.from !== state.piece.state) return new Refusal(409, 'conflict', 'Alguien ha decidido antes.');
      state.piece = { ...state.piece, state: decision.state, reason: decision.reason || null, reports: [] };
      return state.piece;
    },
  });
  return { api, bodies, state, ...renderAdmin(api, { address }) };
}

async function takeBack() {
  const undo = renderHook(() => useToasts()).result.current.toasts.at(-1)?.action;
  await act(async () => undo?.run());
}
const report = { reason: 'spam' as const, note: 'Es de una empresa.', at: '2026-11-21T08:00:00.000Z' };

describe('the queue', () => {
  test('shows what waits, from whom, and what needs a look', async () => {
    open(adminPiece({ state: 'published', reports: [report], linkProblem: 'No responde' }), '/admin/comunidad');
    const row = within(await screen.findByRole('row', { name: /Guía de prueba/ }));
    expect(row.getByRole('link', { name: 'Guía de prueba' })).toHaveAttribute('href', '/admin/comunidad/p1');
    expect(row.getByText('Alba Prueba (nueva)')).toBeInTheDocument();
    expect(row.getByText('1 denuncia · Enlace caído')).toBeInTheDocument();
  });

  test('is narrowed by what is looked for, which stands in the address', async () => {
    const { user, api, router } = open(adminPiece(), '/admin/comunidad?tipo=resource');
    await screen.findByRole('row', { name: /Guía de prueba/ });
    expect(api.calls.at(-1)).toContain('kind=resource');
    await user.click(screen.getByRole('link', { name: /^Retirada$/ }));
    await waitFor(() => expect(api.calls.at(-1)).toContain('state=removed'));
    expect(router.state.location.search).toContain('estado=removed');
  });

  test('says that nothing waits, and asks again for what did not come', async () => {
    const api = fakeApi({ 'GET /admin/hub-pieces': () => new Refusal(500, 'internal', 'Algo ha fallado.') });
    const { user } = renderAdmin(api, { address: '/admin/comunidad' });
    await screen.findByRole('button', { name: 'Reintentar' });
    api.routes['GET /admin/hub-pieces'] = () => ({ entries: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay publicaciones por atender')).toBeInTheDocument();
  });
});

describe('a piece', () => {
  test('is published with one press, and that is taken back', async () => {
    const { user, bodies } = open();
    await user.click(await screen.findByRole('button', { name: 'Publicar' }));
    expect(await screen.findByRole('link', { name: 'Verla publicada' })).toHaveAttribute(
      'href',
      '/recursos-comunidad-femcoders-club/pieza/guia-de-prueba',
    );
    await takeBack();
    expect(await screen.findByRole('button', { name: 'Publicar' })).toBeInTheDocument();
    expect(bodies).toEqual([
      { state: 'published', from: 'pending', reason: '' },
      { state: 'pending', from: 'published', reason: '' },
    ]);
  });

  test('a reason that lies on the device as a text alone is still there', async () => {
    localStorage.setItem('adminDraft:hub-reason:p1', JSON.stringify('Falta el enlace.'));
    const { user } = open();
    expect(await screen.findByLabelText('Por qué no se publica')).toHaveValue('Falta el enlace.');
    await user.type(screen.getByLabelText('Por qué no se publica'), ' ¿Lo miras?');
    expect(localStorage.getItem('adminDraft:hub-reason:p1')).toContain('Falta el enlace. ¿Lo miras?');
  });

  test('is not refused without a reason; a sentence at hand is put in with a press', async () => {
    const { user, bodies } = open();
    await user.click(await screen.findByRole('button', { name: 'No publicar' }));
    expect(await screen.findByRole('link', { name: 'Escribe el motivo que va a leer' })).toBeInTheDocument();
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'El enlace no lleva a lo que dices.' }));
    await user.type(screen.getByLabelText('Por qué no se publica'), ' ¿Lo miras?');
    await user.click(screen.getByRole('button', { name: 'No publicar' }));
    expect(await screen.findByText(/Lo que le dijimos: El enlace no lleva a lo que dices. ¿Lo miras\?/)).toBeVisible();
    expect(localStorage.getItem('adminDraft:hub-reason:p1')).toBeNull();
  });

  test('a reason is there again after a reload, and after its decision was taken back', async () => {
    const first = open();
    await first.user.type(await screen.findByLabelText('Por qué no se publica'), 'Casi.');
    first.unmount();
    const { user } = open();
    expect(await screen.findByLabelText('Por qué no se publica')).toHaveValue('Casi.');
    await user.click(screen.getByRole('button', { name: 'No publicar' }));
    await screen.findByText('Lo que le dijimos: Casi.');
    await takeBack();
    expect(await screen.findByLabelText('Por qué no se publica')).toHaveValue('Casi.');
  });

  test('that was reported says by what, and stays with one press', async () => {
    const { user, bodies } = open(adminPiece({ state: 'published', reports: [report] }));
    expect(await screen.findByRole('heading', { name: '1 denuncia' })).toBeInTheDocument();
    expect(screen.getByText('Es de una empresa.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mantener publicada' }));
    await waitFor(() => expect(screen.queryByText('Es de una empresa.')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ state: 'published', from: 'published', reason: '' }]);
  });

  test('about which somebody else was first is shown as it is now, and the reason stays', async () => {
    const { user, state } = open();
    await user.type(await screen.findByLabelText('Por qué no se publica'), 'Es publicidad.');
    state.piece = adminPiece({ state: 'published', decidedBy: 'Otra moderadora' });
    await user.click(screen.getByRole('button', { name: 'No publicar' }));
    expect(await screen.findByText('Otra moderadora')).toBeInTheDocument();
    expect(screen.getByLabelText('Por qué se retira')).toHaveValue('Es publicidad.');
  });

  test('that its author took back waits for her alone', async () => {
    open(adminPiece({ state: 'withdrawn' }));
    expect(await screen.findByText(/solo ella puede volver a publicarla/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Publicar|Retirar/ })).not.toBeInTheDocument();
  });

  test('that is gone says so, with the way back to the others', async () => {
    const api = fakeApi({ 'GET /admin/hub-pieces/:id': () => new Refusal(404, 'not-found', 'No está.') });
    renderAdmin(api, { address: '/admin/comunidad/p2' });
    expect(await screen.findByText('Esta publicación no está aquí')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a las publicaciones' })).toHaveAttribute(
      'href',
      '/admin/comunidad',
    );
  });

  test('that does not come says so, and is asked for again', async () => {
    const api = fakeApi({ 'GET /admin/hub-pieces/:id': () => new Refusal(500, 'internal', 'Algo ha fallado.') });
    const { user } = renderAdmin(api, { address: '/admin/comunidad/p1' });
    expect(await screen.findByText('No hemos podido cargar la publicación')).toBeInTheDocument();
    api.routes['GET /admin/hub-pieces/:id'] = () => adminPiece();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Guía de prueba' })).toBeInTheDocument();
  });
});

test('an editor has no business here', async () => {
  renderAdmin(fakeApi({}), { address: '/admin/comunidad', session: signedIn('editor') });
  expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
});
