import { listLiveReleases, listReleasedParts } from '@femcoders/contracts/endpoints/releases';
import { useAdminCall } from '../../layout/use-admin-call.ts';

/** What is live of the shell and of every remote. */
export const useLiveReleases = () => useAdminCall(['admin', String(listLiveReleases)], listLiveReleases);

/** Every part of which something was ever published. */
export const useReleasedParts = () => useAdminCall(['admin', String(listReleasedParts)], listReleasedParts);
