-- What tabs tell of page views, as counts only: no row stands for a visit, and none says who came.
-- `bucket` says how much was measured (registry/src/beacon-buckets.ts); it is 0 for what is only counted.
create table registry.beacons (
  day date not null,
  name text not null,
  version text not null,
  page text not null,
  metric text not null check (metric in ('views', 'errors', 'ttfb', 'fcp', 'lcp', 'inp', 'cls', 'load')),
  bucket smallint not null check (bucket >= 0),
  count bigint not null check (count > 0),
  primary key (name, version, day, page, metric, bucket),
  foreign key (name, version) references registry.releases (name, version)
);
create index beacons_day on registry.beacons (day);
