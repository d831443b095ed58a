import type { ContactReceipt, NewContact } from '@femcoders/contracts/contact';
import * as endpoints from '@femcoders/contracts/endpoints/contact';
import { callApi, createApiClient } from '@femcoders/platform';

/** A client without a session: a message has only what its sender says of herself. */
const api = createApiClient({
  fetch: (...args) => fetch(...args),
  baseUrl: '/api',
  // A file of 5 MB over a poor connection.
  timeoutMs: 120_000,
});

/** @throws ApiError, UnreachableError */
export function sendContact(message: NewContact): Promise<ContactReceipt> {
  return callApi(api, endpoints.sendContact, { body: message, onDevice: message.reason !== 'conducta' });
}
