import * as endpoints from '@femcoders/contracts/endpoints/achievements';
import { validateAchievement } from '@femcoders/contracts/validate-achievement';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { adminPageOf } from '../../lists/admin-list.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { invalid } from '../../problems.ts';
import { serve } from '../../serve.ts';
import {
  type AchievementPorts,
  addAchievement,
  changeAchievement,
  changeAchievementState,
  deleteAchievement,
} from './achievement-mutations.ts';
import { listAchievements, readAdminAchievement } from './admin-achievements.ts';
import { awardByHand, findCandidates, listAwards, revokeAward } from './admin-awards.ts';
import { tryRule } from './try-rule.ts';

/** The achievements, in any state, who has them, and what is done about both. */
export function adminAchievementRoutes(context: ApiContext): void {
  const { app, db, clock, config, enqueueMail, requestJob } = context;

  const portsOf = async (request: FastifyRequest): Promise<AchievementPorts> => ({
    ...(await context.actPorts(request)),
    requestJob,
  });

  const achievements = serveRecord({ app, portsOf });

  achievements.list(endpoints.listAchievements, 'family', (query, page) => listAchievements(db, query, page));

  serve(app, endpoints.tryAchievementRule, (request) => {
    const { fact, threshold, since = null, achievement } = request.query;
    const rule = { fact, threshold, since };
    const problems = validateAchievement({ name: 'regla', why: 'regla', rule });
    if (problems.length > 0) throw invalid(problems);
    return tryRule(db, rule, { achievementId: achievement, now: clock(), page: adminPageOf(request.query) });
  });

  achievements.read(endpoints.readAchievement, (id) => readAdminAchievement(db, id));
  achievements.add(endpoints.addAchievement, addAchievement);
  achievements.act(endpoints.changeAchievement, changeAchievement);
  achievements.act(endpoints.changeAchievementState, changeAchievementState, { idempotent: true });
  achievements.remove(endpoints.deleteAchievement, deleteAchievement);

  serve(app, endpoints.listAwards, (request) => {
    const { q, revoked, sort = '-reached_at' } = request.query;
    return listAwards(db, request.params.id, { q, revoked, sort }, adminPageOf(request.query));
  });

  serve(app, endpoints.findAwardCandidates, (request) =>
    findCandidates(db, request.params.id, request.query.q ?? '', clock()),
  );

  serve(app, endpoints.giveAward, async (request, reply) =>
    reply.code(201).send(await awardByHand(request.params.id, request.body, await portsOf(request))),
  );

  achievements.act(
    endpoints.revokeAward,
    (id, { reason }, ports) => revokeAward(id, reason, { ...ports, enqueueMail, publicUrl: config.publicUrl }),
    { idempotent: true },
  );
}
