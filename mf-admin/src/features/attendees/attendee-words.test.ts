import { placesWords } from './attendee-words.ts';

test('an event with one place counts it in the singular', () => {
  const all = { registered: 0, offered: 0, held: 0, waiting: 0 } as Parameters<typeof placesWords>[0];
  const event = { ...all.event, capacity: 1 };
  expect(placesWords({ ...all, event })).toEqual(['0 de 1 plaza dada']);
  expect(placesWords({ ...all, event: { ...event, capacity: 40 } })).toEqual(['0 de 40 plazas dadas']);
});
