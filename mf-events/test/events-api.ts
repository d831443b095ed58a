import type { EventDetail, SiteEvent } from '@femcoders/contracts/event';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import type { Person } from '@femcoders/contracts/person';
import type { MemberRegistration, OwnRegistration } from '@femcoders/contracts/registration';
import type { Profile } from '@femcoders/contracts/session';
import { type ApiClient, ApiError, type ApiRequest, UnreachableError } from '@femcoders/platform';

/** A demonstration event; `start_local` is its wall clock. */
export function demoEvent(id: string, fields: Partial<SiteEvent> = {}): SiteEvent {
  return {
    id,
    name: `Evento de demostración ${id}`,
    logo_url: null,
    location: 'Sala de demostración',
    description: 'Una tarde de muestra.',
    event_url: `https://tickets.example/${id}`,
    start_local: '2054-11-28T10:30:00',
    start_utc: '2054-11-28T09:30:00Z',
    end_local: null,
    end_utc: null,
    over_utc: '2054-11-28T12:30:00Z',
    phase: 'coming',
    timezone: 'Europe/Madrid',
    slug: `evento-${id}`,
    state: 'published',
    takes_registrations: false,
    ...fields,
  };
}

/** The same as its own page needs it: a talk without an entry, nothing yet known of the venue. */
export function demoDetail(id: string, fields: Partial<EventDetail> = {}): EventDetail {
  return {
    ...demoEvent(id),
    about: null,
    venue_name: null,
    venue_address: null,
    directions: null,
    online: false,
    price: null,
    food: null,
    photos: null,
    programme: [],
    accessibility: {},
    accessibility_note: null,
    speakers: [],
    registration: 'none',
    capacity: null,
    places_left: null,
    cancel_reason: null,
    updated_at: '2026-11-01T10:00:00Z',
    ...fields,
  };
}

/** A place at a demonstration event. */
export function demoPlace(fields: Partial<OwnRegistration> = {}): OwnRegistration {
  const { slug, name, state, start_local, start_utc, over_utc, timezone, location } = demoEvent('1');
  return {
    state: 'registered',
    name: 'Ada Ejemplo',
    waiting_position: null,
    offer_expires_at: null,
    checked_in: false,
    code: 'MAR-417',
    online_url: null,
    calendar: '/own-registration/calendar.ics?clave=c1',
    event: { slug, name, state, start_local, start_utc, end_local: null, over_utc, timezone, location, past: false },
    ...fields,
  };
}

/** The same as a member sees it on her page; its token is `token-` and the event's id. */
export function demoMemberPlace(
  id: string,
  fields: Partial<MemberRegistration> = {},
  event: Partial<OwnRegistration['event']> = {},
): MemberRegistration {
  const { slug, name } = demoEvent(id);
  const place = demoPlace();
  return {
    ...place,
    token: `token-${id}`,
    arrivals_noted: false,
    ...fields,
    event: { ...place.event, slug, name, ...event },
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

type Outcome<Answer> = Answer | 'fails' | 'hangs';

/** The API as this remote sees it: what it asks for comes, fails or never answers, as a test has it. */
export class EventsApi implements ApiClient {
  upcoming: Outcome<SiteEvent[]> = [];
  past: Outcome<SiteEvent[]> = [];
  speakers: Outcome<Person[]> = [];
  /** The event whose page is asked for; null: there is none. */
  detail: Outcome<EventDetail | null> = null;
  /** The place behind a link; null: the link is wrong. */
  place: Outcome<OwnRegistration | null> = null;
  /** The places of the member who is logged in, to come and past, and what her account says of her. */
  coming: Outcome<MemberRegistration[]> = [];
  had: Outcome<MemberRegistration[]> = [];
  profile: Outcome<Profile> = 'fails';
  /** Called with each write: it throws an error, or changes the data of this API. */
  onSend: (path: string, body: unknown) => unknown = () => undefined;
  readonly asked: string[] = [];
  readonly sent: { path: string; body: unknown }[] = [];
  /** Of mails' links, as they were sent along. */
  readonly keys: (string | undefined)[] = [];

  async request<T>(path: string, { method, body, headers, query = {} }: ApiRequest = {}): Promise<T> {
    if (headers) this.keys.push(headers[linkKeyHeader]);
    if (method === 'POST') {
      this.sent.push({ path, body });
      return (await this.onSend(path, body)) as T;
    }
    this.asked.push([path, ...Object.entries(query).map(([name, value]) => `${name}=${value}`)].join(' '));
    const answer = this.#answerTo(path, query);
    if (answer === 'fails') throw new UnreachableError('No hemos podido conectar.');
    if (answer === 'hangs') return new Promise<T>(() => {});
    if (path.endsWith('/registrations')) return pageOf(answer as MemberRegistration[], query) as T;
    if (answer === null) throw new ApiError(404, 'not-found', 'No existe.');
    if (!Array.isArray(answer) || !query.page || !query.limit) return answer as T;
    const [page, limit] = [Number(query.page), Number(query.limit)];
    return answer.slice((page - 1) * limit, page * limit) as T;
  }

  #answerTo(path: string, query: NonNullable<ApiRequest['query']>): Outcome<unknown> {
    if (path.endsWith('/registrations')) {
      const places = query.when === 'past' ? this.had : this.coming;
      return Array.isArray(places) ? places.filter(({ event }) => !query.event || event.slug === query.event) : places;
    }
    if (path.startsWith('/user/')) return this.profile;
    if (path === '/people') return this.speakers;
    if (path.startsWith('/events/api/detail/')) return this.detail;
    if (path === '/own-registration') return this.place;
    if (path.endsWith('/list/count')) return { past: this.past.length, upcoming: this.upcoming.length };
    return path.endsWith('/upcoming') ? this.upcoming : this.past;
  }
}

/** A page of a list that also says how many there are. */
function pageOf(all: MemberRegistration[], { page = 1, limit = 500 }: NonNullable<ApiRequest['query']>) {
  const from = (Number(page) - 1) * Number(limit);
  return {
    entries: all.slice(from, from + Number(limit)),
    total: all.length,
    cancelled: all.filter(({ event }) => event.state === 'cancelled').length,
  };
}
