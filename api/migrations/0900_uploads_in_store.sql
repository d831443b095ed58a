-- A file that is too large for its row is an object of the store that the machines share (STORAGE_URL). Its row has no bytes then, and says
-- which object has them: {"key", "bytes", "sha256"}.
alter table document_contents add column object jsonb;
alter table contact_attachments add column object jsonb;
alter table talk_files add column object jsonb;
alter table pictures add column object jsonb;

-- Objects whose row is gone, until they are, too. However a row goes (with its member's account, when its time is over), it is noted here.
create table removed_objects (
  key text primary key,
  removed_at timestamptz not null default now()
);

create function note_removed_object() returns trigger language plpgsql as $$
begin
  if old.object is not null and (tg_op = 'DELETE' or new.object is distinct from old.object) then
    insert into removed_objects (key) values (old.object ->> 'key') on conflict do nothing;
  end if;
  return null;
end $$;
create trigger document_contents_removed after delete or update of object on document_contents
  for each row execute function note_removed_object();
create trigger contact_attachments_removed after delete or update of object on contact_attachments
  for each row execute function note_removed_object();
create trigger talk_files_removed after delete or update of object on talk_files
  for each row execute function note_removed_object();
create trigger pictures_removed after delete or update of object on pictures
  for each row execute function note_removed_object();
