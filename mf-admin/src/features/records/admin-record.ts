import { useQueryClient, withProof } from '@femcoders/platform';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { useAdminQuery } from '../layout/use-admin-query.ts';

type Method = 'POST' | 'PUT' | 'DELETE';

interface AdminRecordDescription {
  /**
   * Path of a record, or of an act on it: `/admin/jobs/1` and `/decision`. Written in full where the record is described: the
   * build reads there which routes a release calls (docs/decisions 0032).
   */
  at: (id: string, act: string) => string;
  /** Keys of the lists and figures that change with a record. */
  lists: (id: string) => readonly (readonly unknown[])[];
  /** Whether the API asks for a proof of who it is before an act. */
  needsProof?: boolean;
}

/** A record of the administration: how it is read and changed. */
export function adminRecord<Row extends { id: string }>({ at, lists, needsProof }: AdminRecordDescription) {
  const keyOf = (id: string) => ['admin', 'record', at(id, '')] as const;

  return {
    /** The record whole, as it is now. */
    useRecord: (id: string) => useAdminQuery<Row>(keyOf(id), at(id, '')),

    /** Changes records; afterwards the pages show them as they are, also when somebody else was first. */
    useChanges() {
      const api = useAdminApi();
      const queries = useQueryClient();

      /** Asks for the lists again; resolves when they are here. */
      const refreshLists = (id: string) =>
        Promise.all(lists(id).map((queryKey) => queries.invalidateQueries({ queryKey })));

      /** Asks for a record again. */
      const refresh = (id: string) => queries.invalidateQueries({ queryKey: keyOf(id) });

      const asked = <Answer>(method: Method, id: string, path: string, body: unknown) =>
        api.request<Answer>(at(id, path), { method, ...(body !== undefined && { body }) });

      async function follow<Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> {
        try {
          return await (needsProof ? withProof(send) : send());
        } catch (error) {
          void refresh(id);
          throw error;
        } finally {
          void refreshLists(id);
        }
      }

      /** Asks for an act whose answer is not the record. @throws what the API client throws; ProofRefused */
      const act = <Answer>(method: Method, id: string, path = '', body?: unknown) =>
        follow(id, () => asked<Answer>(method, id, path, body));

      /** Sends what the API answers with the record as it is then. @throws what `send` throws; ProofRefused */
      async function changeBy(id: string, send: () => Promise<Row>): Promise<Row> {
        const row = await follow(id, send);
        // An answer from before the change that is still on its way must not replace it.
        await queries.cancelQueries({ queryKey: keyOf(id) });
        queries.setQueryData(keyOf(id), row);
        return row;
      }

      /** Asks for an act that answers with the record as it is then. @throws what the API client throws; ProofRefused */
      const change = (method: Method, id: string, path = '', body?: unknown) =>
        changeBy(id, () => asked<Row>(method, id, path, body));

      /** @throws what the API client throws */
      async function add(path: string, body: unknown): Promise<Row> {
        const row = await api.request<Row>(path, { method: 'POST', body });
        queries.setQueryData(keyOf(row.id), row);
        void refreshLists(row.id);
        return row;
      }

      return { act, change, changeBy, add, refresh, refreshLists };
    },
  };
}
