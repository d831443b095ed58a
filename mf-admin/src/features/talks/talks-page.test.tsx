import type { AdminTalk, NewTalk, TalkChange, TalkPermission, TalkStateChange } from '@femcoders/contracts/talk';
import type { NewProposalScore, ProposalDecision } from '@femcoders/contracts/talk-proposal';
import { proposalCriteria } from '@femcoders/contracts/talk-proposal-names';
import { useToasts } from '@femcoders/platform';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { adminTalk, adminTalkProposal } from '../../../test/admin-talk.ts';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { renderAdmin, signedIn } from '../../../test/render-admin.tsx';

jest.mock('@femcoders/kit/files/upload-file', () => ({ uploadFile: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const permission = { on: '2026-03-06', how: 'Por correo', notedBy: 'Bea' };

function open(address: string, parts: Partial<AdminTalk> = {}, proposal = adminTalkProposal()) {
  const state = { talk: adminTalk(parts), proposal };
  const bodies: unknown[] = [];
  const later = () => new Promise((resolve) => setTimeout(resolve, 20));
  const entry = () => ({ ...state.talk, speakers: ['Ana Prueba'], helped: 3 });
  const api = fakeApi({
    'GET /admin/talks': () => ({ entries: [entry()], total: 1 }),
    'GET /people': () => [],
    'GET /events/api/list/past': () => [],
    'GET /events/api/list/upcoming': () => [],
    'GET /admin/talks/:id': () => state.talk,
    'POST /admin/talks': async ({ body }) => {
      bodies.push(body);
      await later();
      state.talk = adminTalk({ id: 't9', title: (body as NewTalk).title ?? '' });
      return state.talk;
    },
    'PUT /admin/talks/:id': async ({ body }) => {
      bodies.push(body);
      await later();
      state.talk = { ...state.talk, minutes: (body as TalkChange).minutes, updatedAt: '2026-11-21T09:00:00.000Z' };
      return state.talk;
    },
    'POST /admin/talks/:id/state': async ({ body }) => {
      bodies.push(body);
      await later();
      state.talk = { ...state.talk, state: (body as TalkStateChange).state };
      return state.talk;
    },
    'POST /admin/talks/:id/permissions': async ({ body }) => {
      bodies.push(body);
      await later();
      const given = (body as TalkPermission).how ? permission : null;
      const speakers = state.talk.speakers.map((speaker) => ({ ...speaker, permission: given }));
      state.talk = { ...state.talk, speakers, missing: given ? [] : ['Falta anotar el permiso de Ana Prueba.'] };
      return state.talk;
    },
    'PUT /admin/talks/:id/slides.pdf': async ({ body }) => {
      bodies.push(body);
      await later();
      return new Refusal(400, 'validation', 'El archivo tiene que ser un PDF', [
        { field: 'pdf', message: 'El archivo tiene que ser un PDF' },
      ]);
    },
    'GET /admin/talk-proposals': () => ({ entries: [state.proposal], total: 1 }),
    'GET /admin/talk-proposals/:id': () => state.proposal,
    'PUT /admin/talk-proposals/:id/score': async ({ body }) => {
      bodies.push(body);
      await later();
      const { scores } = body as NewProposalScore;
      const mine = { by: { id: 'u1', name: 'Yo' }, scores, note: '' };
      state.proposal = { ...state.proposal, state: 'assessing', scored: 2, scoredByMe: true, mean: 4, scores: [mine] };
      return state.proposal;
    },
    'POST /admin/talk-proposals/:id/decision': async ({ body }) => {
      bodies.push(body);
      await later();
      const accepted = (body as ProposalDecision).decision === 'accepted';
      state.proposal = { ...state.proposal, state: accepted ? 'accepted' : 'declined', talk: accepted ? 't9' : null };
      return state.proposal;
    },
  });
  return { api, bodies, state, ...renderAdmin(api, { address, session: signedIn('editor') }) };
}

const toasts = () => renderHook(() => useToasts()).result.current.toasts.map(({ message }) => message);

test('the talks are listed with who gives them and how they stand', async () => {
  open('/admin/presentaciones');
  const row = within(await screen.findByRole('row', { name: /Rejillas/ }));
  expect(row.getByRole('link', { name: 'Rejillas' })).toHaveAttribute('href', '/admin/presentaciones/t1');
  expect(row.getByText('Ana Prueba')).toBeInTheDocument();
  expect(row.getByText('Borrador')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Propuestas' })).toBeInTheDocument();
});

test('a talk is drafted with slides and a transcript, whose errors name their line', async () => {
  const { user, bodies } = open('/admin/presentaciones/nueva');
  await user.type(await screen.findByLabelText('Título'), 'Git sin miedo');
  await user.type(screen.getByLabelText('Resumen'), 'De qué va.');
  await user.type(screen.getByLabelText('Temas'), 'Git, , Herramientas');
  await user.type(screen.getByLabelText('Día en que se dio'), '2026-03-05');
  await user.click(screen.getByRole('button', { name: 'Añadir la primera diapositiva' }));
  const slide = within(screen.getByRole('group', { name: 'Diapositivas' }));
  await user.type(slide.getByLabelText('Título'), 'Portada');
  await user.type(slide.getByLabelText(/^Puntos/), 'Uno{Enter}Dos');
  const transcript = screen.getByLabelText('Transcripción');
  await user.type(transcript, '00:00 [[2] Hola');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByRole('link', { name: 'Línea 1: no hay diapositiva 2: hay 1.' })).toBeInTheDocument();
  expect(bodies).toEqual([]);
  await user.clear(transcript);
  await user.type(transcript, '00:00 [[1] Hola');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    title: 'Git sin miedo',
    topics: ['Git', 'Herramientas'],
    slides: [{ title: 'Portada', points: ['Uno', 'Dos'], code: '', notes: '' }],
    transcript: '00:00 [1] Hola',
  });
  await waitFor(() => expect(toasts()).toContain('«Git sin miedo» está guardada como borrador.'));
});

test('it cannot be published before its speaker’s permission is noted: who, when and how', async () => {
  const { user, bodies } = open('/admin/presentaciones/t1');
  const publish = await screen.findByRole('button', { name: 'Publicar' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Falta anotar el permiso de Ana Prueba.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Anotar permiso de Ana Prueba' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Prueba da su permiso' }));
  await user.click(dialog.getByRole('button', { name: 'Anotarlo' }));
  expect(await dialog.findByRole('link', { name: 'Escribe cómo lo dijo' })).toBeInTheDocument();
  await user.type(dialog.getByLabelText('¿Cómo lo dijo?'), 'Por correo');
  await user.click(dialog.getByRole('button', { name: 'Anotarlo' }));
  expect(await screen.findByText(/Dijo que sí el .*: Por correo Lo anotó Bea\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Publicada')).toBeInTheDocument();
  expect(bodies.at(-1)).toEqual({ state: 'published', from: 'draft' });
});

test('it is taken off the site, and that is taken back', async () => {
  const speakers = adminTalk().speakers.map((speaker) => ({ ...speaker, permission }));
  const { user, bodies } = open('/admin/presentaciones/t1', { state: 'published', missing: [], speakers });
  await user.click(await screen.findByRole('button', { name: 'Retirar de la web' }));
  expect(await screen.findByText('Borrador')).toBeInTheDocument();
  const undo = renderHook(() => useToasts()).result.current.toasts.at(-1)?.action;
  await act(async () => undo?.run());
  expect(await screen.findByText('Publicada')).toBeInTheDocument();
  expect(bodies).toEqual([
    { state: 'draft', from: 'published' },
    { state: 'published', from: 'draft' },
  ]);
});

test('withdrawing a permission asks once, and says what follows', async () => {
  const speakers = adminTalk().speakers.map((speaker) => ({ ...speaker, permission }));
  const { user, bodies } = open('/admin/presentaciones/t1', { state: 'published', missing: [], speakers });
  await user.click(await screen.findByRole('button', { name: 'Quitar permiso de Ana Prueba' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/sale de la web en este momento/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Quitar el permiso' }));
  await waitFor(() => expect(bodies).toEqual([{ speaker: 'p1' }]));
});

test('what was typed is kept, and the second to save is shown what has changed', async () => {
  const { user, api, state } = open('/admin/presentaciones/t1');
  const minutes = await screen.findByLabelText('Minutos');
  await user.clear(minutes);
  await user.type(minutes, '25');
  expect(localStorage.getItem('adminDraft:talk:t1')).toContain('25');
  api.routes['PUT /admin/talks/:id'] = () => {
    state.talk = adminTalk({ minutes: 30, updatedAt: '2026-11-21T08:30:00.000Z' });
    return new Refusal(409, 'conflict', 'Alguien la ha cambiado.', [{ field: 'updatedAt', message: 'Alguien…' }]);
  };
  await act(async () => screen.getByRole('button', { name: 'Guardar cambios' }).click());
  const notice = await screen.findByText(/Alguien ha cambiado esta charla/);
  expect(within(notice.parentElement as HTMLElement).getByText('30')).toBeInTheDocument();
  expect(screen.getByLabelText('Minutos')).toHaveValue('25');
});

test('a file that is no PDF is refused where it was chosen', async () => {
  const { user } = open('/admin/presentaciones/t1');
  const file = new File(['hola'], 'hola.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText(/Elegir un archivo/), file);
  expect(await screen.findByText('El archivo tiene que ser un PDF.')).toBeInTheDocument();
});

test('slides are sent as they are, with their name, and can be put back once removed', async () => {
  const { user, api, state, bodies } = open('/admin/presentaciones/t1');
  api.routes['PUT /admin/talks/:id/slides.pdf'] = ({ body, query }) => {
    bodies.push(body);
    const pdf = { name: query.get('name') ?? '', bytes: (body as File).size, verdict: 'open' as const };
    state.talk = { ...state.talk, pdf };
    return state.talk;
  };
  api.routes['DELETE /admin/talks/:id/slides.pdf'] = () => {
    state.talk = { ...state.talk, pdf: null };
    return state.talk;
  };
  const file = new File(['%PDF-'], 'mis diapositivas & más.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText(/Elegir un archivo/), file);
  expect(await screen.findByText(/mis diapositivas & más\.pdf · 1 kB/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar el PDF' }));
  await waitFor(() => expect(screen.queryByText(/1 kB/)).not.toBeInTheDocument());
  const undo = renderHook(() => useToasts()).result.current.toasts.at(-1)?.action;
  await act(async () => undo?.run());
  expect(await screen.findByText(/mis diapositivas & más\.pdf · 1 kB/)).toBeInTheDocument();
  expect(bodies).toEqual([file, file]);
});

test('slides are moved and removed by keyboard, and the focus stays with them', async () => {
  const slides = ['Uno', 'Dos', 'Tres'].map((title) => ({ title, points: [], code: '', notes: '' }));
  const { user } = open('/admin/presentaciones/t1', { slides });
  (await screen.findByRole('button', { name: 'Subir: Tres' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Subir: Tres' })).toHaveFocus();
  expect(screen.getByText('Tres: ahora en el lugar 2 de 3.')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Quitar: Uno' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Quitar: Tres' })).toHaveFocus();
  expect(screen.getByText('Hay cambios sin guardar.')).toBeInTheDocument();
});

describe('a proposal', () => {
  const address = '/admin/presentaciones/propuestas/q1';
  const choose = async (user: ReturnType<typeof open>['user']) => {
    for (const group of await screen.findAllByRole('group')) {
      const four = within(group).queryByRole('radio', { name: '4' });
      if (four) await user.click(four);
    }
  };

  test('is scored by five criteria, and decided once two have scored it', async () => {
    const { user, bodies } = open(address);
    expect(await screen.findByText('Se decide cuando la hayan puntuado 2.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar mi puntuación' }));
    expect(await screen.findByRole('link', { name: 'Puntúa «Interés»' })).toBeInTheDocument();
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Guardar mi puntuación' }));
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Aceptarla y avisarla' }));
    expect(await screen.findByRole('link', { name: 'Preparar la charla' })).toHaveAttribute(
      'href',
      '/admin/presentaciones/t9',
    );
    expect(bodies).toEqual([
      { scores: Object.fromEntries(proposalCriteria.map((one) => [one, 4])), note: '' },
      { decision: 'accepted', motive: '' },
    ]);
  });

  test('is not turned away without a kind word', async () => {
    const { user, bodies } = open(address, {}, adminTalkProposal({ state: 'assessing', scored: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Ahora no' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decírselo' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Explica por qué ahora no, con cariño');
    await user.type(dialog.getByLabelText('¿Por qué ahora no?'), 'En primavera nos encantaría.');
    await user.click(dialog.getByRole('button', { name: 'Decírselo' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(await screen.findByText('Ahora no')).toBeInTheDocument();
  });

  test('shows how somebody can be reached to the team', async () => {
    const speakerContact = 'La conoce Berta';
    open(address, {}, adminTalkProposal({ whose: 'other', speakerName: 'Otra Persona', speakerContact }));
    expect(await screen.findByText(speakerContact)).toBeInTheDocument();
  });
});

test('a moderator has no business here', async () => {
  renderAdmin(fakeApi({}), { address: '/admin/presentaciones', session: signedIn('moderator') });
  expect(await screen.findByText('No tienes permiso para ver esta página')).toBeInTheDocument();
});
