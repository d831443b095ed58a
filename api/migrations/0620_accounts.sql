-- A session as its owner sees it, and what it has shown of her.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  -- Browser and system in words: "Firefox en Android". Null where they are not told.
  add column device text,
  -- Opened with a second factor, or the one in which it was set up.
  add column second_factor boolean not null default false,
  -- When she last proved in this session that it is her.
  add column proven_at timestamptz;
create unique index sessions_id on sessions (id);

alter table users
  -- Cannot log in, until that moment or, without one, until somebody lifts it.
  add column suspended_at timestamptz,
  add column suspended_until timestamptz,
  add column suspend_reason text,
  -- The account goes at that moment, unless she changes her mind.
  add column delete_at timestamptz,
  -- What happens to her comments then.
  add column delete_comments boolean not null default false,
  -- The day of her last call.
  add column last_seen_on date,
  add check (suspended_at is not null or (suspended_until is null and suspend_reason is null));
create index users_deletion on users (delete_at) where delete_at is not null;

-- Time-based one-time passwords (RFC 6238).
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Sealed with the site's secret key.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null while she has not typed a first code.
  confirmed_at timestamptz,
  -- A code is good once: that of this step and of earlier ones no more.
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Whoever wrote it while logged in.
alter table comments add column author_id uuid references users (id) on delete set null;
create index comments_by_author on comments (author_id, created_at desc, id desc) where author_id is not null;

-- What she does not want by mail, or does: without a row the default of the topic holds.
create table mail_preferences (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, topic)
);
-- Where one click ends mails of this kind (RFC 8058); null for those that one cannot do without.
alter table mail_outbox add column unsubscribe_url text;
