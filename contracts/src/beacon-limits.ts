/** Limits of a beacon. */
export const beaconLimits = {
  /** Milliseconds. A tab that slept all night says nothing about the site. */
  longestMs: 600_000,
  /** Parts whose loads, errors and trouble one beacon reports. */
  parts: 20,
  /** Errors of one part that are counted. */
  errors: 100,
} as const;
