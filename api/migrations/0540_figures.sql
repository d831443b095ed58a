-- What the figures of the administration count, without reading the rows themselves.
create index comments_decisions on comments (decided_at) include (created_at, state, reject_reason)
  where decided_by is not null;
create index mail_outbox_by_state on mail_outbox (state, settled_at);
create index contact_messages_figures on contact_messages (created_at) include (state, reason, first_answered_at);
