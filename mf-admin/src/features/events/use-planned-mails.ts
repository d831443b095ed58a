import type { AdminEvent, PlannedMails } from '@femcoders/contracts/admin-event';
import { planEventChange, planEventStateChange } from '@femcoders/contracts/endpoints/events';
import { callApi, useQuery } from '@femcoders/platform';
import { useEffect, useState } from 'react';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { inputOf } from './event-values.ts';
import type { EventFormState } from './use-event-form.ts';

/** How long nothing is typed before the API is asked, in ms. */
const pauseMs = 600;

/** The mails that saving the form as it is would send, as the API says; undefined while that is not known. */
export function usePlannedChange(
  event: AdminEvent | null,
  { values, dirty, notice }: EventFormState,
): PlannedMails | undefined {
  const api = useAdminApi();
  const body = event && JSON.stringify({ ...inputOf(values), tell: notice.tell, updated_at: event.updated_at });
  const [asked, setAsked] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(body), pauseMs);
    return () => clearTimeout(timer);
  }, [body]);

  const { data } = useQuery({
    queryKey: ['admin', 'planned-change', event?.id, asked],
    queryFn: ({ signal }) =>
      callApi(api, planEventChange, { params: { id: event?.id ?? '' }, body: JSON.parse(asked ?? '{}'), signal }),
    enabled: event !== null && event.state !== 'draft' && event.people > 0 && dirty && asked === body,
    // What cannot be saved yet has no mails either: the form says why when it is saved.
    retry: false,
  });
  return data;
}

/** The mails that another state would send, as the API says; undefined while that is not known. */
export function usePlannedState(
  { id, updated_at }: AdminEvent,
  state: 'published' | 'postponed' | 'cancelled',
): PlannedMails | undefined {
  const api = useAdminApi();
  // A reason is needed to cancel, and is not written yet: it changes nobody who hears of it.
  const body = { state, reason: state === 'published' ? null : '…', updated_at };
  const { data } = useQuery({
    queryKey: ['admin', 'planned-state', id, body],
    queryFn: ({ signal }) => callApi(api, planEventStateChange, { params: { id }, body, signal }),
    retry: false,
    staleTime: 0,
  });
  return data;
}
