import { eq } from 'drizzle-orm';
import { achievementAwards, achievements } from '../../database/achievement-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const awardData: DataPart = {
  key: 'logros',
  title: 'Tus logros',
  ...ownRows({
    hers: achievementAwards.userId,
    join: [achievements, eq(achievements.id, achievementAwards.achievementId)],
    order: [achievementAwards.reachedAt],
    fields: {
      logro: ['Logro', achievements.name],
      porQue: ['Por qué', achievements.why],
      prueba: ['Con qué lo conseguiste', achievementAwards.evidence],
      conseguido: ['Conseguido', achievementAwards.reachedAt],
      aMano: ['Dado a mano', achievementAwards.byHand],
      loVe: ['Quién lo ve', achievementAwards.visibility],
      retirado: ['Retirado', achievementAwards.revokedAt],
      motivoRetirada: ['Motivo de la retirada', achievementAwards.revokeReason],
    },
  }),
  words: { loVe: { me: 'Solo tú', members: 'Socias', public: 'Todo el mundo' } },
};
