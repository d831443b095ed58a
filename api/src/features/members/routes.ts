import * as endpoints from '@femcoders/contracts/endpoints/members';
import { defaultAvatar } from '@femcoders/contracts/session';
import type { ApiContext, ApiServer } from '../../context.ts';
import { acceptFiles } from '../../files/accept-files.ts';
import { asBuffer } from '../../files/file-kind.ts';
import { forbidden } from '../../problems.ts';
import { countHit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { pictureBodyLimit } from '../pictures/feature.ts';
import { chooseAvatar, readAvatar, removeAvatar } from './avatar.ts';
import { changeMemberProfile, readMemberProfile, readShownMember } from './member-profile.ts';
import { sharedSkills } from './shared-skills.ts';

/** Registers the routes for what members tell of themselves, and who sees it. */
export function memberRoutes({ app, db, pool, clock, config, callerIfAny }: ApiContext): void {
  const { basePath } = config;

  serve(app, endpoints.readMemberProfile, async (request) => readMemberProfile(db, request.params.id));

  serve(app, endpoints.changeMemberProfile, async (request) =>
    changeMemberProfile(request.params.id, request.body, { pool, now: clock() }),
  );

  // Its own scope: no other route of members takes a file.
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    acceptFiles(scope);

    serve(
      scope,
      endpoints.chooseAvatar,
      { bodyLimit: pictureBodyLimit, config: { holdsFile: true } },
      async (request) => {
        const { id } = request.params;
        const now = clock();
        await countHit(db, `avatar:account:${id}`, config.limits.avatarsPerAccount, 'Has cambiado mucho de foto.', now);
        const file = asBuffer(request.body.content);
        return { userAvatar: await chooseAvatar(id, file, { pool, now, basePath }) };
      },
    );
  });

  serve(app, endpoints.removeAvatar, async (request) => {
    await removeAvatar(request.params.id, { pool });
    return { userAvatar: defaultAvatar };
  });

  serve(app, endpoints.readAvatar, async (request, reply) => {
    const { file, size } = request.params;
    const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
    const etag = `"${file}-${size}-${format}"`;
    const content = await readAvatar(db, file, Number(size), format);
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(`image/${format}`).send(content);
  });

  serve(app, endpoints.readShownMember, async (request) => {
    const { id } = request.params;
    const { as } = request.query;
    const caller = await callerIfAny(request);
    const now = clock();
    if (caller?.id === id) return readShownMember(db, id, { as, herself: true, now });
    if (as) throw forbidden('Solo ella puede mirar su ficha como otra persona.');
    return readShownMember(db, id, { as: caller ? 'member' : 'visitor', herself: false, now });
  });

  serve(app, endpoints.listSharedSkills, async () => sharedSkills(db, clock()));
}
