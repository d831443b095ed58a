import type { Problem } from '@femcoders/contracts/problem';
import { ApiError, forgetSession, UnreachableError } from '@femcoders/platform';

export interface RefusedTransfer {
  status: number;
  /** The body of the answer. */
  text: string;
  /** The header `retry-after`, in seconds. */
  retryAfter: string | null;
  /** The token that the call was made with. */
  token: string | null;
}

/**
 * Returns what an upload or a download throws after an answer of 400 or above, as the API client of the page does: an ApiError, or an
 * UnreachableError where something between us and the API has answered in its place. A 401 ends the session of that token.
 */
export function refusedTransfer({ status, text, retryAfter, token }: RefusedTransfer): ApiError | UnreachableError {
  const problem = problemIn(text);
  if (!problem) return new UnreachableError('No hemos podido conectar.');
  if (status === 401 && token) forgetSession(token);
  const { code, message, fields, requestId } = problem;
  return new ApiError(status, code, message, fields, Number(retryAfter) || undefined, requestId);
}

function problemIn(text: string): Problem | null {
  try {
    const problem = JSON.parse(text);
    return problem.code && problem.message ? problem : null;
  } catch {
    return null;
  }
}
