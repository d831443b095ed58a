import type { AdminRegistration } from '@femcoders/contracts/registration';
import type { ApiClient } from '@femcoders/platform';

/** What the team does with somebody's place. */
export type PlaceAct = 'cancel' | 'restore' | 'place' | 'check-in' | 'undo-check-in';

/** @throws ApiError `conflict` when the place is in a state that does not allow it */
export function actOnPlace(api: ApiClient, id: string, act: PlaceAct): Promise<AdminRegistration> {
  return api.request<AdminRegistration>(`/admin/registrations/${encodeURIComponent(id)}/${act}`, { method: 'POST' });
}
