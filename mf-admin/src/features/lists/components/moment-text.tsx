import { shortMoment } from '@femcoders/contracts/spanish-date';

/** An instant, ISO 8601, by the community's clock. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{shortMoment(at)}</time>;
}
