import { eq } from 'drizzle-orm';
import { firstSteps } from '../../database/schema.ts';
import type { DataPart } from '../my-data/data-part.ts';

export const firstStepsData: DataPart = {
  key: 'primerosPasos',
  title: 'Lo que has dicho de tus primeros pasos',
  columns: ['first_steps.user_id'],
  fields: {
    enSlack: 'Estás en Slack',
    articuloLeido: 'Has leído un artículo',
    ocultos: 'No quieres verlos más',
    cambiado: 'Cambiado',
  },
  async read(db, { id }) {
    const rows = await db.select().from(firstSteps).where(eq(firstSteps.userId, id));
    return rows.map(({ joinedSlack, readArticle, hidden, changedAt }) => ({
      enSlack: joinedSlack,
      articuloLeido: readArticle,
      ocultos: hidden,
      cambiado: changedAt,
    }));
  },
};
