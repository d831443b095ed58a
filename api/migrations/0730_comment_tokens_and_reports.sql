-- Until when, and with which secret, whoever sent a comment may still change it. Only the SHA-256 of the secret is kept.
create table comment_edit_tokens (
  comment_id uuid primary key references comments (id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null
);
create index comment_edit_tokens_expiry on comment_edit_tokens (expires_at);

-- When its author last changed the text: who decides about a comment says which text she read.
alter table comments add column edited_at timestamptz;

-- What readers object to in a published comment. Nobody is named: what stands for the address is there to count one
-- reader once, for a day.
create table comment_reports (
  id uuid primary key default gen_random_uuid(),
  comment_id uuid not null references comments (id) on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'personal-data', 'advertising', 'off-topic', 'illegal')),
  note text check (char_length(note) <= 300),
  address_hash text,
  created_at timestamptz not null,
  -- When a moderator decided that the comment stays.
  closed_at timestamptz,
  unique (comment_id, address_hash)
);
create index comment_reports_open on comment_reports (comment_id, created_at) where closed_at is null;
create index comment_reports_addresses on comment_reports (created_at) where address_hash is not null;
