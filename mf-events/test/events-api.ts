import type { SiteEvent } from '@femcoders/contracts/event';
import type { Person } from '@femcoders/contracts/person';
import { type ApiClient, type ApiRequest, UnreachableError } from '@femcoders/platform';

/** A demonstration event; `start_local` is its wall clock. */
export function demoEvent(id: string, fields: Partial<SiteEvent> = {}): SiteEvent {
  return {
    id,
    name: `Evento de demostración ${id}`,
    logo_url: null,
    location: 'Sala de demostración',
    description: 'Una tarde de muestra.',
    event_url: `https://tickets.example/${id}`,
    start_local: '2026-11-28T10:30:00',
    start_utc: '2026-11-28T09:30:00Z',
    timezone: 'Europe/Madrid',
    slug: `evento-${id}`,
    state: 'published',
    takes_registrations: false,
    ...fields,
  };
}

/** `count` demonstration events with the ids `<prefix>1`, `<prefix>2`… */
export function demoEvents(prefix: string, count: number): SiteEvent[] {
  return Array.from({ length: count }, (_, index) => demoEvent(`${prefix}${index + 1}`));
}

/** `count` demonstration speakers: "Ponente 1", "Ponente 2"… */
export function demoSpeakers(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `ponente-${index + 1}`,
    name: `Ponente ${index + 1}`,
    pronouns: null,
    group: 'speaker',
    title: `Charla ${index + 1}`,
    summary: 'Una frase.',
    topics: [],
    links: { linkedin: null, github: null, web: null },
    portrait: `/assets/portraits/ponente-${index + 1}.png`,
  }));
}

/** The API as this remote sees it: pages of past events, and lists that can be told to fail or to never answer. */
export class EventsApi implements ApiClient {
  upcoming: SiteEvent[] | 'fails' | 'hangs' = [];
  past: SiteEvent[] | 'fails' | 'hangs' = [];
  speakers: Person[] | 'fails' | 'hangs' = [];
  readonly asked: string[] = [];

  async request<T>(path: string, { query = {} }: ApiRequest = {}): Promise<T> {
    this.asked.push([path, ...Object.entries(query).map(([name, value]) => `${name}=${value}`)].join(' '));
    const list = path === '/people' ? this.speakers : path.endsWith('/upcoming') ? this.upcoming : this.past;
    if (list === 'fails') throw new UnreachableError('No hemos podido conectar.');
    if (list === 'hangs') return new Promise<T>(() => {});
    if (!query.page || !query.limit) return list as T;
    const [page, limit] = [Number(query.page), Number(query.limit)];
    return list.slice((page - 1) * limit, page * limit) as T;
  }
}
