import { readProfile } from '@femcoders/contracts/endpoints/members';
import { registrationLimits } from '@femcoders/contracts/registration-limits';
import { callApi, useApi, useQuery, useSession } from '@femcoders/platform';
import type { RegistrationValues } from './registration-values.ts';

/** Name and mail of the member who is logged in, once they are known. Without them the form is as for any visitor. */
export function useOwnDetails(): RegistrationValues | null {
  const api = useApi();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['ownDetails', user?.id],
    queryFn: () => callApi(api, readProfile, { params: { id: user?.id ?? '' } }),
    enabled: user !== null,
  });
  return data ? { name: data.userName.slice(0, registrationLimits.name), email: data.userEmail } : null;
}
