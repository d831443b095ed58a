/** Where tabs send what they tell (contracts/beacon), below the API's address. */
export const beaconPath = '/beacons';

/** A page as measurements name it, by the pattern of its path: `/recursos/:area/:slug`. */
export const measuredPage = /^\/[\w/:.-]{0,119}$/;
