import { rejectReasons } from '@femcoders/contracts/moderation-names';
import * as z from 'zod';
import { readDemo } from './read-demo.ts';

const commentSchema = z.strictObject({
  id: z.uuid(),
  postId: z.int(),
  alias: z.string(),
  content: z.string(),
  /** `sent` is what nobody has decided about: it waits, or is apart when its score says so. */
  state: z.enum(['sent', 'approved', 'rejected']),
  reason: z.enum(rejectReasons).optional(),
  hoursAgo: z.number(),
});

export const readDemoComments = () => readDemo('comments', z.array(commentSchema));
