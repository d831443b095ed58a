-- A release that goes to a share of the visitors before it is live for all. `evidence` is what was concluded so far from the counts.
create table registry.rollouts (
  id integer generated always as identity primary key,
  name text not null,
  version text not null,
  stable text not null,
  state text not null check (state in ('waiting', 'planned', 'running', 'paused', 'stopped', 'withdrawn', 'done')),
  share smallint not null default 0 check (share between 0 and 100),
  steps smallint[] not null check (cardinality(steps) > 0),
  hold_minutes integer not null check (hold_minutes > 0),
  least_visits integer not null check (least_visits > 0),
  starts_at timestamptz,
  step_since timestamptz,
  step_visits bigint not null default 0,
  evidence jsonb,
  created_at timestamptz not null,
  created_by text not null,
  created_by_id text,
  foreign key (name, version) references registry.releases (name, version),
  foreign key (name, stable) references registry.releases (name, version),
  check ((state in ('running', 'paused', 'done')) or share = 0)
);
create unique index rollouts_under_way on registry.rollouts (name)
  where state in ('waiting', 'planned', 'running', 'paused');
create index rollouts_latest on registry.rollouts (name, id desc);

-- The share over time, and why it changed.
create table registry.rollout_changes (
  id integer generated always as identity primary key,
  rollout integer not null references registry.rollouts (id),
  changed_at timestamptz not null,
  share smallint not null,
  state text not null,
  reason text,
  changed_by text not null,
  changed_by_id text
);
create index rollout_changes_rollout on registry.rollout_changes (rollout, id);
create trigger rollout_changes_only_grow
  before delete or truncate or update of id, rollout, changed_at, share, state, reason, changed_by_id
  on registry.rollout_changes for each statement execute function registry.refuse_change();
create trigger rollout_changes_forget_names_only before update of changed_by on registry.rollout_changes for each row
  when (old.changed_by_id is null or new.changed_by <> 'cuenta borrada')
  execute function registry.refuse_change();

-- What tabs tell of visits that a number was drawn for, by hour and page: `judged` of `count` have been weighed as evidence.
create table registry.rollout_counts (
  rollout integer not null references registry.rollouts (id),
  arm text not null check (arm in ('candidate', 'stable')),
  page text not null,
  hour timestamptz not null,
  metric text not null check (metric in ('visits', 'troubled', 'lcp', 'inp', 'cls')),
  bucket smallint not null check (bucket >= 0),
  count bigint not null check (count > 0),
  judged bigint not null default 0,
  primary key (rollout, page, hour, arm, metric, bucket)
);
create index rollout_counts_pending on registry.rollout_counts (rollout) where judged < count;
create index rollout_counts_hour on registry.rollout_counts (hour);

-- Who has looked at a version of somebody else and agreed.
create table registry.approvals (
  name text not null,
  version text not null,
  approved_at timestamptz not null,
  approved_by text not null,
  approved_by_id text,
  primary key (name, version, approved_at),
  foreign key (name, version) references registry.releases (name, version)
);

create table registry.part_rules (
  name text primary key,
  approvals smallint not null check (approvals >= 0)
);

create table registry.freezes (
  id integer generated always as identity primary key,
  name text,
  reason text not null,
  since timestamptz not null,
  until timestamptz not null,
  made_by text not null,
  made_by_id text,
  ended_at timestamptz
);

-- What the watch over the parts saw last, so that each alert is told once.
create table registry.alert_marks (
  key text primary key,
  seen jsonb not null
);
