import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { ApiError, sessionStore, UnreachableError } from '@femcoders/platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { demoMemberPlace, EventsApi } from '../../test/events-api.ts';
import { Block, loader } from './my-events-block.tsx';

let api: EventsApi;
// As the host does before it shows the page.
beforeAll(() => loader({} as Parameters<typeof loader>[0]));
beforeEach(() => {
  api = new EventsApi();
  const user = { id: '7', name: 'Ada Ejemplo', avatar: '/default-avatar.png', role: 'member' } as const;
  sessionStore.setState({ status: 'signed-in', user }, true);
});

function openBlock() {
  return render(
    <InHost api={api} queryClient={impatientQueryClient()}>
      <MemoryRouter>
        <Block />
      </MemoryRouter>
    </InHost>,
  );
}
/** The entry of an event. */
async function entryOf(id: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: `Evento de demostración ${id}` });
  return within(heading.closest('li') as HTMLElement);
}

test('a place shows its event, the code for the door as letters and as a picture, and the way into a calendar', async () => {
  api.coming = [demoMemberPlace('1', { online_url: 'https://sala.example/1' })];
  openBlock();
  const entry = await entryOf('1');
  expect(entry.getByText('Tienes plaza')).toBeInTheDocument();
  expect(entry.getByText('MAR-417')).toBeVisible();
  expect(entry.getByRole('img', { name: 'Código QR de MAR-417' })).toBeInTheDocument();
  expect(entry.getByRole('link', { name: 'Entrar en la sala' })).toHaveAttribute('href', 'https://sala.example/1');
  expect(entry.getByRole('link', { name: 'Evento de demostración 1' })).toHaveAttribute('href', '/eventos/evento-1');
  expect(entry.getByRole('link', { name: 'Añadir al calendario' })).toHaveAttribute(
    'href',
    '/api/own-registration/calendar.ics?clave=c1',
  );
  expect(screen.getByText('1 por venir')).toBeInTheDocument();
  expect(api.asked).toContain('/user/7/registrations when=coming limit=5');
});

test('only the first code is open; the others wait to be asked for', async () => {
  api.coming = [
    demoMemberPlace('1', { state: 'waiting', waiting_position: 2 }),
    demoMemberPlace('2'),
    demoMemberPlace('3', { code: 'ABR-200' }),
  ];
  openBlock();
  await entryOf('3');
  const codes = screen.getAllByText(/^Tu código/).map((summary) => summary.closest('details'));
  expect(codes.map((details) => details?.open)).toEqual([true, false]);
});

test('who waits sees her number, and may stop waiting', async () => {
  api.coming = [demoMemberPlace('1', { state: 'waiting', waiting_position: 3 })];
  openBlock();
  const entry = await entryOf('1');
  expect(entry.getByText(/Tu número es el 3/)).toBeInTheDocument();
  expect(entry.getByRole('button', { name: 'Dejar la lista de espera' })).toBeInTheDocument();
  expect(entry.queryByText('MAR-417')).not.toBeInTheDocument();
});

test('a place that is held for her says until when, and is taken', async () => {
  api.coming = [demoMemberPlace('1', { state: 'offered', offer_expires_at: '2054-11-27T17:00:00Z' })];
  api.onSend = () => demoMemberPlace('1');
  openBlock();
  const entry = await entryOf('1');
  expect(entry.getByText(/hasta el viernes, 27 de noviembre/)).toBeInTheDocument();
  await userEvent.click(entry.getByRole('button', { name: 'Quiero la plaza' }));
  expect(await entry.findByText('Tienes plaza')).toBeInTheDocument();
  expect(api.sent).toEqual([{ path: '/own-registration/accept', body: undefined }]);
  expect(api.keys).toEqual(['token-1']);
  expect(entry.getByRole('heading', { level: 3 })).toHaveFocus();
});

