import { adminEvent } from '../../../test/admin-event.ts';
import { type EventValues, valuesOf } from './event-values.ts';
import { recipientsOfChange, recipientsOfState } from './mail-recipients.ts';

const now = new Date('2026-11-21T12:00:00Z');
const event = adminEvent({ taken: 9, waiting: 2, people: 8, placed: 5, venue_name: 'La Nave', online: true });
const base = valuesOf(event);
const hear = (part: Partial<EventValues>, of = event) => recipientsOfChange(of, { ...base, ...part }, base, now);

test('all who are in hear of another time or place, and only those with a place of another link', () => {
  expect(hear({ start_local: '2026-11-28T19:00' })).toBe(8);
  expect(hear({ venue_address: 'Calle Mayor, 1' })).toBe(8);
  expect(hear({ online_url: 'https://video.example/otra' })).toBe(5);
});

test('the same hour on another clock is another one, and the same instant is none', () => {
  expect(hear({ timezone: 'Atlantic/Canary' })).toBe(8);
  expect(hear({ timezone: 'Europe/Paris' })).toBe(0);
  const hourEarlier = (local: string) =>
    local && `${local.slice(0, 11)}${Number(local.slice(11, 13)) - 1}${local.slice(13)}`;
  const canary = { start_local: hourEarlier(base.start_local), end_local: hourEarlier(base.end_local) };
  expect(hear({ ...canary, timezone: 'Atlantic/Canary' })).toBe(0);
  expect(hear(canary)).toBe(8);
});

test('nobody hears of what no mail says: its name, or a town behind the name of a venue', () => {
  expect(hear({ name: 'Otro' })).toBe(0);
  expect(hear({ location: 'Barcelona', online: false })).toBe(0);
});

test('nobody hears of what is over, unless it is moved to a day to come', () => {
  const past = { ...event, over: true };
  expect(hear({ venue_name: 'Otra' }, past)).toBe(0);
  expect(hear({ start_local: '2026-11-29T18:30', end_local: '' }, past)).toBe(8);
  expect(hear({ start_local: '2026-11-20T18:30', end_local: '' })).toBe(0);
  expect(hear({ start_local: '2026-11-21T11:00', end_local: '' })).toBe(8);
  expect(hear({ start_local: '2026-11-21T09:30', end_local: '' })).toBe(0);
});

test('of what does not go ahead nobody hears but that it does, or that it is cancelled', () => {
  const later = { ...event, state: 'postponed', over: true } as const;
  expect(hear({ venue_name: 'Otra' }, { ...event, state: 'postponed' })).toBe(0);
  expect(recipientsOfState(later, 'cancelled')).toBe(8);
  expect(recipientsOfState(later, 'published')).toBe(0);
  expect(recipientsOfState({ ...event, over: true }, 'cancelled')).toBe(0);
  expect(recipientsOfState(event, 'postponed')).toBe(8);
});
