create table registry.releases (
  name text not null,
  version text not null,
  document jsonb not null,
  released_at timestamptz not null default now(),
  released_by text not null,
  primary key (name, version)
);

-- Every switch of what is live. `goes_back_to` is the switch that a rollback returns to, so that a second rollback
-- goes one further back instead of forth again.
create table registry.history (
  id integer generated always as identity primary key,
  name text not null,
  action text not null check (action in ('publish', 'rollback')),
  before text,
  after text not null,
  goes_back_to integer references registry.history (id),
  switched_by text not null,
  switched_at timestamptz not null default now(),
  foreign key (name, before) references registry.releases (name, version),
  foreign key (name, after) references registry.releases (name, version)
);
create index history_name on registry.history (name, id desc);

create function registry.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'registry.% only grows: % is refused', tg_table_name, lower(tg_op);
end
$$;
create trigger history_only_grows before update or delete or truncate on registry.history
  for each statement execute function registry.refuse_change();
create trigger releases_only_grow before update or delete or truncate on registry.releases
  for each statement execute function registry.refuse_change();

create table registry.live (
  name text primary key,
  version text not null,
  switch_id integer not null references registry.history (id),
  foreign key (name, version) references registry.releases (name, version)
);

-- One row: locked by every switch, so that switches happen one after another.
create table registry.revision (
  only_row boolean primary key default true check (only_row),
  number integer not null
);
insert into registry.revision (number) values (0);
