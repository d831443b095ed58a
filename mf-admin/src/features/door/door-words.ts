import { counted } from '@femcoders/contracts/spanish-count';
import { hourOf } from '@femcoders/contracts/spanish-date';
import { asSentence, atHour } from '@femcoders/contracts/spanish-hour';
import type { DoorNotice } from './door-store.ts';

export const at = (instant: string) => atHour(hourOf(instant));

/** The state of the connection: in short, and what it means for the door. Both are empty while it is online. */
export function connectionWords({ live, at: since, stored, waiting }: Connection): { state: string; detail: string } {
  if (live) return { state: '', detail: '' };
  const kept = stored
    ? 'Sigue anotando: lo enviamos cuando vuelva.'
    : 'Sigue anotando y no cierres esta pestaña: tu navegador no deja guardarlo.';
  const list = asSentence(`Ves la lista de ${at(since).replace(/^a /, '')}`);
  return {
    state: `Sin conexión${waiting > 0 ? `: ${counted(waiting, 'marca', 'marcas')} por enviar` : ''}`,
    detail: `${list} ${kept}`,
  };
}

interface Connection {
  live: boolean;
  /** When the list was read. */
  at: string;
  /** Whether marks outlive a reload. */
  stored: boolean;
  /** How many marks wait. */
  waiting: number;
}

/** Returns the sentence for a door that is online again. */
export function caughtUpWords({ sent, elsewhere }: { sent: number; elsewhere: number }): string {
  const news = [
    ...(sent > 0 ? [counted(sent, 'marca enviada', 'marcas enviadas')] : []),
    ...(elsewhere > 0 ? [counted(elsewhere, 'llegada por otra puerta', 'llegadas por otras puertas')] : []),
  ];
  return news.length === 0 ? 'Vuelve a haber conexión.' : `Vuelve a haber conexión: ${news.join(' y ')}.`;
}

/** Returns the sentence for a conflict with another door. */
export function noticeWords({ outcome, act, made_at, elsewhere_at, message }: DoorNotice, name: string): string {
  const when = elsewhere_at ? ` ${at(elsewhere_at)}` : '';
  if (outcome === 'refused') return `${name}: ${message}`;
  if (outcome === 'superseded')
    return act === 'check-in'
      ? `La llegada de ${name} se quitó${when} en otra puerta, después de anotarla aquí.`
      : `La llegada de ${name} se anotó${when} en otra puerta, después de quitarla aquí.`;
  return elsewhere_at && elsewhere_at > made_at
    ? `${name} entró aquí ${at(made_at)} y se volvió a anotar${when} en otra puerta. Queda la primera hora.`
    : `${name} ya entró${when} por otra puerta.`;
}
