import type { AnswerOf, CallInput, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import { type ApiClient, type CallArguments, callApi } from '@femcoders/platform';
import { type UploadOptions, uploadFile } from './upload-file.ts';

/** What an endpoint is given besides a file. */
export type FileInput<E extends Endpoint> = Omit<CallInput<E>, 'body'>;

/**
 * Calls an endpoint that takes a file as it is: the file is its body.
 * @throws as `uploadFile` does
 */
export function sendFile<E extends Endpoint>(
  endpoint: E,
  input: FileInput<E>,
  file: File,
  options: Omit<UploadOptions, 'method'> = {},
): Promise<AnswerOf<E>> {
  const client: ApiClient = {
    request(path, { method, query = {} } = {}) {
      const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
      const address = said.length > 0 ? `/api${path}?${new URLSearchParams(said)}` : `/api${path}`;
      return uploadFile(address, file, { ...options, method: method === 'POST' ? 'POST' : 'PUT' });
    },
  };
  return callApi(client, endpoint, ...([input] as unknown as CallArguments<E>));
}
