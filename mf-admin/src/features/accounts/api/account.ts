import type {
  AccountDeletion,
  AccountFigures,
  AccountNote,
  AccountReason,
  AdminAccount,
  Merge,
  MergePreview,
  NewSuspension,
  RoleChange,
} from '@femcoders/contracts/admin-account';
import { downloadFile } from '@femcoders/kit/files/download-file';
import { ProofRefused, withProof } from '@femcoders/platform';
import { useAdminQuery } from '../../layout/use-admin-query.ts';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { adminRecord } from '../../records/admin-record.ts';
import { accountList } from '../account-list.tsx';

const pathOf = (id: string) => `/admin/accounts/${encodeURIComponent(id)}`;
const figuresKey = ['admin', 'account-figures'] as const;
const mergeKey = ['admin', 'account-merge'] as const;

/** An account. */
const account = adminRecord<AdminAccount>({
  at: (id, act) => `${pathOf(id)}${act}`,
  lists: () => [adminListKey(accountList), figuresKey, mergeKey],
  needsProof: true,
});
export const useAccount = account.useRecord;

/** How many accounts there are in each state, and how many came week by week; undefined until they are here. */
export const useAccountFigures = () => useAdminQuery<AccountFigures>(figuresKey, '/admin/accounts/figures').data;

/** Returns the preview of merging one account into another. */
export const useMergePreview = (id: string, from: string) =>
  useAdminQuery<MergePreview>([...mergeKey, id, from], `${pathOf(id)}/merge`, { from });

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
  const act = (method: 'POST' | 'DELETE', what: string, body: unknown) =>
    unlessRefused(() => change(method, id, `/${what}`, body));

  return {
    /** Her data as a file, for her. */
    saveCopy: (body: AccountReason) =>
      unlessRefused(() => withProof(() => downloadFile(`/api${pathOf(id)}/export`, { method: 'POST', body }))).finally(
        () => void refresh(id),
      ),
    remove: (body: AccountDeletion) => act('POST', 'deletion', body),
    keep: (body: AccountReason) => act('DELETE', 'deletion', body),
    addNote: (body: AccountNote) => act('POST', 'notes', body),
    changeRole: (body: RoleChange) => act('POST', 'role', body),
    suspend: (body: NewSuspension) => act('POST', 'suspension', body),
    lift: (body: AccountReason) => act('DELETE', 'suspension', body),
    endSessions: (body: AccountReason) => act('DELETE', 'sessions', body),
    removeSecondFactor: (body: AccountReason) => act('DELETE', 'second-factor', body),
    mailPasswordLink: (body: AccountReason) => act('POST', 'password-link', body),
    merge: (body: Merge) => act('POST', 'merge', body),
  };
}
export type AccountMutations = ReturnType<typeof useAccountMutations>;
