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
import { ProofRefused, useQuery, useQueryClient, withProof } from '@femcoders/platform';
import { adminListKey } from '../../lists/admin-list-query.ts';
import { downloadFile } from '../../lists/download-file.ts';
import { useAdminApi } from '../../room/use-admin-api.ts';
import { accountList } from '../account-list.tsx';

const pathOf = (id: string) => `/admin/accounts/${encodeURIComponent(id)}`;
const accountKey = (id: string) => ['admin', 'account', id] as const;
const figuresKey = ['admin', 'account-figures'] as const;
const mergeKey = ['admin', 'account-merge'] as const;

/** An account as it is now. */
export function useAccount(id: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: accountKey(id),
    queryFn: ({ signal }) => api.request<AdminAccount>(pathOf(id), { signal }),
    staleTime: 0,
  });
}

/** How many accounts there are in each state, and how many came week by week; undefined until they are here. */
export function useAccountFigures() {
  const api = useAdminApi();
  const { data } = useQuery({
    queryKey: figuresKey,
    queryFn: ({ signal }) => api.request<AccountFigures>('/admin/accounts/figures', { signal }),
    staleTime: 0,
  });
  return data;
}

/** What merging an account into another would do. */
export function useMergePreview(id: string, from: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: [...mergeKey, id, from],
    queryFn: ({ signal }) => api.request<MergePreview>(`${pathOf(id)}/merge`, { query: { from }, signal }),
    staleTime: 0,
  });
}

/**
 * What is done about an account; afterwards the pages show how it is. Each resolves with false when she was asked
 * whether it is her and did not say so: nothing was done then.
 */
export function useAccountActs(id: string) {
  const api = useAdminApi();
  const queries = useQueryClient();

  async function act(method: 'POST' | 'DELETE', what: string, body: unknown): Promise<boolean> {
    try {
      const account = await withProof(() => api.request<AdminAccount>(`${pathOf(id)}/${what}`, { method, body }));
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: accountKey(id) });
      queries.setQueryData(accountKey(id), account);
      return true;
    } catch (error) {
      if (error instanceof ProofRefused) return false;
      void queries.invalidateQueries({ queryKey: accountKey(id) });
      throw error;
    } finally {
      for (const queryKey of [adminListKey(accountList), figuresKey, mergeKey]) {
        void queries.invalidateQueries({ queryKey });
      }
    }
  }

  /** Her data as a file, for her. */
  async function saveCopy(body: AccountReason): Promise<boolean> {
    try {
      await withProof(() => downloadFile(`${pathOf(id)}/export`, body));
      return true;
    } catch (error) {
      if (error instanceof ProofRefused) return false;
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: accountKey(id) });
    }
  }

  return {
    saveCopy,
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
export type AccountActs = ReturnType<typeof useAccountActs>;
