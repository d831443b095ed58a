-- Places that are asked for without an account, until the button behind the link in the mail is pressed.
create table place_requests (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references events (id) on delete cascade,
  name text not null,
  email text not null,
  created_at timestamptz not null,
  -- Until when the link is good.
  expires_at timestamptz not null,
  -- Until when a place is kept; null where there was none, or where it is free again.
  held_until timestamptz,
  confirmed_at timestamptz
);
create unique index place_requests_once on place_requests (event_id, email);
create index place_requests_by_email on place_requests (email);
create index place_requests_held on place_requests (held_until) where held_until is not null;
create index place_requests_by_end on place_requests (expires_at);
