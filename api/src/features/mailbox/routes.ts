import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { notFound } from '../../problems.ts';
import type { Mailbox } from './mailbox.ts';

const longestMailList = 200;
const entrySchema = z.object({ id: z.string(), to: z.string(), subject: z.string(), sentAt: z.string() });
const messageSchema = z.extend(entrySchema, { text: z.string(), html: z.string() });

const idMessage = 'Ese identificador no es de un correo.';
const idParams = z.object({
  id: z.string().check(z.maxLength(200, idMessage), z.regex(/^[\w-][\w.@-]*$/, idMessage)),
});

export function mailboxRoutes({ app }: ApiContext, mailbox: Mailbox): void {
  app.get(
    '/admin/mailbox',
    {
      schema: {
        tags: ['Administración'],
        summary: `Los ${longestMailList} correos más recientes del buzón local`,
        response: { 200: z.array(entrySchema) },
      },
    },
    () => mailbox.list(longestMailList),
  );

  app.get(
    '/admin/mailbox/:id',
    {
      schema: {
        tags: ['Administración'],
        summary: 'Un correo del buzón local',
        params: idParams,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const message = await mailbox.read(request.params.id);
      if (!message) throw notFound('Este correo no existe.');
      return message;
    },
  );
}
