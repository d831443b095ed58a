-- What a page of its own says of an event, where the event comes from, and who comes.
alter table events
  add column slug text,
  add column state text not null default 'published' check (state in ('draft', 'published', 'postponed', 'cancelled')),
  add column ends_at timestamptz,
  add column about text,
  add column venue_name text,
  add column venue_address text,
  add column directions text,
  add column online boolean not null default false,
  -- Told only to whoever has a place.
  add column online_url text,
  add column price text,
  add column food text,
  add column photos text,
  add column programme jsonb not null default '[]',
  add column accessibility jsonb not null default '{}',
  add column accessibility_note text,
  -- Whether places are given here; without a capacity there is room for everybody.
  add column takes_registrations boolean not null default false,
  add column capacity integer check (capacity between 1 and 100000),
  add column cancel_reason text,
  add column source text not null default 'own' check (source in ('own', 'eventbrite', 'ical')),
  -- Which entry of its source it is: an import finds it again by this.
  add column source_key text,
  -- Grows with every change that a calendar must take over (RFC 5545, section 3.8.7.4).
  add column sequence integer not null default 0,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add check (ends_at > starts_at),
  add check ((source = 'own') = (source_key is null));
update events set slug = 'evento-' || id;
alter table events
  alter column slug set not null,
  alter column slug set default 'evento-' || gen_random_uuid(),
  add check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100);
create unique index events_slug on events (slug);
create unique index events_source on events (source, source_key);

create table event_speakers (
  event_id uuid not null references events (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  -- Smaller comes first.
  position integer not null,
  primary key (event_id, person_id)
);
create index event_speakers_person on event_speakers (person_id);

create table registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references events (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  email text not null check (email = lower(email)),
  -- A place, one of the waiting list, a place held for her until she says yes, or none any more.
  state text not null check (state in ('registered', 'waiting', 'offered', 'cancelled')),
  created_at timestamptz not null,
  -- Since when she waits: the order of the waiting list.
  waiting_since timestamptz,
  offer_expires_at timestamptz,
  cancelled_at timestamptz,
  week_reminder_at timestamptz,
  day_reminder_at timestamptz,
  checked_in_at timestamptz,
  checked_in_by uuid references users (id) on delete set null,
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'offered') = (offer_expires_at is not null)),
  check (state <> 'waiting' or waiting_since is not null),
  check (checked_in_at is null or state = 'registered')
);
create unique index registrations_once on registrations (event_id, email);
create index registrations_by_state on registrations (event_id, state, waiting_since, id);
create index registrations_offers on registrations (offer_expires_at) where state = 'offered';
