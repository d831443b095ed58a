import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import type { RichDocument } from '@femcoders/contracts/rich-document';
import { keepOnDevice, readFromDevice } from '@femcoders/kit/forms/device-storage';
import { impatientQueryClient, renderPage } from '@femcoders/kit/test/render-page';
import { ApiError, type SignedInUser, sessionStore, UnreachableError } from '@femcoders/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoDetail, demoMemberPlace, demoSpeakers, EventsApi } from '../../test/events-api.ts';
import * as eventPage from './event-page.tsx';

let api: EventsApi;
beforeEach(() => {
  api = new EventsApi();
  localStorage.clear();
  sessionStore.setState({ status: 'anonymous', user: null }, true);
});

async function open(fields: Parameters<typeof demoDetail>[1] = {}) {
  api.detail = demoDetail('1', fields);
  const page = renderPage(eventPage, '/eventos/:slug', api, '/eventos/evento-1');
  await screen.findByRole('heading', { level: 1, name: api.detail.name });
  return page;
}

const facts = () => within(screen.getByRole('complementary', { name: 'Datos del evento' }));
const past = {
  start_local: '2020-03-07T10:30:00',
  start_utc: '2020-03-07T09:30:00Z',
  over_utc: '2020-03-07T12:30:00Z',
};
const section = (name: string) => within(screen.getByRole('region', { name }));

test('a formatted text has its form, without ids of its own, and what may not be in it is words', async () => {
  const text = (words: string, ...marks: object[]) => ({
    type: 'text',
    text: words,
    ...(marks.length > 0 && { marks }),
  });
  const content = [
    { type: 'heading', attrs: { level: 2 }, content: [text('Programa')] },
    { type: 'paragraph', content: [text('Con calma', { type: 'bold' }), text(' y sin prisa')] },
    { type: 'paragraph', content: [text('aquí', { type: 'link', attrs: { href: 'javascript:alert(1)' } })] },
    { type: 'codeBlock', content: [text('<script>')] },
    { type: 'picture', attrs: { src: 'https://evil.example/a.webp', alt: 'x', caption: '', width: 1, height: 1 } },
    { type: 'html', content: [text('<b>no</b>')] },
  ];
  await open({ about: 'Programa', about_document: { type: 'doc', content } as RichDocument });
  expect(await screen.findByRole('heading', { level: 2, name: 'Programa' })).not.toHaveAttribute('id');
  expect(screen.getByText('Con calma').tagName).toBe('STRONG');
  expect(screen.getByText('aquí').closest('a')).toBeNull();
  expect(screen.getByText('<script>').closest('pre')).toBeInTheDocument();
  expect(document.querySelector('img[src*="evil"]')).toBeNull();
  expect(screen.queryByText('<b>no</b>')).not.toBeInTheDocument();
});

