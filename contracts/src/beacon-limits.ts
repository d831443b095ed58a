/** Where tabs send what they tell (contracts/beacon), below the API's address. */
export const beaconPath = '/beacons';

/** A page as measurements name it, by the pattern of its path: `/recursos/:area/:slug`. */
export const measuredPage = /^\/[\w/:.-]{0,119}$/;

export const beaconLimits = {
  /** Milliseconds. A tab that slept all night says nothing about the site. */
  longestMs: 600_000,
  /** Parts of which one beacon tells loads, errors, and trouble. */
  parts: 20,
  /** Errors of one part that are counted. */
  errors: 100,
} as const;
