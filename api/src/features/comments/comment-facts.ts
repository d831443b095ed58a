import { moderation } from '@femcoders/contracts/role-groups';
import { sql } from 'drizzle-orm';
import { comments } from '../../database/comment-tables.ts';
import { audit } from '../../database/schema.ts';
import type { FactSource } from '../../feature/fact-source.ts';

/** The facts about comments and moderators' decisions: one comment counts once, however often it is decided about. */
export const commentFacts: readonly FactSource[] = [
  {
    fact: 'comments-published',
    deeds: sql`select ${comments.authorId} as user_id, ${comments.decidedAt} as at, null::text as what
      from ${comments} where ${comments.authorId} is not null and ${comments.state} = 'approved'`,
  },
  {
    fact: 'comments-moderated',
    roles: moderation,
    deeds: sql`select ${audit.actorId} as user_id, min(${audit.at}) as at, null::text as what
      from ${audit} where ${audit.act} in ('comment.approve', 'comment.reject', 'comment.spam')
      and ${audit.actorId} is not null group by ${audit.actorId}, ${audit.subject}`,
  },
];
