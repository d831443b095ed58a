import type { NewReport } from '@femcoders/contracts/comment';
import * as endpoints from '@femcoders/contracts/endpoints/comments';
import { type ApiClient, callApi } from '@femcoders/platform';

/** Reports a published comment to the moderators. @throws ApiError, UnreachableError */
export function reportComment(api: ApiClient, commentId: string, report: NewReport): Promise<void> {
  return callApi(api, endpoints.reportComment, { params: { id: commentId }, body: report });
}
