import type { AdminEvent, EventCopy, EventEdit, EventInput, EventStateChange } from '@femcoders/contracts/admin-event';
import * as endpoints from '@femcoders/contracts/endpoints/events';
import type { TextRestore } from '@femcoders/contracts/saved-text';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

export const adminEventKey = (id: string) => ['admin', 'event', id] as const;

/** One event, fresh whenever somebody opens it or comes back to it. */
export function adminEventQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: adminEventKey(id),
    queryFn: ({ signal }) => callApi(api, endpoints.readEventInAnyState, { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Saves an event, a new one as a draft.
 * @param from the event and the version of it that the edit started from; null of a new one
 * @throws ApiError 409 when somebody else has saved it meanwhile
 */
export function saveEvent(
  api: ApiClient,
  from: { id: string; updatedAt: string } | null,
  input: EventInput,
  notice: Pick<EventEdit, 'tell' | 'words'>,
): Promise<AdminEvent> {
  if (!from) return callApi(api, endpoints.addEvent, { body: input });
  const body = { ...input, ...notice, updated_at: from.updatedAt };
  return callApi(api, endpoints.changeEvent, { params: { id: from.id }, body });
}

/** @throws ApiError 409 when the event has changed meanwhile */
export function restoreEventText(api: ApiClient, id: string, body: TextRestore): Promise<AdminEvent> {
  return callApi(api, endpoints.restoreEventText, { params: { id }, body });
}

/** @throws ApiError 409 when the event has changed meanwhile, or is in a state that does not allow this one */
export function changeEventState(api: ApiClient, id: string, change: EventStateChange): Promise<AdminEvent> {
  return callApi(api, endpoints.changeEventState, { params: { id }, body: change });
}

export function duplicateEvent(api: ApiClient, id: string, copy: EventCopy): Promise<AdminEvent> {
  return callApi(api, endpoints.duplicateEvent, { params: { id }, body: copy });
}

/** @throws ApiError 409 when it is no draft, or somebody has registered for it */
export async function deleteEvent(api: ApiClient, id: string): Promise<void> {
  await callApi(api, endpoints.deleteEvent, { params: { id } });
}
