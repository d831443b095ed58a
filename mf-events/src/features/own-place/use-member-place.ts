import type { MemberRegistration } from '@femcoders/contracts/registration';
import { useApi, useQuery, useSession } from '@femcoders/platform';
import { placeAtEventQuery } from '../my-events/my-places-query.ts';

interface MemberPlace {
  /** Null for visitors, and while it is not known. */
  place: MemberRegistration | null;
  /** Whether it may still turn out that she has one. The server never knows. */
  pending: boolean;
}

/** Returns the place of the member who is logged in at an event. */
export function useMemberPlace({ slug }: { slug: string }): MemberPlace {
  const { status, user } = useSession();
  const query = useQuery({ ...placeAtEventQuery(useApi(), user?.id ?? '', slug), enabled: user !== null });
  const place = (user && query.data) ?? null;
  return { place, pending: status === 'unknown' || (user !== null && query.isPending) };
}

/** Whether she has a place, waits for one, or one is held for her. */
export const isHers = (place: MemberRegistration | null): place is MemberRegistration =>
  place !== null && place.state !== 'cancelled' && place.event.state !== 'cancelled';
