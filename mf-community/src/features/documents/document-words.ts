import type { DocumentCase, DocumentStep } from '@femcoders/contracts/document';
import type { DocumentState } from '@femcoders/contracts/document-limits';
import type { TagTone } from '@femcoders/shared-ui';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
const moment = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h12',
  timeZone: 'Europe/Madrid',
});

/** `23 de mayo de 2027`, on the community's clock. */
export const dayInWords = (instant: string) => day.format(new Date(instant));

/** `23 nov 2026, 10:05`, on the community's clock. */
export const momentInWords = (instant: string) => moment.format(new Date(instant));

export const stateWords: Record<DocumentState, { name: string; tone: TagTone }> = {
  draft: { name: 'Borrador', tone: 'outline' },
  sent: { name: 'Enviado', tone: 'lilac' },
  reviewing: { name: 'En revisión', tone: 'sun' },
  missing: { name: 'Falta algo', tone: 'coral' },
  accepted: { name: 'Aceptado', tone: 'mint' },
  refused: { name: 'No aceptado', tone: 'outline' },
  withdrawn: { name: 'Retirado', tone: 'outline' },
  expired: { name: 'Borrado', tone: 'outline' },
};

export const filesInWords = (n: number) => (n === 1 ? '1 documento' : `${n} documentos`);

/** `1,4 MB`, `340 kB` */
export function sizeInWords(bytes: number): string {
  const [value, unit] =
    bytes < 1024 * 1024 ? [Math.max(1, Math.round(bytes / 1024)), 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${value.toLocaleString('es-ES', { maximumFractionDigits: 1 })} ${unit}`;
}

/** What becomes of the documents of a case, in a sentence. */
export function fateInWords({ state, files, deleteAt, changedAt }: DocumentCase): string {
  if (state === 'withdrawn') return `Los retiraste el ${dayInWords(changedAt)}.`;
  if (state === 'expired') return `Los borramos el ${dayInWords(changedAt)}, al terminar su plazo.`;
  if (state === 'draft') return deleteAt ? `Si no lo envías, se borra el ${dayInWords(deleteAt)}.` : '';
  const gone = files === 1 ? 'Se borra' : 'Se borran';
  return deleteAt ? `${gone} el ${dayInWords(deleteAt)}.` : '';
}

/** What happened to a case, in a sentence. */
export function stepInWords({ kind, by, file }: DocumentStep): string {
  switch (kind) {
    case 'sent':
      return 'Lo enviaste';
    case 'resent':
      return 'Lo volviste a enviar';
    case 'reviewing':
      return 'El equipo lo está revisando';
    case 'missing':
      return 'El equipo te pidió algo más';
    case 'accepted':
      return 'Aceptado';
    case 'refused':
      return 'No aceptado';
    case 'withdrawn':
      return 'Lo retiraste: los documentos se borraron';
    case 'expired':
      return 'Terminó su plazo: los documentos se borraron';
    case 'opened':
      return `${by ?? 'Alguien del equipo'} abrió ${file ?? 'un documento'}`;
    default:
      return '';
  }
}
