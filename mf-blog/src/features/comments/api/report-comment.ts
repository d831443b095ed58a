import type { NewReport } from '@femcoders/contracts/comment';
import type { ApiClient } from '@femcoders/platform';

/** Tells the moderators that something is wrong with a published comment. @throws ApiError, UnreachableError */
export function reportComment(api: ApiClient, commentId: string, report: NewReport): Promise<void> {
  return api.request(`/comments/${commentId}/reports`, { method: 'POST', body: report });
}
