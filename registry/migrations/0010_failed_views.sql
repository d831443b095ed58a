-- Page views in which a part failed at least once: `errors` counts what went wrong, and one view may have a hundred of them.
-- Whoever knows only the older metrics goes on writing them.
alter table registry.beacons
  drop constraint beacons_metric_check,
  add constraint beacons_metric_check
    check (metric in ('views', 'failed', 'errors', 'ttfb', 'fcp', 'lcp', 'inp', 'cls', 'load', 'refusals'));
