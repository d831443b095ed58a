import { eventsStructuredData } from './structured-data.ts';

const bare = {
  id: '1',
  name: 'Evento de demostración',
  logo_url: null,
  location: null,
  description: null,
  event_url: null,
  start_local: '2026-11-28T10:30:00',
  start_utc: '2026-11-28T09:30:00Z',
  timezone: 'Europe/Madrid',
  slug: 'evento-1',
  state: 'published' as const,
  takes_registrations: false,
};

test('search engines get the upcoming events in order, with the instant of their start', () => {
  const full = { ...bare, id: '2', location: 'Sala de demostración', event_url: 'https://tickets.example/2' };
  expect(eventsStructuredData([bare, full])).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, item: { '@type': 'Event', startDate: '2026-11-28T09:30:00Z' } },
        {
          position: 2,
          item: { location: { '@type': 'Place', name: 'Sala de demostración' }, url: 'https://tickets.example/2' },
        },
      ],
    },
  ]);
});

test('what an event does not have is left out instead of being empty', () => {
  const [list] = eventsStructuredData([bare]) as [{ itemListElement: { item: object }[] }];
  expect(Object.keys(list.itemListElement[0]?.item ?? {})).toEqual(['@type', 'name', 'startDate']);
});

test('without events nothing is said', () => {
  expect(eventsStructuredData([])).toEqual([]);
});
