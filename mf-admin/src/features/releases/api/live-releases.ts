import { listLiveReleases, listReleasedParts } from '@femcoders/contracts/endpoints/releases';
import { useAdminCall } from '../../layout/use-admin-call.ts';

/** Returns the live releases of the shell and of every remote. */
export const useLiveReleases = () => useAdminCall(['admin', String(listLiveReleases)], listLiveReleases);

/** Returns every part of which something was ever published. */
export const useReleasedParts = () => useAdminCall(['admin', String(listReleasedParts)], listReleasedParts);
