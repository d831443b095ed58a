import type { EventDetail } from '@femcoders/contracts/event';
import { demoDetail, demoEvent, demoSpeakers } from '../../../test/events-api.ts';
import { eventStructuredData, eventsStructuredData } from './structured-data.ts';

const origin = 'https://site.example';
const shownEvent = (fields: Partial<EventDetail> = {}) => demoDetail('1', fields);

test('search engines get the upcoming events in order, each with the instant of its start and its page', () => {
  const events = [demoEvent('1', { location: null }), demoEvent('2', { state: 'cancelled' })];
  expect(eventsStructuredData(events, origin)).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: { '@type': 'Event', startDate: '2054-11-28T09:30:00Z', url: 'https://site.example/eventos/evento-1' },
        },
        {
          position: 2,
          item: {
            location: { '@type': 'Place', name: 'Sala de demostración' },
            eventStatus: 'https://schema.org/EventCancelled',
          },
        },
      ],
    },
  ]);
});

test('what an event does not have is left out instead of being empty', () => {
  const [list] = eventsStructuredData([demoEvent('1', { location: null, description: null })], origin) as [
    { itemListElement: { item: object }[] },
  ];
  expect(Object.keys(list.itemListElement[0]?.item ?? {})).toEqual([
    '@type',
    'name',
    'url',
    'image',
    'startDate',
    'eventStatus',
  ]);
});

test('an event without its own picture is shown by that of its page', () => {
  expect(eventStructuredData(shownEvent(), origin)).toHaveProperty(
    'image',
    'https://site.example/social/eventos/evento-1.png',
  );
});

test('without events nothing is said', () => {
  expect(eventsStructuredData([], origin)).toEqual([]);
});

describe('the page of an event', () => {
  test('says when, where, who and how to come', () => {
    const event = shownEvent({
      end_utc: '2054-11-28T12:00:00Z',
      venue_name: 'Biblioteca de ejemplo',
      venue_address: 'Calle de Ejemplo, 1, Barcelona',
      logo_url: '/assets/eventos/1.png',
      price: 'Gratis, con inscripción',
      speakers: demoSpeakers(1),
      capacity: 40,
      places_left: 4,
    });
    expect(eventStructuredData(event, origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Evento de demostración 1',
      description: 'Una tarde de muestra.',
      url: 'https://site.example/eventos/evento-1',
      image: 'https://site.example/assets/eventos/1.png',
      inLanguage: 'es',
      startDate: '2054-11-28T09:30:00Z',
      endDate: '2054-11-28T12:00:00Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Biblioteca de ejemplo', address: 'Calle de Ejemplo, 1, Barcelona' },
      organizer: { '@id': 'https://site.example/#organization' },
      performer: [{ '@type': 'Person', name: 'Ponente 1' }],
      maximumAttendeeCapacity: 40,
      remainingAttendeeCapacity: 4,
      offers: {
        '@type': 'Offer',
        url: 'https://tickets.example/1',
        availability: 'https://schema.org/InStock',
        price: 0,
        priceCurrency: 'EUR',
      },
    });
  });

  test('an event in the net is at its page, and one in both places at both', () => {
    const online = shownEvent({ online: true, location: 'En línea' });
    expect(eventStructuredData(online, origin)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://site.example/eventos/evento-1' },
    });
    const both = { ...online, venue_address: 'Calle de Ejemplo, 1' };
    expect(eventStructuredData(both, origin)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    });
  });

  test('places that are given on it are offered there, sold out once only the waiting list is left', () => {
    const own = shownEvent({ event_url: null, registration: 'open', price: '12 €' });
    expect(eventStructuredData(own, origin)).toHaveProperty('offers', {
      '@type': 'Offer',
      url: 'https://site.example/eventos/evento-1',
      availability: 'https://schema.org/InStock',
    });
    expect(eventStructuredData({ ...own, registration: 'waiting' }, origin)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  test.each([
    ['Gratis', true],
    ['Gratuito', true],
    ['Entrada libre hasta completar', true],
    ['0 €', true],
    ['0,50 €', false],
    ['10 €, gratis para socias', false],
    [null, false],
  ])('the price "%s" is nothing: %s', (price, free) => {
    const { offers } = eventStructuredData(shownEvent({ price }), origin) as { offers: object };
    expect('price' in offers).toBe(free);
  });

  test.each(['now', 'past'] as const)('an event that is %s offers nothing', (phase) => {
    expect(eventStructuredData(shownEvent({ phase }), origin)).not.toHaveProperty('offers');
  });

  test('a postponed or cancelled event says so and offers nothing', () => {
    const off = eventStructuredData(shownEvent({ state: 'postponed' }), origin);
    expect(off).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
    expect(off).not.toHaveProperty('offers');
  });
});
