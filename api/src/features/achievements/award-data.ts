import { asc, eq } from 'drizzle-orm';
import { achievementAwards, achievements } from '../../database/achievement-tables.ts';
import type { DataPart } from '../my-data/data-part.ts';

export const awardData: DataPart = {
  key: 'logros',
  title: 'Tus logros',
  columns: ['achievement_awards.user_id'],
  fields: {
    logro: 'Logro',
    porQue: 'Por qué',
    prueba: 'Con qué lo conseguiste',
    conseguido: 'Conseguido',
    aMano: 'Dado a mano',
    loVe: 'Quién lo ve',
    retirado: 'Retirado',
    motivoRetirada: 'Motivo de la retirada',
  },
  words: { loVe: { me: 'Solo tú', members: 'Miembros', public: 'Todo el mundo' } },
  async read(db, { id }) {
    const rows = await db
      .select({ award: achievementAwards, name: achievements.name, why: achievements.why })
      .from(achievementAwards)
      .innerJoin(achievements, eq(achievements.id, achievementAwards.achievementId))
      .where(eq(achievementAwards.userId, id))
      .orderBy(asc(achievementAwards.reachedAt));
    return rows.map(({ award, name, why }) => ({
      logro: name,
      porQue: why,
      prueba: award.evidence,
      conseguido: award.reachedAt,
      aMano: award.byHand,
      loVe: award.visibility,
      retirado: award.revokedAt,
      motivoRetirada: award.revokeReason,
    }));
  },
};