test('to leave is asked once; the event stays in sight with the way back', async () => {
  api.coming = [demoMemberPlace('1'), demoMemberPlace('2')];
  api.onSend = () => demoMemberPlace('1', { state: 'cancelled' });
  openBlock();
  const entry = await entryOf('1');
  await userEvent.click(entry.getByRole('button', { name: 'No puedo ir: dejar mi plaza' }));
  expect(api.sent).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: '¿Dejas tu plaza?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Dejar la plaza' }));
  expect(await entry.findByText('Sin plaza')).toBeInTheDocument();
  expect(entry.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(entry.getByRole('link', { name: 'Volver a apuntarme' })).toHaveAttribute(
    'href',
    '/eventos/evento-1#apuntarme',
  );
  expect((await entryOf('2')).getByText('Tienes plaza')).toBeInTheDocument();
});

test('what is refused is said, and the list is asked for again', async () => {
  api.coming = [demoMemberPlace('1', { state: 'offered' })];
  api.onSend = () => {
    api.coming = [demoMemberPlace('1', { state: 'waiting', waiting_position: 9 })];
    throw new ApiError(409, 'conflict', 'Ya no te guardamos plaza.');
  };
  openBlock();
  const entry = await entryOf('1');
  await userEvent.click(entry.getByRole('button', { name: 'Quiero la plaza' }));
  expect(await entry.findByText(/Tu número es el 9/)).toBeInTheDocument();
  expect(entry.getByText('Ya no te guardamos plaza.')).toBeInTheDocument();
});

test('without a connection she reads that nobody knows, and can try again', async () => {
  api.coming = [demoMemberPlace('1', { state: 'offered' })];
  api.onSend = () => {
    throw new UnreachableError('No hemos podido conectar.');
  };
  openBlock();
  const entry = await entryOf('1');
  await userEvent.click(entry.getByRole('button', { name: 'Quiero la plaza' }));
  expect(await entry.findByText(noAnswerText)).toBeInTheDocument();
  expect(entry.getByRole('button', { name: 'Quiero la plaza' })).toBeInTheDocument();
});

test.each([
  ['cancelled', 'registered', 'Cancelado', /no se celebra/],
  ['postponed', 'registered', 'Aplazado', /Conservas la plaza/],
  ['postponed', 'waiting', 'Aplazado', /Conservas tu puesto/],
  ['postponed', 'offered', 'Aplazado', /Guardamos la plaza/],
] as const)('an event that is %s, for who is %s, says so', async (event, state, tag, sentence) => {
  api.coming = [demoMemberPlace('1', { state, waiting_position: 1 }, { state: event })];
  openBlock();
  const entry = await entryOf('1');
  expect(entry.getByText(tag)).toBeInTheDocument();
  expect(entry.getByText(sentence)).toBeInTheDocument();
  expect(entry.queryByRole('button', { name: 'Quiero la plaza' })).not.toBeInTheDocument();
  expect(entry.queryByRole('link', { name: 'Añadir al calendario' })).not.toBeInTheDocument();
});

