import { registrationLimits } from '@femcoders/contracts/registration-limits';
import type { Profile } from '@femcoders/contracts/session';
import { useApi, useQuery, useSession } from '@femcoders/platform';
import type { RegistrationValues } from './registration-values.ts';

/** Name and mail of the member who is logged in, once they are known. Without them the form is as for any visitor. */
export function useOwnDetails(): RegistrationValues | null {
  const api = useApi();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['ownDetails', user?.id],
    queryFn: () => api.request<Profile>(`/user/${user?.id}`),
    enabled: user !== null,
  });
  return data ? { name: data.userName.slice(0, registrationLimits.name), email: data.userEmail } : null;
}
