alter table users
  -- When she was told that the account will go because nobody uses it. No longer true once she has been seen later.
  add column inactivity_told_on date;

-- A mail that is erased as soon as it was sent or given up: the last one to somebody of whom nothing stays.
alter table mail_outbox add column erase_once_settled boolean not null default false;

-- Nothing is put into the log or changed there, but what names a member goes with her account.
drop trigger audit_append_only on audit;
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.actor_name is null or new.actor_name = old.actor_name)
    and (new.address_hash is null or new.address_hash = old.address_hash)
    and (new.before is null or old.before @> new.before)
    and (new.after is null or old.after @> new.after)
    and (new.id, new.at, new.act, new.actor_id, new.subject, new.request_id)
      is not distinct from (old.id, old.at, old.act, old.actor_id, old.subject, old.request_id)
  then
    return new;
  end if;
  raise exception 'the audit log is append only';
end
$$;
create trigger audit_append_only before update on audit for each row execute function audit_is_append_only();
create trigger audit_not_truncated before truncate on audit for each statement execute function audit_is_append_only();
-- What somebody did, for her own copy of her data and for erasing her name.
create index audit_by_actor_id on audit (actor_id, at desc, id desc) where actor_id is not null;
