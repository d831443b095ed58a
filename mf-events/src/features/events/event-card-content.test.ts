import type { SiteEvent } from '@femcoders/contracts/event';
import { eventCardContent } from './event-card-content.ts';

const event: SiteEvent = {
  id: '7',
  name: 'Evento de demostración',
  logo_url: 'https://pictures.example/7.png',
  location: 'Sala de demostración',
  description: 'Una tarde de muestra.',
  event_url: 'https://tickets.example/7',
  start_local: '2054-11-28T10:30:00',
  start_utc: '2054-11-28T09:30:00Z',
  end_local: null,
  end_utc: null,
  over_utc: '2054-11-28T12:30:00Z',
  phase: 'coming',
  timezone: 'Europe/Madrid',
  slug: 'evento-7',
  state: 'published',
  takes_registrations: false,
};

test('a card says what the event says', () => {
  expect(eventCardContent(event)).toEqual({
    title: 'Evento de demostración',
    image: 'https://pictures.example/7.png',
    dateText: 'sábado, 28 de noviembre, 10:30 a. m.',
    location: 'Sala de demostración',
    description: 'Una tarde de muestra.',
    eventUrl: 'https://tickets.example/7',
    seed: 'evento-7',
    note: undefined,
    past: false,
    pagePath: '/eventos/evento-7',
  });
});

test.each([
  [{ online: false, registration: 'open', places_left: 1 }, 'Presencial · Queda 1 plaza'],
  [{ online: true, registration: 'waiting', places_left: 0 }, 'En línea · Lista de espera'],
  [{ online: true, registration: 'open', places_left: null }, 'En línea'],
  [{ registration: 'none', places_left: null }, undefined],
  [{ online: false, registration: 'closed', state: 'cancelled' }, 'Presencial'],
] as const)('format and places are shown where the API has them: %j', (known, facts) => {
  expect(eventCardContent({ ...event, ...known }).facts).toBe(facts);
});

test('one that has begun shows no places', () => {
  expect(
    eventCardContent({ ...event, online: true, registration: 'open', places_left: 3 }, 'now').facts,
  ).toBeUndefined();
});

test.each([
  ['three days', '2054-11-30T18:00:00', 'sábado, 28 de noviembre, 10:30 a. m., hasta el 30 de noviembre'],
  ['days into another month', '2054-12-01T18:00:00', 'sábado, 28 de noviembre, 10:30 a. m., hasta el 1 de diciembre'],
  ['one day', '2054-11-28T18:00:00', 'sábado, 28 de noviembre, 10:30 a. m.'],
  ['a whole day', '2054-11-28T23:59:00', 'sábado, 28 de noviembre, 10:30 a. m.'],
  ['a day without a known end', null, 'sábado, 28 de noviembre, 10:30 a. m.'],
])('one of %s says until when it goes on, if that is another day', (_what, end_local, dateText) => {
  expect(eventCardContent({ ...event, end_local }).dateText).toBe(dateText);
});

test('a night is of one day', () => {
  const night = { ...event, start_local: '2054-11-28T22:00:00', end_local: '2054-11-29T05:00:00' };
  expect(eventCardContent(night).dateText).not.toContain('hasta');
});

test('tickets elsewhere come before those of the own page, which stand in for them', () => {
  const own = { ...event, takes_registrations: true };
  expect(eventCardContent(own).eventUrl).toBe('https://tickets.example/7');
  expect(eventCardContent({ ...own, event_url: null }).eventUrl).toBe('/eventos/evento-7#apuntarme');
});

test.each([
  ['postponed', 'Aplazado'],
  ['cancelled', 'Cancelado'],
] as const)('one that is %s says so and has no ticket', (state, note) => {
  const content = eventCardContent({ ...event, state, takes_registrations: true });
  expect(content).toMatchObject({ note, eventUrl: '#' });
});

test('fields without a value get their fallbacks', () => {
  const bare = { ...event, logo_url: null, location: null, description: null, event_url: null };
  expect(eventCardContent(bare)).toMatchObject({ image: undefined, location: '', description: '', eventUrl: '#' });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'tickets', ''])(
  'an address such as "%s" is never followed',
  (address) => {
    const content = eventCardContent({ ...event, event_url: address, logo_url: address });
    expect(content).toMatchObject({ eventUrl: '#', image: undefined });
  },
);

test('a path of this site may be followed', () => {
  expect(eventCardContent({ ...event, event_url: '/eventos/muestra' }).eventUrl).toBe('/eventos/muestra');
});
