import { firstSteps } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const firstStepsData: DataPart = {
  key: 'primerosPasos',
  title: 'Lo que has dicho de tus primeros pasos',
  ...ownRows({
    hers: firstSteps.userId,
    fields: {
      enSlack: ['Estás en Slack', firstSteps.joinedSlack],
      articuloLeido: ['Has leído un artículo', firstSteps.readArticle],
      ocultos: ['No quieres verlos más', firstSteps.hidden],
      cambiado: ['Cambiado', firstSteps.changedAt],
    },
  }),
};
