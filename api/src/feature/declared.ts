import type { AccountReference } from './account-reference.ts';
import type { DataPart } from './data-part.ts';
import type { WorkSource } from './pending-work.ts';

/** The declarations of all features, for the features that process them. */
export interface Declared {
  pendingWork: readonly WorkSource[];
  memberData: readonly DataPart[];
  notMemberData: Readonly<Record<string, string>>;
  accounts: { carried: readonly AccountReference[]; leftBehind: readonly string[] };
}
