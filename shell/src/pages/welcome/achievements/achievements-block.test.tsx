import type { AchievementInReach, OwnAchievements, OwnAward } from '@femcoders/contracts/achievement';
import { type ApiRequest, createQueryClient, useToasts } from '@femcoders/platform';
import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, somebodyIsLoggedIn } from '../../../../test/render-at.tsx';
import { Block } from './achievements-block.tsx';

const award = (parts: Partial<OwnAward> = {}): OwnAward => ({
  id: 'a1',
  name: 'Primera visita',
  why: 'Has venido a tu primer evento.',
  family: 'join',
  drawing: { petals: 5, palette: 'coral' },
  secret: false,
  evidence: '1 evento con asistencia: «Taller de Grid»',
  byHand: false,
  reachedAt: '2026-11-21T23:30:00.000Z',
  isNew: false,
  visibility: 'me',
  ...parts,
});
const near: AchievementInReach = {
  id: 'n1',
  name: 'Cinco encuentros',
  why: 'Has venido a cinco.',
  family: 'join',
  drawing: { petals: 5, palette: 'coral' },
  fact: 'events-attended',
  count: 1,
  threshold: 5,
};

function open(answer: Partial<OwnAchievements> | Error) {
  somebodyIsLoggedIn();
  const state = { answer };
  const calls: [string, unknown][] = [];
  const request = async (path: string, { method = 'GET', body }: ApiRequest = {}) => {
    calls.push([`${method} ${path}`, body]);
    if (state.answer instanceof Error) throw state.answer;
    return method === 'GET' ? { awards: [], next: [], ...state.answer } : {};
  };
  renderAt(
    '/welcome',
    { '/welcome': Block },
    { api: { request: request as never }, queryClient: createQueryClient('server') },
  );
  return { calls, state, user: userEvent.setup() };
}

const block = () => screen.findByRole('region', { name: 'Mis logros' });
const lastToast = () => renderHook(() => useToasts()).result.current.toasts.at(-1);

test('each says what earned it and on which day in Madrid', async () => {
  open({ awards: [award(), award({ id: 'a2', name: 'Ponente', byHand: true, evidence: 'Tu charla de mayo' })] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('ParticipoPrimera visitaHas venido a tu primer evento.');
  expect(first).toHaveTextContent('1 evento con asistencia: «Taller de Grid»22 de noviembre de 2026');
  expect(second).toHaveTextContent('Te lo ha dado el equipo: «Tu charla de mayo»');
  expect(await block()).toHaveTextContent('2 logros');
});

test('what is near shows how far she is', async () => {
  open({ awards: [award()], next: [near] });
  expect(await screen.findByRole('heading', { name: 'Te quedan cerca' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Cinco encuentros' }).parentElement).toHaveTextContent(
    '1 de 5 eventos con asistencia',
  );
});

test('new ones are marked, and noted as seen; without any nothing is noted', async () => {
  const { calls } = open({ awards: [award({ isNew: true }), award({ id: 'a2' })] });
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).queryByText('Nuevo') !== null)).toEqual([true, false]);
  expect(calls.map(([call]) => call)).toEqual(['GET /user/7/achievements', 'POST /user/7/achievements/seen']);
});

test('nothing is noted as seen when nothing is new', async () => {
  const { calls } = open({ awards: [award()] });
  await block();
  expect(await screen.findByText('1 logro')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('who sees one is chosen one by one, and goes back where it could not be kept', async () => {
  const { calls, user, state } = open({ awards: [award()] });
  const choice = await screen.findByRole('combobox', { name: /Mostrar en mi perfil.*Primera visita/ });
  expect(choice).toHaveDisplayValue('Solo yo');
  await user.selectOptions(choice, 'Socias');
  expect(calls.at(-1)).toEqual(['PUT /user/7/achievements/visibility', { award: 'a1', visibility: 'members' }]);
  expect(choice).toHaveDisplayValue('Socias');
  expect(lastToast()?.message).toBe('Cambios guardados');
  state.answer = new Error('sin red');
  await user.selectOptions(choice, 'Todo el mundo');
  expect(choice).toHaveDisplayValue('Socias');
  expect(lastToast()?.message).toMatch(/No hemos podido guardarlo/);
});

test('of many the latest six are shown until she asks for the others, and goes on there', async () => {
  const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho'];
  const { user } = open({ awards: names.map((name) => award({ id: name, name })) });
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Ver los otros 2' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole('heading', { name: 'Siete' })).toHaveFocus();
});

test('anyone who has none sees how they come', async () => {
  open({ next: [near] });
  expect(await screen.findByText('Todavía no tienes logros')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver los eventos' })).toHaveAttribute('href', '/eventos');
  expect(screen.getByText('Cinco encuentros')).toBeInTheDocument();
});

test('what did not arrive is asked for again', async () => {
  const { state, user } = open(new Error('caída'));
  expect(await screen.findByText('No hemos podido cargar tus logros')).toBeInTheDocument();
  state.answer = { awards: [award()] };
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Primera visita')).toBeInTheDocument();
});
