create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  reason text not null check (reason in ('comunidad', 'patrocinio', 'prensa', 'ponente', 'web', 'conducta', 'datos')),
  name text,
  email text,
  company text,
  helps text[] not null default '{}',
  talk_date date,
  talk_city text,
  message text not null,
  likely_spam boolean not null default false,
  state text not null default 'new' check (state in ('new', 'open', 'resolved', 'spam')),
  assigned_to uuid references users (id) on delete set null,
  -- Of an anonymous message only the day is kept.
  created_at timestamptz not null,
  first_answered_at timestamptz,
  settled_at timestamptz,
  idempotency_key uuid unique,
  check ((name is null) = (email is null)),
  check (email is not null or reason = 'conducta'),
  check ((state in ('resolved', 'spam')) = (settled_at is not null))
);
create index contact_messages_by_state on contact_messages (state, created_at desc, id desc);
create index contact_messages_by_time on contact_messages (created_at);

create table contact_attachments (
  message_id uuid primary key references contact_messages (id) on delete cascade,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
  content bytea not null
);
