-- What browsers refused because the policy of the page forbids it; `bucket` says under which directive
-- (contracts/src/refusal-limits.ts). Whoever knows only the older metrics goes on writing them.
alter table registry.beacons
  drop constraint beacons_metric_check,
  add constraint beacons_metric_check
    check (metric in ('views', 'errors', 'ttfb', 'fcp', 'lcp', 'inp', 'cls', 'load', 'refusals'));