test('the page asks for its event and says when, where and how much', async () => {
  await open({
    end_local: '2054-11-28T13:00:00',
    venue_name: 'Biblioteca de ejemplo',
    venue_address: 'Calle de Ejemplo, 1',
    price: 'Gratis',
  });
  expect(api.asked).toEqual(['/events/api/detail/evento-1']);
  expect(facts().getByText(/sábado, 28 de noviembre, de 10:30 a\. m\. a 1:00 p\. m\./)).toHaveAttribute(
    'datetime',
    '2054-11-28T09:30:00Z',
  );
  expect(facts().getByText(/hora de Madrid/)).toBeInTheDocument();
  expect(facts().getByText('Biblioteca de ejemplo')).toBeInTheDocument();
  expect(facts().getByText('Calle de Ejemplo, 1')).toBeInTheDocument();
  expect(facts().getByText('Gratis')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Todos los eventos' })).toHaveAttribute('href', '/eventos');
});

test('the programme is in order', async () => {
  await open({
    programme: [
      { time: '18:30', title: 'Bienvenida', description: null, speaker: null },
      { time: '18:45', title: 'Rejillas', description: 'Desde cero.', speaker: 'Ponente de ejemplo' },
    ],
  });
  const entries = section('Programa').getAllByRole('listitem');
  expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual(['Bienvenida', 'Rejillas']);
  expect(entries[1]).toHaveTextContent('6:45 p. m.RejillasPonente de ejemploDesde cero.');
});

test('speakers are shown; only those of the team have a page to go to', async () => {
  const [speaker, colleague] = demoSpeakers(2);
  if (!speaker || !colleague) throw new Error('Two were asked for.');
  await open({ speakers: [speaker, { ...colleague, group: 'mentor', slug: 'mentora' }] });
  const people = section('Quiénes suben al escenario');
  expect(people.getByRole('img', { name: 'Retrato de Ponente 1' })).toBeInTheDocument();
  expect(people.getAllByRole('link')).toEqual([people.getByRole('link', { name: 'Ponente 2' })]);
  expect(people.getByRole('link', { name: 'Ponente 2' })).toHaveAttribute('href', '/equipo/mentora');
});

test('how to get there is in words', async () => {
  await open({
    venue_name: 'Biblioteca de ejemplo',
    venue_address: 'Calle de Ejemplo, 1',
    directions: 'Metro L3.\n\nLa puerta está a la vuelta.',
  });
  const venue = section('Cómo llegar');
  expect(venue.getByText('Metro L3.')).toBeInTheDocument();
  expect(venue.getByText('La puerta está a la vuelta.')).toBeInTheDocument();
});

test('the accessibility of the venue says what there is, what there is not, and what nobody has checked', async () => {
  await open({ accessibility: { 'step-free': 'yes', lift: 'no' }, accessibility_note: 'Llama al timbre.' });
  const list = section('Accesibilidad de la sede');
  const texts = list.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(texts).toHaveLength(8);
  expect(texts.slice(0, 3)).toEqual(['Entrada sin escalones: Sí', 'Ascensor: No', 'Baño adaptado: Sin comprobar']);
  expect(list.getByText('Llama al timbre.')).toBeInTheDocument();
});

test('of a venue that nobody has checked the page says so in a sentence', async () => {
  await open();
  const venue = section('Accesibilidad de la sede');
  expect(venue.getByText(/Todavía no la hemos comprobado/)).toBeInTheDocument();
  expect(venue.getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', '/contacto');
});

test('online there is no venue to check: only what is known shows', async () => {
  await open({ online: true, location: 'En línea', accessibility: { captions: 'yes' } });
  expect(section('Accesibilidad').getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Cómo llegar' })).not.toBeInTheDocument();
});

test('an online event shows its hour in the zone of the reader', async () => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/Bogota' };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  await open({ online: true });
  expect(
    await facts().findByText('En tu zona: sábado, 28 de noviembre, 4:30 a. m. (hora de Bogota).'),
  ).toBeInTheDocument();
});

test('food, photographs and the code of conduct have their section', async () => {
  await open({ food: 'Merienda vegana.', photos: 'Solo del escenario.' });
  const before = section('Antes de venir');
  expect(before.getByText('Merienda vegana.')).toBeInTheDocument();
  expect(before.getByText('Solo del escenario.')).toBeInTheDocument();
  expect(before.getByRole('link', { name: /código de conducta/ })).toHaveAttribute('href', '/contacto?motivo=conducta');
});

test('it can be put into any calendar', async () => {
  await open();
  expect(screen.getByRole('link', { name: /^Archivo \.ics/, hidden: true })).toHaveAttribute(
    'href',
    '/api/events/api/detail/evento-1/calendar.ics',
  );
  expect(screen.getByRole('link', { name: /^Google Calendar/, hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Outlook/, hidden: true })).toBeInTheDocument();
});

test('tickets that are had elsewhere lead there', async () => {
  await open();
  expect(facts().getByRole('link', { name: /^Conseguir entrada/ })).toHaveAttribute(
    'href',
    'https://tickets.example/1',
  );
  expect(screen.queryByRole('heading', { name: /plaza|lista de espera/ })).not.toBeInTheDocument();
});

describe('what becomes of an event is said first', () => {
  const nothingToGet = () => {
    expect(screen.queryByRole('link', { name: /entrada|^Apuntarme/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Apuntarme/ })).not.toBeInTheDocument();
  };

  test('cancelled, with its reason', async () => {
    await open({ state: 'cancelled', cancel_reason: 'La sala se ha inundado.', registration: 'closed' });
    expect(screen.getByText('Este evento se ha cancelado')).toBeInTheDocument();
    expect(screen.getByText('La sala se ha inundado.')).toBeInTheDocument();
    expect(screen.queryByText('Añadir al calendario')).not.toBeInTheDocument();
    nothingToGet();
  });

  test('postponed', async () => {
    await open({ state: 'postponed', registration: 'closed' });
    expect(screen.getByText('Este evento se ha aplazado')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Inscripción cerrada' })).toBeInTheDocument();
    expect(screen.queryByText('Añadir al calendario')).not.toBeInTheDocument();
    nothingToGet();
  });

  test('over', async () => {
    await open({ ...past, phase: 'past', registration: 'closed' });
    expect(screen.getByText('Este evento ya ha pasado')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'próximos eventos' })).toHaveAttribute('href', '/eventos');
    nothingToGet();
  });

  describe('while it takes place, who has a place', () => {
    const now = { phase: 'now', registration: 'closed', takes_registrations: true } as const;
    const placeHere = (fields: Parameters<typeof demoMemberPlace>[1] = {}) => {
      sessionStore.setState({ status: 'signed-in', user: { id: 'm1', role: 'member' } as SignedInUser });
      api.coming = [demoMemberPlace('2'), demoMemberPlace('1', fields)];
    };

    test('goes from its page into the room', async () => {
      placeHere({ online_url: 'https://meet.example/sala' });
      await open({ ...now, online: true });
      expect(await screen.findByRole('link', { name: 'Entrar en la sala' })).toHaveAttribute(
        'href',
        'https://meet.example/sala',
      );
      expect(screen.queryByText(/código para la puerta/)).not.toBeInTheDocument();
    });

    test('reads there what to say at the door', async () => {
      placeHere({ code: 'MAR-417' });
      await open(now);
      expect(await screen.findByText(/^Tu código para la puerta es/)).toHaveTextContent('MAR-417');
      expect(screen.queryByRole('link', { name: 'Entrar en la sala' })).not.toBeInTheDocument();
    });

    test('and is not logged in sees where both are', async () => {
      await open({ ...now, online: true });
      expect(screen.getByRole('link', { name: 'tus eventos' })).toHaveAttribute('href', '/welcome#mis-eventos');
      expect(api.asked).toEqual(['/events/api/detail/evento-1']);
    });

    test('and waits for one is not led in', async () => {
      placeHere({ state: 'waiting', online_url: 'https://meet.example/sala' });
      await open({ ...now, online: true });
      await screen.findByRole('heading', { name: 'Estás en la lista de espera.' });
      expect(screen.queryByRole('link', { name: 'Entrar en la sala' })).not.toBeInTheDocument();
    });
  });

  test('an event that begins and ends while the page is open does so before her eyes', async () => {
    jest.useFakeTimers({ now: new Date('2054-11-28T09:29:00Z') });
    try {
      await open({ registration: 'open', takes_registrations: true, online: true });
      expect(screen.queryByText('Ahora')).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(61_000));
      expect(await screen.findByText('Ahora')).toBeInTheDocument();
      expect(screen.getByText('Este evento está en marcha')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'tus eventos' })).toHaveAttribute('href', '/welcome#mis-eventos');
      expect(screen.queryByText('Este evento ya ha pasado')).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(3 * 3_600_000));
      expect(await screen.findByText('Este evento ya ha pasado')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a place', () => {
  const openForm = (fields: Parameters<typeof demoDetail>[1] = {}) =>
    open({ event_url: null, takes_registrations: true, registration: 'open', capacity: 40, places_left: 4, ...fields });
  const form = () => within(screen.getByRole('form'));
  const fill = async () => {
    await userEvent.type(form().getByLabelText(/^Nombre/), 'Ada');
    await userEvent.type(form().getByLabelText(/^Correo/), 'ada@example.org');
    await userEvent.click(form().getByRole('checkbox'));
  };
  const send = () => userEvent.click(form().getByRole('button', { name: /^Apuntarme/ }));

  test('is one of those that are left', async () => {
    await openForm();
    expect(facts().getByText('Quedan 4 plazas')).toBeInTheDocument();
    expect(facts().getByRole('link', { name: 'Apuntarme' })).toHaveAttribute('href', '#apuntarme');
  });

  test('that is the last says so, and where there is room for all nothing is counted', async () => {
    await openForm({ places_left: 1 });
    expect(facts().getByText('Queda 1 plaza')).toBeInTheDocument();
    await openForm({ capacity: null, places_left: null });
    expect(screen.queryByText(/^Quedan/)).not.toBeInTheDocument();
  });

  test('is asked for by name and mail, and the answer takes the focus', async () => {
    api.onSend = () => ({ state: 'registered', confirm_by: '2054-11-27T17:00:00Z' });
    await openForm();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma tu plaza.' })).toHaveFocus();
    expect(await screen.findByText(/^viernes, 27 de noviembre/)).toBeInTheDocument();
    expect(screen.getByText(/después queda libre para otra persona/)).toBeInTheDocument();
    expect(screen.getByText('ada@example.org')).toBeInTheDocument();
    expect(api.sent).toEqual([
      {
        path: '/events/api/detail/evento-1/registrations',
        body: { name: 'Ada', email: 'ada@example.org', privacy: true },
      },
    ]);
    expect(readFromDevice('registrationDraft')).toBeNull();
    await waitFor(() => expect(api.asked).toHaveLength(2));
  });

  test('that is free and not kept for her is said to be so', async () => {
    api.onSend = () => ({ state: 'registered', confirm_by: '2054-11-27T17:00:00Z', kept: false });
    await openForm();
    await fill();
    await send();
    expect(await screen.findByText(/Quedan plazas, pero no te guardamos ninguna/)).toBeInTheDocument();
  });

  test('is not there: she waits', async () => {
    api.onSend = () => ({ state: 'waiting', confirm_by: '2054-11-27T17:00:00Z' });
    await openForm({ registration: 'waiting', places_left: 0 });
    expect(facts().getByText('Lista de espera')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Apúntate a la lista de espera' })).toBeInTheDocument();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Falta un paso: confirma que quieres esperar.' })).toHaveFocus();
    expect(screen.getByText(/Tu puesto en la lista cuenta desde ese momento/)).toBeInTheDocument();
  });

  test('is asked for once, however often the button is pressed', async () => {
    api.onSend = () => new Promise(() => {});
    await openForm();
    await fill();
    await send();
    await userEvent.click(form().getByRole('button', { name: 'Enviando...' }));
    expect(api.sent).toHaveLength(1);
  });

  test('with an error is refused at its field, and the summary leads there', async () => {
    api.onSend = () => {
      throw new ApiError(400, 'validation', 'Revisa.', [{ field: 'email', message: 'Escribe un correo válido.' }]);
    };
    await openForm();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(form().getByLabelText(/^Correo/)).toHaveAccessibleDescription(/Escribe un correo válido\./);
    await userEvent.click(screen.getByRole('link', { name: 'Escribe un correo válido.' }));
    expect(form().getByLabelText(/^Correo/)).toHaveFocus();
  });

  test.each([
    [new UnreachableError('No.'), `${noAnswerText} Lo que has escrito sigue aquí.`],
    [new ApiError(409, 'conflict', 'El evento ya ha empezado.'), 'El evento ya ha empezado.'],
    [
      new ApiError(429, 'too-many-requests', 'Has hecho demasiados intentos. Prueba de nuevo en 2 minutos.', [], 90),
      /intentos. Prueba de nuevo en 2 minutos.$/,
    ],
    [new ApiError(500, 'internal', 'x', [], undefined, 'abcdef0123'), /por nuestra parte \(incidencia abcdef01\)/],
  ])('that is not given says why and keeps what was typed (%#)', async (error, message) => {
    api.onSend = () => {
      throw error;
    };
    await openForm();
    await fill();
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(form().getByLabelText(/^Nombre/)).toHaveValue('Ada');
    expect(form().getByLabelText(/^Correo/)).toHaveValue('ada@example.org');
    expect(form().getByRole('checkbox')).toBeChecked();
    expect(readFromDevice('registrationDraft')).toEqual({ name: 'Ada', email: 'ada@example.org' });
  });

  test('begun on another day finds its words again', async () => {
    keepOnDevice('registrationDraft', { name: 'Ada', email: 'ada@ex' });
    await openForm();
    await waitFor(() => expect(form().getByLabelText(/^Nombre/)).toHaveValue('Ada'));
    expect(form().getByLabelText(/^Correo/)).toHaveValue('ada@ex');
  });

  test('asked for by a member begins with her name and mail, which she may change', async () => {
    const user = { id: '7', name: 'Ada', avatar: '/default-avatar.png', role: 'member' } as const;
    sessionStore.setState({ status: 'signed-in', user }, true);
    api.profile = {
      userId: '7',
      userName: 'Ada Núñez',
      userAvatar: '/default-avatar.png',
      userRole: 'member',
      userEmail: 'ada@cuenta.example',
    };
    api.onSend = () => ({ state: 'registered', confirm_by: null });
    await openForm();
    await waitFor(() => expect(form().getByLabelText(/^Correo/)).toHaveValue('ada@cuenta.example'));
    await userEvent.clear(form().getByLabelText(/^Nombre/));
    await userEvent.type(form().getByLabelText(/^Nombre/), 'Adita');
    expect(form().getByLabelText(/^Correo/)).toHaveValue('ada@cuenta.example');
    await userEvent.click(form().getByRole('checkbox'));
    await send();
    expect(api.sent[0]?.body).toMatchObject({ name: 'Adita', email: 'ada@cuenta.example' });
    expect(await screen.findByRole('heading', { name: 'Nos vemos allí.' })).toHaveFocus();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Apuntar a otra persona' }));
    expect(form().getByLabelText(/^Correo/)).toHaveValue('');
  });

  test('can be asked for without the page’s code', async () => {
    await openForm();
    expect(screen.getByRole('form')).toHaveAttribute('action', '/api/events/api/detail/evento-1/registrations');
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  });
});

