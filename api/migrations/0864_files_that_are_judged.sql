-- Whether a file may be opened: 'open', 'waiting' for the virus scanner, or a virus was 'found' in it and its content is gone.
-- What no scanner has looked at has no `judged_at`: the next look takes it along.
alter table document_files
  add column verdict text not null default 'open' check (verdict in ('open', 'waiting', 'found')),
  add column judged_at timestamptz;
alter table contact_attachments
  add column verdict text not null default 'open' check (verdict in ('open', 'waiting', 'found')),
  add column judged_at timestamptz;
alter table talk_files
  add column verdict text not null default 'open' check (verdict in ('open', 'waiting', 'found')),
  add column judged_at timestamptz;
create index document_files_unjudged on document_files (uploaded_at) where judged_at is null;
create index contact_attachments_unjudged on contact_attachments (message_id) where judged_at is null;
create index talk_files_unjudged on talk_files (stored_at) where judged_at is null;
