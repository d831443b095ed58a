import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { Metrics } from './metrics.ts';

export interface ReleaseMetricsPorts {
  /** Returns the live document. */
  document: () => Promise<RegistryDocument>;
  /** Releases that are live and whose files this process does not have. */
  missingReleases?: () => Promise<string[]>;
}

/** The failure counters of a release, by its name. */
export interface ReleaseFailures {
  onLoadFailure(remote: string): void;
  onSectionFailure(remote: string): void;
}

/** Adds which version of what is live, as this process sees it, and how often its code failed here. */
export function addReleaseMetrics(
  { gauge, counter, onScrape }: Metrics,
  { document, missingReleases }: ReleaseMetricsPorts,
): ReleaseFailures {
  const live = gauge('release_live_info', 'The version of each part that is live.', 'remote', 'version');
  const failures = counter('release_load_failures_total', 'Loads of a part in this process that failed.', 'remote');
  const sections = counter(
    'release_section_failures_total',
    'Sections of pages that failed while they were rendered in this process.',
    'remote',
  );
  onScrape(async () => {
    const { shell, remotes } = await document();
    live.reset();
    for (const { name, version } of [shell, ...remotes]) {
      live.set({ remote: name, version }, 1);
      // A counter that appears with its first failure shows no increase.
      failures.inc({ remote: name }, 0);
      sections.inc({ remote: name }, 0);
    }
  });
  if (missingReleases) {
    const missing = gauge('release_files_missing', 'Live releases whose files this process does not have.');
    onScrape(async () => missing.set((await missingReleases()).length));
  }
  return {
    onLoadFailure: (remote) => failures.inc({ remote }),
    onSectionFailure: (remote) => sections.inc({ remote }),
  };
}
