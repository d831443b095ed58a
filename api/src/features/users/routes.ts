import { defaultAvatar, defaultUserName, profileSchema } from '@femcoders/contracts/session';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../problems.ts';

/** The profile call (spec section 7). */
export function userRoutes({ app, db }: ApiContext): void {
  app.get(
    '/user/:id',
    {
      schema: {
        tags: ['Personas'],
        summary: 'El perfil de una persona',
        params: z.object({ id: z.uuid('Ese identificador no es de una persona.') }),
        response: { 200: profileSchema },
      },
    },
    async (request) => {
      const [user] = await db.select().from(users).where(eq(users.id, request.params.id));
      if (!user) throw notFound('Esta persona no existe.');
      return {
        userId: user.id,
        userName: user.name || defaultUserName,
        userAvatar: user.avatar || defaultAvatar,
        userRole: user.role,
        userEmail: user.email,
      };
    },
  );
}