test('an address without an event is not found', async () => {
  renderPage(eventPage, '/eventos/:slug', api, '/eventos/nada');
  expect(await screen.findByText('No encontramos esta página')).toBeInTheDocument();
});

test('an event that does not come is a failure, which the host lets her try again', async () => {
  api.detail = 'fails';
  renderPage(eventPage, '/eventos/:slug', api, '/eventos/evento-1');
  expect(await screen.findByText('No ha podido cargarse')).toBeInTheDocument();
});

describe('what the page says of itself', () => {
  const args = { params: { slug: 'evento-1' }, url: new URL('https://site.example/eventos/evento-1') };

  test('is what becomes of it, when, where and what', () => {
    const queryClient = impatientQueryClient();
    queryClient.setQueryData(['event', 'evento-1'], demoDetail('1', { state: 'postponed' }));
    expect(eventPage.head({ ...args, queryClient })).toMatchObject({
      title: 'Evento de demostración 1',
      description: 'Aplazado · sábado, 28 de noviembre, 10:30 a. m. · Sala de demostración. Una tarde de muestra.',
      trail: [{ name: 'Eventos', path: '/eventos' }],
      structuredData: [{ '@type': 'Event' }],
    });
  });

  test('has its name where nobody has said what is done there: two of one hour are two', () => {
    const queryClient = impatientQueryClient();
    queryClient.setQueryData(['event', 'evento-1'], demoDetail('1', { description: null }));
    expect(eventPage.head({ ...args, queryClient }).description).toBe(
      'sábado, 28 de noviembre, 10:30 a. m. · Sala de demostración. Evento de demostración 1.',
    );
  });

  test('of one that is not known asks not to be found', () => {
    expect(eventPage.head({ ...args, queryClient: impatientQueryClient() }).noindex).toBe(true);
  });
});
