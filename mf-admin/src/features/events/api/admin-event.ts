import type { AdminEvent, EventCopy, EventEdit, EventInput, EventStateChange } from '@femcoders/contracts/admin-event';
import { type ApiClient, queryOptions } from '@femcoders/platform';

const pathOf = (id: string) => `/admin/events/${encodeURIComponent(id)}`;

export const adminEventKey = (id: string) => ['admin', 'event', id] as const;

/** One event, fresh whenever somebody opens it or comes back to it. */
export function adminEventQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: adminEventKey(id),
    queryFn: ({ signal }) => api.request<AdminEvent>(pathOf(id), { signal }),
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
  if (!from) return api.request('/admin/events', { method: 'POST', body: input });
  return api.request(pathOf(from.id), { method: 'PUT', body: { ...input, ...notice, updated_at: from.updatedAt } });
}

/** @throws ApiError 409 when the event has changed meanwhile, or is in a state that does not allow this one */
export function changeEventState(api: ApiClient, id: string, change: EventStateChange): Promise<AdminEvent> {
  return api.request(`${pathOf(id)}/state`, { method: 'POST', body: change });
}

export function duplicateEvent(api: ApiClient, id: string, copy: EventCopy): Promise<AdminEvent> {
  return api.request(`${pathOf(id)}/duplicate`, { method: 'POST', body: copy });
}

/** @throws ApiError 409 when it is no draft, or somebody has registered for it */
export function deleteEvent(api: ApiClient, id: string): Promise<void> {
  return api.request(pathOf(id), { method: 'DELETE' });
}
