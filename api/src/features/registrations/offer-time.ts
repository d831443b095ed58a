const hourMs = 3_600_000;
/** How long a place is held for the one whose turn it is. */
const offerMs = 24 * hourMs;
/** Places are not held into the last hours before the start. */
const lastOfferMs = 2 * hourMs;
/** Less than this is no time to answer a mail. */
const shortestOfferMs = hourMs;

/** The latest that an offer may end. */
export function latestOfferEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() - lastOfferMs);
}

/**
 * Until when a place that becomes free is held for the next of the waiting list: 24 hours, but never beyond two hours
 * before the start.
 * @returns null when less than an hour would be left to answer: then the place is given without asking
 */
export function offerEnd(startsAt: Date, now: Date): Date | null {
  const end = Math.min(now.getTime() + offerMs, latestOfferEnd(startsAt).getTime());
  return end - now.getTime() < shortestOfferMs ? null : new Date(end);
}
