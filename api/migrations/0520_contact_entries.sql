-- What the team writes about a message: answers that were mailed, and notes that stay inside.
create table contact_entries (
  -- Made by whoever writes: the same entry sent twice is kept once.
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  kind text not null check (kind in ('answer', 'note')),
  text text not null,
  author_id uuid references users (id) on delete set null,
  -- As she was called then.
  author_name text not null,
  created_at timestamptz not null
);
create index contact_entries_by_message on contact_entries (message_id, created_at, id);

-- Where an answer to the mail goes; without it, to its sender.
alter table mail_outbox add column reply_to text;
