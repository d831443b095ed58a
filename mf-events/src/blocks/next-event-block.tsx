import type { BlockLoader } from '@femcoders/platform';
import { useApi, useSuspenseQuery } from '@femcoders/platform';
import { nextEventQuery } from '../features/events/api/next-event.ts';
import { NextEvent } from '../features/events/components/next-event.tsx';
import { NoNextEvent } from '../features/events/components/no-next-event.tsx';

/** The block is nothing without its event: docs/remotes.md, the first of the ways in which data is loaded. */
export const loader: BlockLoader = async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(nextEventQuery(api));
};

/** The next event on the home page, or where to hear of it while none is announced. */
export function Block() {
  const { data: event } = useSuspenseQuery(nextEventQuery(useApi()));
  return event ? <NextEvent event={event} /> : <NoNextEvent />;
}
