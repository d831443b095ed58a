import type { DocumentCase, DocumentStep } from '@femcoders/contracts/document';
import type { DocumentState } from '@femcoders/contracts/document-names';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import type { TagTone } from '@femcoders/shared-ui';

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

export const filesInWords = (n: number) => counted(n, 'documento', 'documentos');

/** Returns the sentence about what becomes of the documents of a case. */
export function fateInWords({ state, files, deleteAt, changedAt }: DocumentCase): string {
  if (state === 'withdrawn') return `Los retiraste el ${dayInWords(changedAt)}.`;
  if (state === 'expired') return `Los borramos el ${dayInWords(changedAt)}, al terminar su plazo.`;
  if (state === 'draft') return deleteAt ? `Si no lo envías, se borra el ${dayInWords(deleteAt)}.` : '';
  return deleteAt ? `${plural(files, 'Se borra', 'Se borran')} el ${dayInWords(deleteAt)}.` : '';
}

const steps: Partial<Record<DocumentStep['kind'], string>> = {
  sent: 'Lo enviaste',
  resent: 'Lo volviste a enviar',
  reviewing: 'El equipo lo está revisando',
  missing: 'El equipo te pidió algo más',
  accepted: 'Aceptado',
  refused: 'No aceptado',
  withdrawn: 'Lo retiraste: los documentos se borraron',
  expired: 'Terminó su plazo: los documentos se borraron',
};

/** Returns what happened to a case, in a sentence. */
export const stepInWords = ({ kind, by, file }: DocumentStep) =>
  kind === 'opened' ? `${by ?? 'Alguien del equipo'} abrió ${file ?? 'un documento'}` : (steps[kind] ?? '');
