-- Holding a version, letting go of it, and taking a remote off the site are switches like the others.
alter table registry.history drop constraint history_action_check;
alter table registry.history add constraint history_action_check
  check (action in ('publish', 'rollback', 'pin', 'unpin', 'retire'));
-- Nothing is live after a remote was taken off.
alter table registry.history alter column after drop not null;
alter table registry.history add constraint history_after_unless_retired check ((after is null) = (action = 'retire'));

alter table registry.live add column pinned boolean not null default false;

-- What a part that is no release offers to remotes: the API, which says so when it starts.
create table registry.offers (
  part text primary key,
  document jsonb not null,
  offered_at timestamptz not null default now()
);

-- Releases whose folders were cleared away. The releases themselves stay in the history.
create table registry.removals (
  name text not null,
  version text not null,
  removed_at timestamptz not null default now(),
  primary key (name, version),
  foreign key (name, version) references registry.releases (name, version)
);
