import type { OwnMentor, OwnMentoring, OwnRequest } from '@femcoders/contracts/mentoring';
import type { OwnPair, PairSession } from '@femcoders/contracts/mentoring-pair';
import { FakeApi } from '@femcoders/kit/test/fake-api';
import { renderPage } from '@femcoders/kit/test/render-page';
import type { ApiRequest } from '@femcoders/platform';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from '../../test/signed-in.ts';
import * as mentoringBlock from '../blocks/mentoring-block.tsx';
import * as myMentoringPage from './my-mentoring-page.tsx';

const nothing: OwnMentoring = { mentor: null, request: null, toAnswer: [], pairs: [] };
const requestTexts = {
  goal: 'Un objetivo de prueba bastante largo para que se lea entero.',
  level: 'junior' as const,
  topics: ['react' as const],
  languages: ['es' as const],
  format: 'ciclo' as const,
  modalities: ['en-linea' as const],
  city: '',
  slots: ['11'],
  preferences: '',
};
const request: OwnRequest = {
  id: 'una',
  state: 'proposed',
  ...requestTexts,
  contact: 'Por Slack',
  createdAt: '2026-11-20T10:00:00Z',
  pair: null,
  proposals: [
    {
      name: 'Ana Prueba',
      headline: 'QA',
      slug: 'ana-prueba',
      why: ['Habláis castellano'],
      state: 'asked',
      answerBy: '2026-11-30T10:00:00Z',
    },
    { name: 'Bea Prueba', headline: 'Backend', slug: null, why: [], state: 'queued', answerBy: null },
  ],
};
const entry = {
  id: 'par',
  with: 'Ana Prueba',
  side: 'mentee' as const,
  state: 'active' as const,
  nextSession: '2099-12-01T17:30:00Z',
};
const session = (change: Partial<PairSession> = {}): PairSession => ({
  id: 'sesion',
  startsAt: '2099-12-01T17:30:00Z',
  startLocal: '2099-12-01T18:30',
  minutes: 45,
  place: 'Videollamada',
  state: 'planned',
  note: '',
  calendar: '/mentoring/sessions/calendar.ics?clave=x',
  ...change,
});
const pair = (change: Partial<OwnPair> = {}): OwnPair => ({
  ...entry,
  contact: 'En el Slack, @ana',
  goal: requestTexts.goal,
  format: 'ciclo',
  startedAt: '2026-11-01T10:00:00Z',
  closedAt: null,
  sessions: [session()],
  goals: [],
  rating: null,
  ...change,
});

const card = (change: Partial<OwnMentor>): OwnMentor => ({
  slug: 'ella-prueba',
  state: 'active',
  pausedBy: null,
  headline: 'QA',
  about: 'Acompaño a quien empieza con las pruebas.',
  topics: ['testing'],
  levels: ['junior'],
  languages: ['es'],
  formats: ['ciclo'],
  modalities: ['en-linea'],
  city: '',
  slots: ['11'],
  maxPairs: 2,
  contact: 'Por Slack',
  isPublic: true,
  load: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  signedIn();
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  api = new FakeApi().on('GET /user/ella/mentoring', nothing);
});
const open = (address = '/mentoria/mi-mentoria') => renderPage(myMentoringPage, '/mentoria/mi-mentoria', api, address);

