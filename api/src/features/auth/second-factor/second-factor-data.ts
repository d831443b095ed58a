import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '../../../database/schema.ts';
import type { DataPart } from '../../../feature/data-part.ts';

export const secondFactorData: DataPart = {
  key: 'verificacionEnDosPasos',
  title: 'Tu verificación en dos pasos',
  columns: ['second_factors.user_id', 'recovery_codes.user_id'],
  fields: {
    activada: 'Activada',
    codigosSinUsar: 'Códigos de recuperación sin usar',
  },
  async read(db, { id }) {
    const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, id));
    if (!factor) return [];
    const [unused] = await db
      .select({ n: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt)));
    return [{ activada: factor.confirmedAt, codigosSinUsar: unused?.n ?? 0 }];
  },
};
