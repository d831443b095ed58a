import { readOwnParts } from '@femcoders/contracts/endpoints/publishing';
import type { OwnParts } from '@femcoders/contracts/publishing';
import { useAdminCall } from '../../layout/use-admin-call.ts';

/** Asks for the parts whose versions she may change. */
export const useOwnPartsQuery = () => useAdminCall(['admin', String(readOwnParts)], readOwnParts);

/** The parts whose versions she may change; undefined until it is known. */
export const useOwnParts = (): OwnParts | undefined => useOwnPartsQuery().data;

/** Whether she may change the versions of a part. The API checks each act again; this spares her a dead end. */
export function useMayAct(part: string): boolean {
  const own = useOwnParts();
  return own !== undefined && (own.all || own.parts.includes(part));
}
