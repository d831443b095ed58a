import * as endpoints from '@femcoders/contracts/endpoints/talks';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import type { ApiContext, ApiServer } from '../../context.ts';
import { acceptFiles } from '../../files/accept-files.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { listAdminTalks, readAdminTalk } from './admin-talks.ts';
import { removeTalkFile, storeTalkFile } from './talk-file.ts';
import { addTalk, changeTalk, changeTalkState, deleteTalk, notePermission } from './talk-mutations.ts';

/** Longest body of a talk with its slides and transcript, in bytes. */
const bodyLimit = 1024 * 1024;

/** The talks, in any state, and what the editors do about them. */
export function adminTalkRoutes(context: ApiContext): void {
  const { app, db, lists } = context;

  const talks = serveRecord({ app, portsOf: context.actPorts, changed: () => lists.talks.invalidate() });
  talks.list(endpoints.listTalksInAnyState, '-given_on', (query, page) => listAdminTalks(db, query, page));
  talks.read(endpoints.readTalkInAnyState, (id) => readAdminTalk(db, id));
  talks.add(endpoints.addTalk, addTalk, { bodyLimit });
  talks.act(endpoints.changeTalk, changeTalk, { bodyLimit });
  talks.act(endpoints.changeTalkState, changeTalkState, { idempotent: true });
  talks.act(endpoints.noteTalkPermission, notePermission, { idempotent: true });

  // Its own scope: no other route of talks takes a file.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    acceptFiles(scope);

    serve(scope, endpoints.storeTalkSlides, { bodyLimit: talkLimits.pdf }, async (request) => {
      const ports = {
        ...(await context.actPorts(request)),
        judgeUpload: context.judgeUpload,
        uploads: context.uploads,
      };
      const stored = await storeTalkFile(request.params.id, request.body, ports);
      lists.talks.invalidate();
      return stored;
    });
  });

  talks.act(endpoints.removeTalkSlides, (id, _, ports) => removeTalkFile(id, ports));
  talks.remove(endpoints.deleteTalk, deleteTalk);
}
