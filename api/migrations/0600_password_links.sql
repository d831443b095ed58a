-- What a mail about a password leads to. Only the SHA-256 of what stands in the link is kept.
create table password_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Choose a new password, or close an account whose password somebody else has changed.
  purpose text not null check (purpose in ('reset', 'lock')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_links_user on password_links (user_id, purpose);
create index password_links_expiry on password_links (expires_at);
