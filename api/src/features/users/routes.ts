import { readProfile } from '@femcoders/contracts/endpoints/members';
import { defaultAvatar, defaultUserName } from '@femcoders/contracts/session';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';
import { serve } from '../../serve.ts';

/** The profile call (spec section 7). */
export function userRoutes({ app, db }: ApiContext): void {
  serve(app, readProfile, async (request) => {
    const [user] = await db.select().from(users).where(eq(users.id, request.params.id));
    if (!user) throw notFound('Esta persona no existe.');
    return {
      userId: user.id,
      userName: user.name || defaultUserName,
      userAvatar: user.avatar || defaultAvatar,
      userRole: user.role,
      userEmail: user.email,
    };
  });
}
