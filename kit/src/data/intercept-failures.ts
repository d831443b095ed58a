import type { ApiClient } from '@femcoders/platform';

/**
 * Returns the same client of the API, whose failures go to a function first. A remote cannot write it itself: in its sources the build reads every
 * address that `request` gets.
 * @param onFailure acts on a failure, and throws what the caller gets
 */
export const interceptFailures = (api: ApiClient, onFailure: (error: unknown) => never): ApiClient => ({
  request: (path, request) => api.request<never>(path, request).catch(onFailure),
});
