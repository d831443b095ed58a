import {
  adminTalkEntrySchema,
  adminTalkSchema,
  newTalkSchema,
  talkChangeSchema,
  talkPdfSchema,
  talkPermissionSchema,
  talkStateChangeSchema,
} from '@femcoders/contracts/talk';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import { talkFormats, talkStates } from '@femcoders/contracts/talk-names';
import * as z from 'zod/mini';
import type { ApiContext, ApiServer } from '../../context.ts';
import { adminRecord } from '../admin-record.ts';
import { takeFiles } from '../files/take-files.ts';
import { listAdminTalks, readAdminTalk, talkSorts } from './admin-talks.ts';
import { removeTalkFile, storeTalkFile } from './talk-file.ts';
import { addTalk, changeTalk, changeTalkState, deleteTalk, notePermission } from './talk-mutations.ts';

const tags = ['Administración'];
const noId = 'Ese identificador no es de una charla.';
const fileName = z.string().check(z.maxLength(255, 'El nombre es demasiado largo.'));
/** Longest body that tells a talk with its slides and transcript, in bytes. */
const bodyLimit = 1024 * 1024;

/** The talks, in any state, and what the editors do about them. */
export function adminTalkRoutes(context: ApiContext): void {
  const { app, db, talkLists } = context;

  const talks = adminRecord({
    app,
    at: '/admin/talks',
    noId,
    answer: adminTalkSchema,
    portsOf: context.actPorts,
    changed: () => talkLists.invalidate(),
  });

  talks.list(
    'Charlas, en cualquier estado',
    adminTalkEntrySchema,
    {
      sorts: talkSorts,
      sort: '-given_on',
      filters: {
        state: z.optional(z.enum(talkStates, 'Ese estado no existe.')),
        format: z.optional(z.enum(talkFormats, 'Ese formato no existe.')),
      },
    },
    (question, page) => listAdminTalks(db, question, page),
  );
  talks.read('Una charla, en cualquier estado', (id) => readAdminTalk(db, id));
  talks.add('Añade una charla, en borrador', newTalkSchema, addTalk, { bodyLimit });
  talks.put('', 'Cambia una charla', talkChangeSchema, changeTalk, { bodyLimit });
  talks.post('/state', 'Publica una charla o la retira', talkStateChangeSchema, changeTalkState, { idempotent: true });
  talks.post(
    '/permissions',
    'Anota el permiso de una ponente para publicarla, o que ya no lo da',
    talkPermissionSchema,
    notePermission,
    { idempotent: true },
  );

  // Its own scope: no other route of talks takes a file.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    takeFiles(scope);

    scope.put(
      '/admin/talks/:id/slides.pdf',
      {
        bodyLimit: talkLimits.pdf,
        schema: {
          tags,
          summary: 'Guarda las diapositivas en PDF',
          description:
            'El cuerpo es el archivo, como `application/octet-stream`, con su nombre en `name`. Hasta 4 MB también puede ir en base64, como JSON.',
          params: z.object({ id: z.uuid(noId) }),
          querystring: z.object({ name: z.optional(fileName) }),
          body: talkPdfSchema,
          response: { 200: adminTalkSchema },
        },
      },
      async (request) => {
        const ports = { ...(await context.actPorts(request)), judgeUpload: context.judgeUpload };
        const stored = await storeTalkFile(request.params.id, request.body, ports);
        talkLists.invalidate();
        return stored;
      },
    );
  });

  talks.delete('/slides.pdf', 'Quita las diapositivas en PDF', undefined, (id, _, ports) => removeTalkFile(id, ports));
  talks.remove('Borra un borrador que nunca se ha publicado', deleteTalk);
}
