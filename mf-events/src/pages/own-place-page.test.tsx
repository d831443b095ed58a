import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { InHost, impatientQueryClient, renderPage } from '@femcoders/kit/test/render-page';
import { ApiError, UnreachableError } from '@femcoders/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { demoPlace, EventsApi } from '../../test/events-api.ts';
import * as ownPlacePage from './own-place-page.tsx';

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
});

const event = demoPlace().event;
const secret = 'k'.repeat(43);
const open = (token = secret) => {
  window.history.replaceState(null, '', `/eventos/mi-plaza#${token}`);
  return renderPage(ownPlacePage, '/eventos/mi-plaza', api, '/eventos/mi-plaza');
};
const openWith = async (fields: Parameters<typeof demoPlace>[0], title: string) => {
  api.place = demoPlace(fields);
  open();
  return await screen.findByRole('heading', { level: 2, name: title });
};

test('a place shows its code, its event and the way into a calendar', async () => {
  await openWith({ online_url: 'https://sala.example/1' }, 'Tienes plaza, Ada Ejemplo');
  expect(api.asked).toEqual(['/own-registration']);
  expect(api.keys).toEqual([secret]);
  expect(screen.getByText('MAR-417')).toBeInTheDocument();
  const room = screen.getByRole('link', { name: 'Entrar en la sala' });
  expect(room).toHaveAttribute('href', 'https://sala.example/1');
  expect(room.compareDocumentPosition(screen.getByText('MAR-417'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const aside = within(screen.getByRole('complementary', { name: 'El evento' }));
  expect(aside.getByRole('link', { name: 'Evento de demostración 1' })).toHaveAttribute('href', '/eventos/evento-1');
  expect(aside.getByRole('link', { name: 'Añadir al calendario' })).toHaveAttribute(
    'href',
    '/api/own-registration/calendar.ics?clave=c1',
  );
});

test.each([
  ['2054-11-28T13:00:00', 'sábado, 28 de noviembre, de 10:30 a. m. a 1:00 p. m.'],
  ['2054-11-30T13:00:00', 'Del sábado, 28 de noviembre, 10:30 a. m., al lunes, 30 de noviembre, 1:00 p. m.'],
  [null, 'sábado, 28 de noviembre, 10:30 a. m.'],
])('next to a place stands until when its event lasts, where that is known (%s)', async (end_local, text) => {
  await openWith({ event: { ...event, end_local } }, 'Tienes plaza, Ada Ejemplo');
  expect(within(screen.getByRole('complementary', { name: 'El evento' })).getByText(text)).toBeInTheDocument();
});

test('to leave is asked once, and what has become of the place takes the focus', async () => {
  api.onSend = () => demoPlace({ state: 'cancelled' });
  await openWith({}, 'Tienes plaza, Ada Ejemplo');
  await userEvent.click(screen.getByRole('button', { name: 'No puedo ir: dejar mi plaza' }));
  expect(api.sent).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: '¿Dejas tu plaza?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Dejar la plaza' }));
  expect(await screen.findByRole('heading', { name: 'Gracias por avisar.' })).toHaveFocus();
  expect(api.sent).toEqual([{ path: '/own-registration/cancel', body: undefined }]);
  expect(api.keys.at(-1)).toBe(secret);
  expect(screen.getByRole('link', { name: 'Volver a apuntarme' })).toHaveAttribute(
    'href',
    '/eventos/evento-1#apuntarme',
  );
});

