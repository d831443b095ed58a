import type { EventFeed } from '@femcoders/contracts/event-feed';
import { counted, inDigits, plural } from '@femcoders/contracts/spanish-count';

/** The state of a source, in a few words. */
export function feedState({ busy, active, ready, error, tried_at }: EventFeed): string {
  if (!ready) return 'Sin configurar';
  if (busy) return 'Importando…';
  if (!active) return 'En pausa';
  if (error) return 'No se ha podido importar';
  return tried_at ? 'Al día' : 'Aún no se ha importado';
}

/** "12 eventos encontrados, 8 por venir" */
export function foundWords({ found, upcoming }: EventFeed): string {
  const all = counted(found ?? 0, 'evento encontrado', 'eventos encontrados');
  return `${all}, ${inDigits(upcoming)} por venir en la web`;
}

/** "cada hora", "cada 15 minutos" */
export function everyWords(minutes: number): string {
  if (minutes % 60 !== 0) return `cada ${counted(minutes, 'minuto', 'minutos')}`;
  return `cada ${plural(minutes / 60, 'hora', `${minutes / 60} horas`)}`;
}
