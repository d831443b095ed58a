import { registerForEvent } from '@femcoders/contracts/endpoints/registrations';
import type { NewRegistration, RegistrationAnswer } from '@femcoders/contracts/registration';
import { type ApiClient, callApi } from '@femcoders/platform';

/** Where places at an event are asked for, below the API's base. */
export function registrationsPath(slug: string): string {
  return `/events/api/detail/${encodeURIComponent(slug)}/registrations`;
}

/**
 * Asks for a place. The answer says what was free; the mail has the place itself.
 * @throws ApiError, UnreachableError
 */
export function sendRegistration(
  api: ApiClient,
  slug: string,
  registration: Omit<NewRegistration, 'privacy'> & { privacy: boolean },
): Promise<RegistrationAnswer> {
  // Without her consent the API says what is missing.
  const body = registration as NewRegistration;
  return callApi(api, registerForEvent, { params: { slug }, body });
}
