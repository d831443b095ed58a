-- What is known of the checks of a version. Beside the releases, which never change: one that was released without its tests, or
-- without being tried, may be released again with them.
create table registry.checks (
  name text not null,
  version text not null,
  tests text check (tests in ('passed', 'skipped')),
  tried text check (tried in ('passed', 'skipped')),
  primary key (name, version),
  foreign key (name, version) references registry.releases (name, version)
);