test('who thinks again keeps it', async () => {
  await openWith({}, 'Tienes plaza, Ada Ejemplo');
  await userEvent.click(screen.getByRole('button', { name: 'No puedo ir: dejar mi plaza' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Conservarla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent).toEqual([]);
});

test('who waits sees her number', async () => {
  await openWith({ state: 'waiting', waiting_position: 3 }, 'Estás en la lista de espera, Ada Ejemplo');
  expect(screen.getByText('Tu número')).toHaveTextContent('Tu número 3');
  expect(screen.getByRole('button', { name: 'Dejar la lista de espera' })).toBeInTheDocument();
  expect(screen.queryByText('MAR-417')).not.toBeInTheDocument();
});

test('an offer says until when, and is taken', async () => {
  api.onSend = () => demoPlace();
  await openWith({ state: 'offered', offer_expires_at: '2054-11-27T17:00:00Z' }, 'Hay una plaza para ti, Ada Ejemplo');
  expect(screen.getByText(/hasta el viernes, 27 de noviembre/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Quiero la plaza' }));
  expect(await screen.findByRole('heading', { name: 'Tienes plaza, Ada Ejemplo' })).toHaveFocus();
  expect(api.sent).toEqual([{ path: '/own-registration/accept', body: undefined }]);
  expect(api.keys.at(-1)).toBe(secret);
});

test('an offer that is over says so and shows how the place stands now', async () => {
  await openWith({ state: 'offered', offer_expires_at: '2054-11-27T17:00:00Z' }, 'Hay una plaza para ti, Ada Ejemplo');
  api.onSend = () => {
    api.place = demoPlace({ state: 'cancelled' });
    throw new ApiError(409, 'conflict', 'Se ha pasado el tiempo para decir que sí.');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Quiero la plaza' }));
  expect(await screen.findByText('Se ha pasado el tiempo para decir que sí.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Ya no tienes plaza' })).toBeInTheDocument();
});

test('without a connection nothing changes, and it says so', async () => {
  await openWith({ state: 'offered', offer_expires_at: null }, 'Hay una plaza para ti, Ada Ejemplo');
  api.onSend = () => {
    throw new UnreachableError('No.');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Quiero la plaza' }));
  expect(await screen.findByText(noAnswerText)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quiero la plaza' })).toBeInTheDocument();
});

test.each([
  ['Este evento se ha cancelado', { event: { ...event, state: 'cancelled' as const } }],
  ['Este evento ya ha pasado', { event: { ...event, past: true } }],
  ['Has llegado, Ada Ejemplo', { checked_in: true, event: { ...event, past: true } }],
])('%s: there is nothing to do', async (title, fields) => {
  await openWith(fields, title);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who has arrived still finds the room, until the event is over', async () => {
  await openWith({ checked_in: true, online_url: 'https://video.example/sala' }, 'Has llegado, Ada Ejemplo');
  expect(screen.getByRole('link', { name: 'Entrar en la sala' })).toHaveAttribute('href', 'https://video.example/sala');
});

test('a place at an event that is postponed is kept', async () => {
  await openWith({ event: { ...event, state: 'postponed' } }, 'Tienes plaza, Ada Ejemplo');
  expect(screen.getByText('El evento se ha aplazado.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Añadir al calendario' })).not.toBeInTheDocument();
});

test.each([
  ['waiting', { waiting_position: 3 }, /Conservas tu puesto/, 'Dejar la lista de espera'],
  ['offered', { offer_expires_at: '2054-11-27T17:00:00Z' }, /cuando haya fecha nueva/, 'No la quiero'],
] as const)(
  'while an event is postponed nothing can be accepted and no time runs: %s',
  async (state, more, words, leave) => {
    await openWith({ state, ...more, event: { ...event, state: 'postponed' } }, 'El evento se ha aplazado');
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([leave]);
    expect(screen.queryByText(/hasta el|24 horas/)).not.toBeInTheDocument();
  },
);

test('a link that did not arrive whole asks for nothing and says what to do', async () => {
  open('corto');
  expect(await screen.findByText('Este enlace no lleva a ninguna plaza')).toBeInTheDocument();
  expect(api.asked).toEqual([]);
});

test('a wrong link says what to do', async () => {
  open();
  expect(await screen.findByText('Este enlace no lleva a ninguna plaza')).toBeInTheDocument();
});

test('a place that does not come can be asked for again', async () => {
  api.place = 'fails';
  open();
  expect(await screen.findByText('No hemos podido cargar tu plaza')).toBeInTheDocument();
  api.place = demoPlace();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Tienes plaza, Ada Ejemplo' })).toBeInTheDocument();
});

test('the server asks for nothing and sends the heading', () => {
  const html = renderToString(
    <InHost api={api} queryClient={impatientQueryClient()}>
      <StaticRouter location="/eventos/mi-plaza">
        <ownPlacePage.Page />
      </StaticRouter>
    </InHost>,
  );
  expect(html).toContain('<h1>Tu plaza</h1>');
  expect(html).toContain('aria-busy="true"');
  expect(api.asked).toEqual([]);
  const url = new URL('https://site.example/eventos/mi-plaza');
  expect(ownPlacePage.head({ params: {}, url, queryClient: impatientQueryClient() })).toMatchObject({ noindex: true });
});
