import { counted, inDigits } from '@femcoders/contracts/spanish-count';
import type { Alert } from './send-alert.ts';

/** Page views, and in how many of them a part failed. */
export interface Views {
  views: number;
  failed: number;
}

/** Views of a version of a part. */
export interface PartViews extends Views {
  /** `shell` or a remote's name. */
  name: string;
  version: string;
}

const inViews = ({ views, failed }: Views) =>
  failed === views
    ? `todas sus últimas ${inDigits(views)} visitas`
    : `${inDigits(failed)} de sus últimas ${counted(views, 'visita', 'visitas')}`;

/** A live part fails for nearly everybody. */
export const failingAlert = ({ name, version, ...views }: PartViews): Alert => ({
  kind: 'section-fails',
  subject: `Falla en casi todas las visitas: ${name}`,
  paragraphs: [
    `La versión ${version} ha fallado en ${inViews(views)}.`,
    'Si se acaba de publicar, vuelve a la de antes.',
  ],
  part: name,
  version,
});

/** That is over. */
export const recoveredAlert = ({ name, version, ...views }: PartViews): Alert => ({
  kind: 'section-works',
  subject: `Vuelve a funcionar: ${name}`,
  paragraphs: [
    views.failed === 0
      ? `La versión ${version} no ha fallado en ninguna de sus últimas ${counted(views.views, 'visita', 'visitas')}.`
      : `La versión ${version} ha fallado en ${inViews(views)}, y ya no en casi todas.`,
  ],
  part: name,
  version,
});

/**
 * The errors of a day are more than its budget.
 * @param parts views of the day, of every version
 * @param budget percent of the page views
 */
export function budgetAlert({ views, failed }: Views, parts: readonly PartViews[], budget: number): Alert {
  const worst = parts.toSorted((one, other) => other.failed - one.failed)[0];
  return {
    kind: 'error-budget',
    subject: 'Hoy hay más errores de los previstos',
    paragraphs: [
      `Hoy han fallado ${counted(failed, 'visita', 'visitas')} de ${inDigits(views)}, el ${inDigits((100 * failed) / views, 2)} %. El presupuesto de errores de un día es el ${inDigits(budget, 2)} %.`,
      ...(worst
        ? [`Lo que más falla es ${worst.name}, en su versión ${worst.version}: ${inDigits(worst.failed)}.`]
        : []),
    ],
    part: null,
    version: null,
  };
}