test('anyone who has nothing there sees both ways in', async () => {
  open();
  expect(await screen.findByText('Todavía no tienes nada por aquí')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pedir mentora' })).toBeInTheDocument();
});

test('her request says who has been proposed, in which order, why, and until when', async () => {
  api.on('GET /user/ella/mentoring', { ...nothing, request });
  open();
  const part = within(await screen.findByRole('region', { name: 'Mi solicitud' }));
  expect(part.getByText('Propuesta').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(part.getByRole('link', { name: 'Ana Prueba' })).toHaveAttribute('href', '/mentoria/ana-prueba');
  expect(part.getByText('Habláis castellano')).toBeInTheDocument();
  expect(part.getByText('Se lo hemos preguntado: responde antes del 30 de noviembre.')).toBeInTheDocument();
  expect(part.getByText('Es la siguiente.')).toBeInTheDocument();
});

test('a mentor reads who asks and why her, and says yes', async () => {
  api.on('GET /user/ella/mentoring', {
    ...nothing,
    toAnswer: [
      { id: 'pide', name: 'Eva Prueba', ...requestTexts, why: ['1 sitio libre'], answerBy: '2026-11-30T10:00:00Z' },
    ],
  });
  api.on('POST /user/ella/mentoring/proposals/pide', {
    ...nothing,
    pairs: [{ ...entry, side: 'mentor', with: 'Eva Prueba' }],
  });
  api.on('GET /user/ella/mentoring/pairs/par', pair({ side: 'mentor', with: 'Eva Prueba' }));
  open();
  expect(await screen.findByText(requestTexts.goal)).toBeInTheDocument();
  expect(screen.getByText('1 sitio libre')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, la acompaño' }));
  expect(await screen.findByRole('heading', { name: 'Acompañas a Eva Prueba' })).toBeInTheDocument();
  expect(api.sent[0]?.body).toEqual({ accept: true, reason: '' });
});

test('a no says why to the team alone; where no answer comes, her words stay and the dialog can be opened again', async () => {
  const answers: unknown[] = [];
  api.on('GET /user/ella/mentoring', {
    ...nothing,
    toAnswer: [{ id: 'pide', name: 'Eva Prueba', ...requestTexts, why: [], answerBy: '2026-11-30T10:00:00Z' }],
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ahora no puedo' }));
  await userEvent.type(screen.getByLabelText(/^¿Quieres decirle algo a quien coordina/), 'Estoy de exámenes.');
  await userEvent.click(screen.getByRole('button', { name: 'Pasarla' }));
  expect(await screen.findByText(/No se ha perdido nada/)).toBeInTheDocument();

  api.on('POST /user/ella/mentoring/proposals/pide', ({ body }: ApiRequest) => {
    answers.push(body);
    return nothing;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no puedo' }));
  expect(screen.getByLabelText(/^¿Quieres decirle algo a quien coordina/)).toHaveValue('Estoy de exámenes.');
  await userEvent.click(screen.getByRole('button', { name: 'Pasarla' }));
  await waitFor(() => expect(screen.queryByText('Eva Prueba')).not.toBeInTheDocument());
  expect(answers).toEqual([{ accept: false, reason: 'Estoy de exámenes.' }]);
});

test('who put her card in pause resumes it: she her own, the team its own, and she sees whom to write to', async () => {
  api.on('GET /user/ella/mentoring', { ...nothing, mentor: card({ state: 'paused', pausedBy: 'mentor' }) });
  open();
  expect(await screen.findByRole('button', { name: 'Retomarla' })).toBeInTheDocument();
  cleanup();
  api.on('GET /user/ella/mentoring', { ...nothing, mentor: card({ state: 'paused', pausedBy: 'team' }) });
  open();
  expect(await screen.findByText(/La ha puesto en pausa el equipo/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', '/contacto');
  expect(screen.queryByRole('button', { name: 'Retomarla' })).not.toBeInTheDocument();
});

test('a pair says how to write, what comes next and where its calendar is', async () => {
  api.on('GET /user/ella/mentoring', { ...nothing, pairs: [entry] }).on('GET /user/ella/mentoring/pairs/par', pair());
  open();
  const part = within(await screen.findByRole('region', { name: 'Te acompaña Ana Prueba' }));
  expect(part.getByText('En el Slack, @ana')).toBeInTheDocument();
  expect(part.getByText('martes, 1 de diciembre, 6:30 p. m.')).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'Añadir al calendario' })).toHaveAttribute(
    'href',
    '/api/mentoring/sessions/calendar.ics?clave=x',
  );
});

test('a session is agreed on with day, hour and length; without them it says so', async () => {
  api.on('GET /user/ella/mentoring', { ...nothing, pairs: [entry] });
  api.on('GET /user/ella/mentoring/pairs/par', pair({ sessions: [] }));
  api.on('POST /user/ella/mentoring/pairs/par/sessions', pair());
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Apuntar una sesión' }));
  const fields = within(screen.getByRole('form', { name: 'Apuntar una sesión' }));
  await userEvent.click(fields.getByRole('button', { name: 'Apuntarla' }));
  expect(fields.getByLabelText('Día')).toHaveAccessibleDescription('Elige día y hora.');
  await userEvent.type(fields.getByLabelText('Día'), '2099-12-01');
  await userEvent.type(fields.getByLabelText('Hora de Madrid'), '18:30');
  await userEvent.click(fields.getByRole('button', { name: 'Apuntarla' }));
  expect(await screen.findByText('martes, 1 de diciembre, 6:30 p. m.')).toBeInTheDocument();
  expect(api.sent[0]?.body).toMatchObject({ startLocal: '2099-12-01T18:30', minutes: 45, place: '' });
});

test('a note is hers, three lines, and what is not saved survives in the browser', async () => {
  const past = session({ startsAt: '2020-01-01T10:00:00Z', state: 'done', note: 'Antes' });
  api.on('GET /user/ella/mentoring', { ...nothing, pairs: [entry] });
  api.on('GET /user/ella/mentoring/pairs/par', pair({ sessions: [past] }));
  api.on('PUT /user/ella/mentoring/pairs/par/sessions/sesion/note', ({ body }: { body?: unknown }) =>
    pair({ sessions: [{ ...past, note: (body as { text: string }).text }] }),
  );
  open();
  const note = await screen.findByRole('textbox', { name: 'Tu nota' });
  await userEvent.type(note, '{enter}2{enter}3{enter}4');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(note).toHaveAccessibleDescription(/Resúmelo en 3 líneas/);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('communityDraft:nota-sesion')).toContain('4');
  await userEvent.clear(note);
  await userEvent.type(note, 'Lo que me llevo');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Guardada')).toBeInTheDocument();
  expect(localStorage.getItem('communityDraft:nota-sesion')).toBeNull();
});

test('of the sessions before the last, a note is asked for by a button', async () => {
  const done = (id: string, day: string) => session({ id, startsAt: `2020-01-${day}T10:00:00Z`, state: 'done' });
  api.on('GET /user/ella/mentoring', { ...nothing, pairs: [entry] });
  api.on('GET /user/ella/mentoring/pairs/par', pair({ sessions: [done('dos', '15'), done('una', '01')] }));
  open();
  expect(await screen.findAllByRole('textbox', { name: 'Tu nota' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Escribir una nota' }));
  const notes = screen.getAllByRole('textbox', { name: 'Tu nota' });
  expect(notes).toHaveLength(2);
  expect(notes[1]).toHaveFocus();
});

test('goals are added, checked and taken away', async () => {
  const goal = { id: 'meta', text: 'Publicar', done: false };
  api.on('GET /user/ella/mentoring', { ...nothing, pairs: [entry] });
  api.on('GET /user/ella/mentoring/pairs/par', pair());
  api.on('POST /user/ella/mentoring/pairs/par/goals', pair({ goals: [goal] }));
  api.on('PATCH /user/ella/mentoring/pairs/par/goals/meta', pair({ goals: [{ ...goal, done: true }] }));
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Un objetivo vuestro' }), 'Publicar{enter}');
  const box = await screen.findByRole('checkbox', { name: 'Publicar' });
  await userEvent.click(box);
  expect(await screen.findByRole('checkbox', { name: 'Publicar', checked: true })).toBeInTheDocument();
});

test('what she writes to the team about the other leaves nothing on the device', async () => {
  const onDevice: unknown[] = [];
  api.on('GET /user/ella/mentoring', { ...nothing, pairs: [entry] });
  api.on('GET /user/ella/mentoring/pairs/par', pair());
  api.on('POST /user/ella/mentoring/pairs/par/report', (request: ApiRequest) => {
    onDevice.push(request.onDevice);
    return { reference: 'FC-1' };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Avisar al equipo' }));
  await userEvent.type(await screen.findByLabelText('¿Qué ha pasado?'), 'Me ha insultado dos veces en la sesión.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onDevice).toEqual([false]));
});

test('a mentee changes her mentor, with a word to the team if she likes', async () => {
  const changes: unknown[] = [];
  api.on('GET /user/ella/mentoring', { ...nothing, pairs: [entry] });
  api.on('GET /user/ella/mentoring/pairs/par', pair());
  api.on('POST /user/ella/mentoring/pairs/par/state', ({ body }: ApiRequest) => {
    changes.push(body);
    return pair({ state: 'closed', closedAt: '2026-11-28T10:00:00Z' });
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar de mentora' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Te buscamos a otra?' }));
  await userEvent.type(dialog.getByLabelText(/^¿Quieres decirle algo a quien coordina/), 'No coincidimos.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cambiar de mentora' }));
  await waitFor(() =>
    expect(changes).toEqual([{ state: 'closed', from: 'active', again: true, reason: 'No coincidimos.' }]),
  );
});

test('her block of the member’s page says what waits, and is not there when nothing is hers', async () => {
  const page = { Page: mentoringBlock.Block, head: myMentoringPage.head };
  const { container } = renderPage(page, '/welcome', api);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  cleanup();
  api.on('GET /user/ella/mentoring', { ...nothing, request, pairs: [entry] });
  renderPage(page, '/welcome', api);
  expect(await screen.findByRole('link', { name: 'Te acompaña Ana Prueba' })).toHaveAttribute(
    'href',
    '/mentoria/mi-mentoria?pareja=par',
  );
  expect(screen.getByText('Próxima sesión: martes, 1 de diciembre, 6:30 p. m.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tu solicitud de mentora' })).toBeInTheDocument();
});
