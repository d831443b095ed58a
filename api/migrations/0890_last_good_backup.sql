-- What the command for backups notes when one has succeeded: the processes tell their operator how old it is.
create table last_good_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null,
  rows bigint not null,
  bytes bigint not null
);
