create table mail_outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'queued') = (settled_at is null))
);
create index mail_outbox_by_time on mail_outbox (created_at desc, id desc);
