import type { AnswerOf, CallInput, Endpoint, EndpointLike } from '@femcoders/contracts/endpoints/endpoint';
import { type CallOptions, callApi, useQueryClient, withProof } from '@femcoders/platform';
import { useAdminApi } from '../layout/use-admin-api.ts';
import { useAdminCall } from '../layout/use-admin-call.ts';

interface RecordCalls<Row> {
  /** Answers with the record whole; its path has the record's `id`. */
  read: EndpointLike<Row>;
  /** Keys of the lists and figures that change with a record. */
  lists: (id: string) => readonly (readonly unknown[])[];
  /** Whether the API asks for a proof of who it is before an act. */
  needsProof?: boolean;
}

/** What an act is sent with: a body, where its endpoint takes one. */
type Sent<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? [body: Body] : [];

/** A record of the administration: how it is read and changed. */
export function recordCalls<Row extends { id: string }>({ read, lists, needsProof }: RecordCalls<Row>) {
  const path = `${read}`.split(' ')[1];
  const keyOf = (id: string) => ['admin', 'record', path, id] as const;

  return {
    /** The record whole, as it is now. */
    useRecord: (id: string) => useAdminCall(keyOf(id), read, { params: { id } }),

    /** Changes records; afterwards the pages show them as they are, also when somebody else was first. */
    useChanges() {
      const api = useAdminApi();
      const queries = useQueryClient();

      /** Asks for the lists again; resolves when they are here. */
      const refreshLists = (id: string) =>
        Promise.all(lists(id).map((queryKey) => queries.invalidateQueries({ queryKey })));

      /** Asks for a record again. */
      const refresh = (id: string) => queries.invalidateQueries({ queryKey: keyOf(id) });

      const send = (endpoint: Endpoint, id: string, body: unknown) =>
        callApi(api, endpoint, { params: { id }, body } as CallOptions);

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
      const act = <E extends Endpoint>(endpoint: E, id: string, ...[body]: Sent<E>) =>
        follow(id, () => send(endpoint, id, body) as Promise<AnswerOf<E>>);

      /** Sends what the API answers with the record as it is then. @throws what `sendIt` throws; ProofRefused */
      async function changeBy(id: string, sendIt: () => Promise<Row>): Promise<Row> {
        const row = await follow(id, sendIt);
        // An answer from before the change that is still on its way must not replace it.
        await queries.cancelQueries({ queryKey: keyOf(id) });
        queries.setQueryData(keyOf(id), row);
        return row;
      }

      /** Asks for an act that answers with the record as it is then. @throws what the API client throws; ProofRefused */
      const change = <E extends EndpointLike<Row>>(endpoint: E, id: string, ...[body]: Sent<E>) =>
        changeBy(id, () => send(endpoint, id, body) as Promise<Row>);

      /** @throws what the API client throws */
      async function add<Body>(endpoint: EndpointLike<Row, { body: Body }, 201>, body: NoInfer<Body>): Promise<Row> {
        const row = (await callApi(api, endpoint as EndpointLike<Row, { body: unknown }, 201>, { body })) as Row;
        queries.setQueryData(keyOf(row.id), row);
        void refreshLists(row.id);
        return row;
      }

      return { act, change, changeBy, add, refresh, refreshLists };
    },
  };
}
