import type { Answering, AnswerOf, CallInput, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import { type CallArguments, callApi, useQuery, useQueryClient, withProof } from '@femcoders/platform';
import { useAdminApi } from '../layout/use-admin-api.ts';

interface RecordDescription<Row> {
  /** Reads one, named by `id`. */
  read: Answering<Row>;
  /** Keys of the lists and figures that change with a record. */
  lists: (id: string) => readonly (readonly unknown[])[];
  /** Whether the API asks for a proof of who it is before an act. */
  needsProof?: boolean;
}

/** The input of a mutation; its path names the record by `id`. */
type ActInput<E extends Endpoint> = CallInput<E> & { params: { id: string } };

/** A record of the administration, by the endpoints that read and change it. */
export function recordCalls<Row extends { id: string }>({ read, lists, needsProof }: RecordDescription<Row>) {
  const keyOf = (id: string) => ['admin', 'record', String(read), id] as const;

  return {
    /** The record whole, fetched again whenever a page shows it. */
    useRecord(id: string) {
      const api = useAdminApi();
      return useQuery({
        queryKey: keyOf(id),
        queryFn: ({ signal }) => {
          const asked = { params: { id }, signal };
          return callApi(api, read, asked) as Promise<Row>;
        },
        staleTime: 0,
      });
    },

    /** Changes records; afterwards the pages show them as they are, also when somebody else was first. */
    useChanges() {
      const api = useAdminApi();
      const queries = useQueryClient();

      /** Asks for the lists again; resolves when they are here. */
      const refreshLists = (id: string) =>
        Promise.all(lists(id).map((queryKey) => queries.invalidateQueries({ queryKey })));

      /** Asks for a record again. */
      const refresh = (id: string) => queries.invalidateQueries({ queryKey: keyOf(id) });

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
      const act = <E extends Endpoint>(endpoint: E, input: ActInput<E>): Promise<AnswerOf<E>> =>
        follow(input.params.id, () => callApi(api, endpoint, input));

      /** Sends what the API answers with the record as it is then. @throws what `send` throws; ProofRefused */
      async function changeBy(id: string, send: () => Promise<Row>): Promise<Row> {
        const row = await follow(id, send);
        // An answer from before the change that is still on its way must not replace it.
        await queries.cancelQueries({ queryKey: keyOf(id) });
        queries.setQueryData(keyOf(id), row);
        return row;
      }

      /** Asks for an act that answers with the record as it is then. @throws what the API client throws; ProofRefused */
      const change = <E extends Answering<Row>>(endpoint: E, input: ActInput<E>): Promise<Row> =>
        changeBy(input.params.id, () => callApi(api, endpoint, input) as Promise<Row>);

      /** Makes one. @throws what the API client throws */
      async function add<E extends Answering<Row, 201>>(endpoint: E, ...input: CallArguments<E>): Promise<Row> {
        const row = (await callApi(api, endpoint, ...input)) as Row;
        queries.setQueryData(keyOf(row.id), row);
        void refreshLists(row.id);
        return row;
      }

      return { act, change, changeBy, add, refresh, refreshLists };
    },
  };
}
