import { renderPage } from '@femcoders/kit/test/render-page';
import { type SignedInUser, sessionStore } from '@femcoders/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoDetail, demoMemberPlace, demoPlace, EventsApi } from '../../test/events-api.ts';
import * as eventPage from './event-page.tsx';

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
  localStorage.clear();
  sessionStore.setState({ status: 'anonymous', user: null }, true);
});

async function open(fields: Parameters<typeof demoDetail>[1] = {}) {
  api.detail = demoDetail('1', fields);
  renderPage(eventPage, '/eventos/:slug', api, '/eventos/evento-1');
  await screen.findByRole('heading', { level: 1, name: api.detail.name });
}

const facts = () => within(screen.getByRole('complementary', { name: 'Datos del evento' }));

describe('who has a place at the event', () => {
  const member = (fields: Parameters<typeof demoMemberPlace>[1] = {}) => {
    sessionStore.setState({ status: 'signed-in', user: { id: 'm1', role: 'member' } as SignedInUser });
    api.coming = [demoMemberPlace('2'), demoMemberPlace('1', fields)];
  };
  const registering = { event_url: null, takes_registrations: true, registration: 'open', places_left: 4 } as const;

  test('sees it with her code, and no form', async () => {
    member({ code: 'MAR-417' });
    await open(registering);
    const place = within(await screen.findByRole('region', { name: 'Tienes plaza.' }));
    expect(await place.findByText('MAR-417')).toBeInTheDocument();
    expect(place.getByRole('img', { name: 'Código QR de MAR-417' })).toBeInTheDocument();
    expect(place.getByRole('link', { name: 'Añadir al calendario' })).toHaveAttribute(
      'href',
      '/api/own-registration/calendar.ics?clave=c1',
    );
    expect(place.getByRole('link', { name: 'Todos mis eventos' })).toHaveAttribute('href', '/welcome#mis-eventos');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(facts().getByText('Tienes plaza')).toBeInTheDocument();
    expect(facts().getByRole('link', { name: 'Ver mi inscripción' })).toHaveAttribute('href', '#apuntarme');
  });

  test('goes in by a link where there is no door', async () => {
    member({ online_url: 'https://meet.example/sala', code: 'MAR-417' });
    await open({ ...registering, online: true });
    expect(await screen.findByRole('link', { name: 'Entrar en la sala' })).toHaveAttribute(
      'href',
      'https://meet.example/sala',
    );
    expect(screen.queryByText('MAR-417')).not.toBeInTheDocument();
    expect(screen.queryByText(/puerta/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Antes de conectarte' })).toBeInTheDocument();
  });

  test('leaves it there, is thanked, and finds the way back', async () => {
    member();
    api.onSend = () => {
      api.coming = [];
      return demoPlace({ state: 'cancelled' });
    };
    await open(registering);
    await userEvent.click(await screen.findByRole('button', { name: 'No puedo ir: dejar mi plaza' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dejar la plaza' }));
    expect(await screen.findByRole('heading', { name: 'Gracias por avisar.' })).toHaveFocus();
    expect(screen.getByText('Has dejado tu plaza: así la aprovecha otra persona.')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a apuntarme' }));
    expect(screen.getByRole('heading', { name: 'Guarda tu plaza' })).toHaveFocus();
    expect(screen.getByRole('form')).toBeInTheDocument();
  });

  test('may ask for somebody else, with a form that begins empty', async () => {
    member();
    await open(registering);
    await userEvent.click(await screen.findByRole('button', { name: 'Apuntar a otra persona' }));
    expect(screen.getByLabelText(/^Correo/)).toHaveValue('');
    api.onSend = () => ({ state: 'registered', confirm_by: '2054-11-27T17:00:00Z' });
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Bea');
    await userEvent.type(screen.getByLabelText(/^Correo/), 'bea@example.org');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Apuntarme' }));
    expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma tu plaza.' })).toHaveFocus();
    expect(await screen.findByText('bea@example.org')).toBeInTheDocument();
  });

  test('and waits for one sees her number', async () => {
    member({ state: 'waiting', waiting_position: 3 });
    await open({ ...registering, registration: 'waiting', places_left: 0 });
    expect(await screen.findByRole('heading', { name: 'Estás en la lista de espera.' })).toBeInTheDocument();
    expect(await screen.findByText(/Tu número es el 3/)).toBeInTheDocument();
    expect(facts().getByRole('link', { name: 'Ver mi inscripción' })).toBeInTheDocument();
    expect(screen.queryByText('Apúntate a la lista de espera')).not.toBeInTheDocument();
  });

  test.each([
    ['registered', 'Tenías plaza: te hemos escrito.'],
    ['waiting', 'Estabas en la lista de espera: te hemos escrito.'],
    ['cancelled', 'Si tenías plaza, te hemos escrito.'],
  ] as const)('and learns that it is cancelled, being %s, reads what she had', async (state, words) => {
    member({ state });
    await open({ ...registering, state: 'cancelled', registration: 'closed' });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('says yes to the one that is held for her', async () => {
    member({ state: 'offered' });
    api.onSend = () => {
      api.coming = [demoMemberPlace('1')];
      return demoPlace();
    };
    await open({ ...registering, registration: 'waiting', places_left: 0 });
    await userEvent.click(await screen.findByRole('button', { name: 'Quiero la plaza' }));
    expect(await screen.findByRole('heading', { name: 'Tienes plaza.' })).toHaveFocus();
  });

  test('reads one message after she took the last one', async () => {
    sessionStore.setState({ status: 'signed-in', user: { id: 'm1', role: 'member' } as SignedInUser });
    api.onSend = () => {
      api.coming = [demoMemberPlace('1')];
      api.detail = demoDetail('1', { ...registering, registration: 'waiting', places_left: 0 });
      return { state: 'registered', confirm_by: null };
    };
    await open({ ...registering, places_left: 1 });
    await userEvent.type(await screen.findByLabelText(/^Nombre/), 'Ada');
    await userEvent.type(screen.getByLabelText(/^Correo/), 'ada@example.org');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Apuntarme' }));
    expect(await screen.findByRole('heading', { name: 'Nos vemos allí.' })).toHaveFocus();
    expect(await facts().findByText('Tienes plaza')).toBeInTheDocument();
    expect(screen.queryByText(/lista de espera/)).not.toBeInTheDocument();
  });

  test('a visitor who took the last one is not invited to the waiting list either', async () => {
    api.onSend = () => {
      api.detail = demoDetail('1', { ...registering, registration: 'waiting', places_left: 0 });
      return { state: 'registered', confirm_by: '2054-11-27T17:00:00Z' };
    };
    await open({ ...registering, places_left: 1 });
    await userEvent.type(screen.getByLabelText(/^Nombre/), 'Ada');
    await userEvent.type(screen.getByLabelText(/^Correo/), 'ada@example.org');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Apuntarme' }));
    await screen.findByRole('heading', { name: 'Falta un paso: confirma tu plaza.' });
    await waitFor(() => expect(facts().getByText('Lista de espera')).toBeInTheDocument());
    expect(screen.queryByRole('link', { name: /^Apuntarme/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Apúntate a la lista de espera')).not.toBeInTheDocument();
  });
});
