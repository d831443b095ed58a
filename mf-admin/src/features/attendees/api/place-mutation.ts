import * as endpoints from '@femcoders/contracts/endpoints/registrations';
import type { AdminRegistration } from '@femcoders/contracts/registration';
import { type ApiClient, callApi } from '@femcoders/platform';

const endpointOf = {
  cancel: endpoints.cancelRegistration,
  restore: endpoints.restoreRegistration,
  place: endpoints.givePlace,
  'check-in': endpoints.checkIn,
  'undo-check-in': endpoints.undoCheckIn,
};

/** The team's mutations of a place. */
export type PlaceMutation = keyof typeof endpointOf;

/** @throws ApiError `conflict` when the place is in a state that does not allow it */
export function mutatePlace(api: ApiClient, id: string, act: PlaceMutation): Promise<AdminRegistration> {
  return callApi(api, endpointOf[act], { params: { id } });
}
