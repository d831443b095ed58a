-- Where events are imported from, and how the last reading went.
create table event_feeds (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('eventbrite', 'ical')),
  name text not null check (char_length(name) between 1 and 80),
  -- Of a calendar. A private calendar has it for a password: it is shown to those who organise and never logged.
  address text check (char_length(address) <= 2000),
  active boolean not null default true,
  created_at timestamptz not null,
  -- Somebody wants it read at once.
  asked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  succeeded_at timestamptz,
  -- The source wants to be left alone until then.
  not_before timestamptz,
  -- Events of the last reading that succeeded.
  found integer,
  -- Why the last reading failed; null when it succeeded.
  error text,
  notes text[] not null default '{}',
  check ((kind = 'ical') = (address is not null))
);
create unique index event_feeds_eventbrite on event_feeds (kind) where kind = 'eventbrite';
create unique index event_feeds_address on event_feeds (address);

alter table events
  -- What the source said at the last reading: only what it says otherwise since then is written over what was edited here.
  add column imported jsonb,
  -- Since when the source no longer has it.
  add column missing_since timestamptz;
