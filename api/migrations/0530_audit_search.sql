-- What the search of the audit log looks through, kept ready: computing it for half a million rows takes seconds.
alter table audit add column search_text text not null generated always as (
  plain_text(coalesce(actor_name, '') || ' ' || act || ' ' || coalesce(subject, '') || ' ' || request_id)
) stored;
create index audit_by_act on audit (act, at desc, id desc);
create index audit_by_subject on audit (subject text_pattern_ops, at desc, id desc);
create index audit_by_actor on audit (actor_name, at desc, id desc);
