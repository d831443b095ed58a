-- How often the scanner could not judge a file. After a few times its verdict is 'unjudged': closed, and tried after all others.
alter table document_files
  add column failed_scans integer not null default 0,
  drop constraint document_files_verdict_check,
  add constraint document_files_verdict_check check (verdict in ('open', 'waiting', 'found', 'unjudged'));
alter table contact_attachments
  add column failed_scans integer not null default 0,
  drop constraint contact_attachments_verdict_check,
  add constraint contact_attachments_verdict_check check (verdict in ('open', 'waiting', 'found', 'unjudged'));
alter table talk_files
  add column failed_scans integer not null default 0,
  drop constraint talk_files_verdict_check,
  add constraint talk_files_verdict_check check (verdict in ('open', 'waiting', 'found', 'unjudged'));
