import { eventLimits } from '@femcoders/contracts/event-limits';
import * as z from 'zod/mini';
import type { EventbriteAccount } from '../../config.ts';
import { ImportFailure } from './import-failure.ts';
import { describe, type ImportedEvent, line, type SourceReading, usualTimezone } from './imported-event.ts';
import type { OutsideFetch } from './outside-fetch.ts';
import { publicWebAddress } from './public-address.ts';

const pageMax = 8 * 1024 * 1024;
const patience = 20_000;
/** Most pages of fifty events. */
const mostPages = 40;

/** All states but drafts. */
const asked = 'live,started,ended,completed,canceled';

const maybe = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
const text = maybe(z.object({ text: maybe(z.string()) }));
const moment = z.object({ utc: z.string(), timezone: maybe(z.string()) });

/** The fields that we read of an event (Eventbrite API v3, "Event"); fields that may be null are null. */
const eventSchema = z.object({
  id: z.string(),
  name: text,
  summary: maybe(z.string()),
  description: text,
  url: maybe(z.string()),
  start: moment,
  end: maybe(moment),
  status: z.string(),
  listed: maybe(z.boolean()),
  online_event: maybe(z.boolean()),
  logo: maybe(z.object({ url: maybe(z.string()), original: maybe(z.object({ url: maybe(z.string()) })) })),
  venue: maybe(
    z.object({
      name: maybe(z.string()),
      address: maybe(z.object({ localized_address_display: maybe(z.string()), city: maybe(z.string()) })),
    }),
  ),
});
type EventbriteEvent = z.infer<typeof eventSchema>;

const pageSchema = z.object({
  events: z.array(z.looseObject({ id: z.string() })),
  pagination: z.object({
    object_count: maybe(z.number()),
    has_more_items: maybe(z.boolean()),
    continuation: maybe(z.string()),
  }),
});

/**
 * All events of an organisation, page after page. Half a list is none: it would make the rest look vanished.
 * @throws ImportFailure
 */
export async function readEventbrite(fetchOutside: OutsideFetch, account: EventbriteAccount): Promise<SourceReading> {
  const found = new Map<string, unknown>();
  let continuation: string | undefined;
  let total = 0;
  for (let page = 1; ; page += 1) {
    const answer = await readPage(fetchOutside, account, continuation);
    for (const event of answer.events) found.set(event.id, event);
    const { has_more_items, continuation: next, object_count } = answer.pagination;
    total = object_count ?? 0;
    if (!has_more_items) break;
    if (!next || next === continuation || page === mostPages) {
      throw new ImportFailure('Eventbrite dice que hay más eventos, pero no cómo pedirlos');
    }
    continuation = next;
  }
  return toReading([...found.values()], found.size >= total);
}

async function readPage(fetchOutside: OutsideFetch, account: EventbriteAccount, continuation: string | undefined) {
  const url = new URL(`/v3/organizations/${encodeURIComponent(account.organisation)}/events/`, account.url);
  url.search = new URLSearchParams({
    status: asked,
    order_by: 'start_asc',
    expand: 'venue,logo',
    page_size: '50',
    ...(continuation && { continuation }),
  }).toString();
  const answer = await fetchOutside(url.href, {
    headers: { authorization: `Bearer ${account.token}`, accept: 'application/json' },
    maxBytes: pageMax,
    timeoutMs: patience,
  });
  const page = z.safeParse(pageSchema, jsonOf(answer));
  if (!page.success) throw new ImportFailure('Eventbrite ha respondido algo que no entendemos');
  return page.data;
}

function jsonOf(answer: Buffer): unknown {
  try {
    return JSON.parse(answer.toString('utf8'));
  } catch {
    return undefined;
  }
}

function toReading(found: unknown[], complete: boolean): SourceReading {
  const notes: string[] = complete ? [] : ['Eventbrite ha enviado menos eventos de los que dice tener.'];
  const keys = new Set<string>();
  const events: ImportedEvent[] = [];
  for (const one of found) {
    keys.add((one as { id: string }).id);
    const parsed = z.safeParse(eventSchema, one);
    const event = parsed.success ? toEvent(parsed.data, notes) : undefined;
    if (event) events.push(event);
    else if (event === undefined)
      notes.push(`El evento ${line(String((one as { id: string }).id), 30)} llega incompleto: no se importa.`);
  }
  return { events, keys, complete, notes };
}

/** @returns null for what is not for the public, undefined for what cannot be read */
function toEvent(event: EventbriteEvent, notes: string[]): ImportedEvent | null | undefined {
  if (event.status === 'draft' || event.listed === false) return null;
  const name = line(event.name?.text, eventLimits.name);
  const startsAt = instant(event.start.utc);
  if (!name || !startsAt) return undefined;
  const end = instant(event.end?.utc);
  const eventUrl = publicWebAddress(event.url);
  if (event.url && !eventUrl)
    notes.push(`«${name}»: su enlace no es una dirección pública https, así que no se enlaza.`);
  const online = event.online_event === true;
  const { venue } = event;
  const address = line(venue?.address?.localized_address_display, eventLimits.venueAddress);
  const venueName = line(venue?.name, eventLimits.venueName);
  const place = [venueName, line(venue?.address?.city, 80) ?? address].filter(Boolean).join(', ');
  return {
    key: event.id,
    name,
    startsAt,
    endsAt: end && end > startsAt ? end : null,
    timezone: event.start.timezone ?? usualTimezone,
    state: event.status === 'canceled' ? 'cancelled' : 'published',
    ...describe(event.description?.text ?? event.summary),
    location: online ? 'En línea' : place || null,
    venueName: online ? null : venueName,
    venueAddress: online ? null : address,
    online,
    onlineUrl: null,
    eventUrl,
    logo: event.logo?.original?.url ?? event.logo?.url ?? null,
  };
}

/** `2026-11-28T17:30:00Z` */
function instant(utc: string | null | undefined): Date | null {
  if (!utc || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(utc)) return null;
  const date = new Date(utc);
  return Number.isNaN(date.getTime()) ? null : date;
}
