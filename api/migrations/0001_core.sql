create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null,
  avatar text,
  role text not null check (role in ('member', 'promoter', 'mentor', 'company', 'editor', 'moderator', 'organiser', 'admin')),
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index users_email on users (email);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table comments (
  id uuid primary key default gen_random_uuid(),
  post_id integer not null check (post_id > 0),
  content text not null,
  alias text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  check ((state = 'pending') = (decided_at is null))
);
create index comments_by_state on comments (state, created_at desc, id desc);
create index comments_by_post on comments (post_id, state, created_at desc, id desc);
create index comments_rejected on comments (decided_at) where state = 'rejected';

create table events (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  logo_url text,
  location text,
  description text,
  event_url text,
  starts_at timestamptz not null,
  timezone text not null
);
create index events_by_start on events (starts_at desc, id desc);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  act text not null,
  actor_id uuid,
  actor_name text,
  subject text,
  before jsonb,
  after jsonb,
  request_id text not null,
  address_hash text
);
create index audit_by_time on audit (at desc, id desc);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append only';
end
$$;
create trigger audit_append_only before update or truncate on audit execute function audit_is_append_only();

-- Counters that may be lost in a crash: not worth a sync to disk.
create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (resets_at);

create table secrets (
  name text primary key,
  value text not null
);

-- When moderators were last told that comments are waiting: one row.
create table moderation_notice (
  only_row boolean primary key default true check (only_row),
  sent_at timestamptz
);
insert into moderation_notice (only_row) values (true);