test('only what takes place and she has not left counts as to come, also beyond what is shown', async () => {
  api.coming = [
    demoMemberPlace('1', {}, { state: 'cancelled' }),
    ...['2', '3', '4', '5', '6'].map((id) => demoMemberPlace(id)),
    demoMemberPlace('7', {}, { state: 'cancelled' }),
  ];
  api.onSend = () => demoMemberPlace('2', { state: 'cancelled' });
  openBlock();
  expect(await screen.findByText('5 por venir')).toBeInTheDocument();
  await userEvent.click((await entryOf('2')).getByRole('button', { name: /dejar mi plaza/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar la plaza' }));
  expect(await screen.findByText('4 por venir')).toBeInTheDocument();
});

test('where all has been cancelled nothing is said to be to come', async () => {
  api.coming = [demoMemberPlace('1', {}, { state: 'cancelled' })];
  openBlock();
  await entryOf('1');
  expect(screen.queryByText(/por venir/)).not.toBeInTheDocument();
});

test.each([
  ['2054-11-28T13:00:00', 'de 10:30 a. m. a 1:00 p. m. (hora de Madrid)'],
  ['2054-11-30T13:00:00', 'desde 10:30 a. m. hasta el lunes, 30 de noviembre, 1:00 p. m. (hora de Madrid)'],
])('a place says until when its event lasts (%s)', async (end_local, text) => {
  api.coming = [demoMemberPlace('1', {}, { end_local })];
  openBlock();
  const entry = await entryOf('1');
  expect(entry.getByText(text)).toBeInTheDocument();
  expect(entry.getByText('Sala de demostración')).toBeInTheDocument();
});

test('anyone who has no place is shown the way to one', async () => {
  openBlock();
  expect(await screen.findByText('Aún no te has apuntado a nada')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver los eventos' })).toHaveAttribute('href', '/eventos');
  expect(screen.queryByRole('heading', { name: 'Ya pasaron' })).not.toBeInTheDocument();
});

test('while an event takes place her code, the room and the way to leave stay', async () => {
  const begun = new Date(Date.now() - 20_000).toISOString();
  const place = { online_url: 'https://video.example/sala' };
  api.coming = [
    demoMemberPlace('1', place, { start_utc: begun }),
    demoMemberPlace('2', { state: 'waiting', waiting_position: 2 }),
  ];
  openBlock();
  expect(await screen.findByText('1 ahora, 1 por venir')).toBeInTheDocument();
  expect(await screen.findByText('Ahora')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Entrar en la sala' })).toHaveAttribute('href', 'https://video.example/sala');
  expect(screen.getByText('MAR-417')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /dejar mi plaza/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Añadir al calendario' })).not.toBeInTheDocument();
});

test('past events say whether she came only where somebody noted it', async () => {
  const past = { past: true, start_local: '2026-11-28T10:30:00' };
  api.had = [
    demoMemberPlace('1', { arrivals_noted: true, checked_in: true }, past),
    demoMemberPlace('2', { arrivals_noted: true }, past),
    demoMemberPlace('3', {}, past),
    demoMemberPlace('4', {}, { ...past, state: 'cancelled' }),
  ];
  openBlock();
  const rows = within(await screen.findByRole('region', { name: 'Ya pasaron' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/^sábado, 28 de noviembre de 2026/, ''))).toEqual([
    'Evento de demostración 1Viniste',
    'Evento de demostración 2No viniste',
    'Evento de demostración 3',
    'Evento de demostración 4Se canceló',
  ]);
});

test('two hundred are shown a few at a time', async () => {
  api.coming = Array.from({ length: 200 }, (_, index) => demoMemberPlace(`c${index}`));
  api.had = Array.from({ length: 200 }, (_, index) => demoMemberPlace(`p${index}`));
  openBlock();
  await entryOf('c4');
  expect(screen.queryByText('Evento de demostración c5')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más: quedan 195' }));
  await entryOf('c9');
  expect(screen.queryByText('Evento de demostración c10')).not.toBeInTheDocument();

  const past = within(screen.getByRole('region', { name: 'Ya pasaron' }));
  expect(past.getByText('Página 1 de 40')).toBeInTheDocument();
  expect(past.getByRole('button', { name: 'Más recientes' })).toBeDisabled();
  await userEvent.click(past.getByRole('button', { name: 'Anteriores' }));
  expect(await past.findByText('Evento de demostración p5')).toBeInTheDocument();
  expect(past.queryByText('Evento de demostración p0')).not.toBeInTheDocument();
});

test('a list that does not come says so, and comes when asked again', async () => {
  api.coming = 'fails';
  openBlock();
  expect(await screen.findByText('No hemos podido cargar tus eventos')).toBeInTheDocument();
  api.coming = [demoMemberPlace('1')];
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await entryOf('1');
});

test('past ones that do not come cost only themselves', async () => {
  api.coming = [demoMemberPlace('1')];
  api.had = 'fails';
  openBlock();
  await entryOf('1');
  expect(await screen.findByText('No hemos podido cargar los que ya pasaron')).toBeInTheDocument();
});

test('nobody is asked about while nobody is logged in', async () => {
  sessionStore.setState({ status: 'anonymous', user: null }, true);
  const { container } = openBlock();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(api.asked).toEqual([]);
});
