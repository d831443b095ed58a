-- What the administration writes about a member; she gets it with her data.
create table user_notes (
  -- Made by whoever writes: the same note sent twice is kept once.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  text text not null,
  author_id uuid references users (id) on delete set null,
  -- As she was called then.
  author_name text not null,
  created_at timestamptz not null
);
create index user_notes_by_user on user_notes (user_id, created_at, id);

-- What the search of the administration looks through: made once, as it takes seconds for 100,000 accounts.
alter table users add column search_text text not null generated always as (plain_text(name || ' ' || email)) stored;
-- The orders of the list of accounts.
create index users_by_creation on users (created_at desc, id desc);
create index users_by_name on users (name collate "es-x-icu", id);
create index users_by_role on users (role, created_at desc, id desc);
create index users_suspended on users (suspended_at) where suspended_at is not null;
create index users_never_seen on users (created_at desc, id desc) where last_seen_on is null;
