import { moment } from '../moment.ts';

/** An instant, ISO 8601, by the community's clock. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{moment(at)}</time>;
}
