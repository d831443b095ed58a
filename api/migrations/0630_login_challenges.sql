-- The password was right, and the code of the second factor is still to come.
create table login_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of what the account kept of its password then: with another one the challenge is no good.
  password_digest bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_challenges_by_user on login_challenges (user_id);
