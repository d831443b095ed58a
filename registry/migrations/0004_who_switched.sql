-- Which account of the site asked for a switch; null for a command line.
alter table registry.history add column switched_by_id text;

-- The history only grows, but a name goes from it with its account.
drop trigger history_only_grows on registry.history;
create trigger history_only_grows
  before delete or truncate or update of
    id, name, action, before, after, goes_back_to, switched_at, switched_by_id
  on registry.history for each statement execute function registry.refuse_change();
create trigger history_forgets_names_only before update of switched_by on registry.history for each row
  when (old.switched_by_id is null or new.switched_by <> 'cuenta borrada')
  execute function registry.refuse_change();
