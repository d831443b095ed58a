import type {
  AccountDeletion,
  AccountNote,
  AccountReason,
  AdminAccount,
  Merge,
  NewSuspension,
  RoleChange,
} from '@femcoders/contracts/admin-account';
import * as endpoints from '@femcoders/contracts/endpoints/account-admin';
import { downloadFile } from '@femcoders/kit/files/download-file';
import { ProofRefused, withProof } from '@femcoders/platform';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { recordCalls } from '../../records/record-calls.ts';

const figuresKey = ['admin', 'account-figures'] as const;
const mergeKey = ['admin', 'account-merge'] as const;

/** An account. */
const account = recordCalls<AdminAccount>({
  read: endpoints.readAccount,
  lists: () => [adminListKey({ endpoint: endpoints.listAccounts }), figuresKey, mergeKey],
  needsProof: true,
});
export const useAccount = account.useRecord;

/** How many accounts there are in each state, and how many came week by week; undefined until they are here. */
export const useAccountFigures = () => useAdminCall(figuresKey, endpoints.countAccounts).data;

/** Returns the preview of merging one account into another. */
export const useMergePreview = (id: string, from: string) =>
  useAdminCall([...mergeKey, id, from], endpoints.previewMerge, { params: { id }, query: { from } });

/** @returns false when she was asked whether it is her and did not say so: nothing was done then */
async function unlessRefused(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof ProofRefused) return false;
    throw error;
  }
}

/** Returns the mutations of an account. Each resolves as `unlessRefused` does, and throws what the API client throws. */
export function useAccountMutations(id: string) {
  const { change, refresh } = account.useChanges();
  const params = { id };

  return {
    /** Her data as a file, for her. */
    saveCopy: (body: AccountReason) =>
      unlessRefused(() => withProof(() => downloadFile(endpoints.exportAccount, { params, body }))).finally(
        () => void refresh(id),
      ),
    remove: (body: AccountDeletion) => unlessRefused(() => change(endpoints.deleteAccount, { params, body })),
    keep: (body: AccountReason) => unlessRefused(() => change(endpoints.keepAccount, { params, body })),
    addNote: (body: AccountNote) => unlessRefused(() => change(endpoints.addAccountNote, { params, body })),
    changeRole: (body: RoleChange) => unlessRefused(() => change(endpoints.changeRole, { params, body })),
    suspend: (body: NewSuspension) => unlessRefused(() => change(endpoints.suspendAccount, { params, body })),
    lift: (body: AccountReason) => unlessRefused(() => change(endpoints.liftSuspension, { params, body })),
    endSessions: (body: AccountReason) => unlessRefused(() => change(endpoints.endSessions, { params, body })),
    removeSecondFactor: (body: AccountReason) =>
      unlessRefused(() => change(endpoints.resetSecondFactor, { params, body })),
    mailPasswordLink: (body: AccountReason) =>
      unlessRefused(() => change(endpoints.mailPasswordLink, { params, body })),
    merge: (body: Merge) => unlessRefused(() => change(endpoints.mergeAccounts, { params, body })),
  };
}
export type AccountMutations = ReturnType<typeof useAccountMutations>;
