import { rolloutLimits as limits } from './rollout-limits.ts';
import { communityZone, isoMoment } from './spanish-date.ts';

// What people type of a roll-out, in a form or on a command line. Sentences are those of the contract's rules.

/** A parsed text, or its problem as a Spanish sentence. */
export type Read<Value> = { value: Value; problem?: never } | { value?: never; problem: string };

const minutesOf = { m: 1, h: 60, d: 24 * 60 } as const;

/**
 * Reads the steps of a roll-out: `1, 5, 25, 100`.
 * @returns whole percents from 1 to 100, each larger than the one before; or what is wrong, as a Spanish sentence
 */
export function readSteps(text: string): Read<number[]> {
  const words = text
    .split(/[\s,;%]+/)
    .filter(Boolean)
    .map((word) => (/^\d{1,9}$/.test(word) ? Number(word) : Number.NaN));
  if (words.length === 0) return { problem: 'Escribe los pasos, como 1, 5, 25, 100.' };
  if (words.some(Number.isNaN)) return { problem: 'Escribe tantos por ciento enteros, como 1, 5, 25, 100.' };
  if (words.length > limits.steps) return { problem: `Como mucho ${limits.steps} pasos.` };
  if (words.some((step) => step < 1 || step > 100)) return { problem: 'Cada paso, de 1 a 100.' };
  if (words.some((step, index) => index > 0 && step <= (words[index - 1] ?? 0)))
    return { problem: 'Cada paso, mayor que el anterior.' };
  return { value: words };
}

/** Reads `25` or `25 %`. @returns a whole percent from 0 (nobody) to 100; or what is wrong, as a Spanish sentence */
export function readShare(text: string): Read<number> {
  const share = wholeNumber(text.replace(/\s*%$/, ''));
  if (share === null) return { problem: 'Escribe un tanto por ciento entero, como 25.' };
  return share > 100 ? { problem: 'De 0 a 100.' } : { value: share };
}

/** Reads `30m`, `2 h`, `1 día` or, in minutes, `30`. @returns minutes; or what is wrong, as a Spanish sentence */
export function readHold(text: string): Read<number> {
  const { least, most } = limits.holdMinutes;
  const [, amount, unit = 'm'] =
    /^(\d{1,9})\s*(m|min|minutos?|h|horas?|d|días?|dias?)?$/i.exec(text.trim())?.map((part) => part?.toLowerCase()) ??
    [];
  if (amount === undefined) return { problem: 'Escribe cuánto dura cada paso, como 30 min, 2 h o 1 día.' };
  const minutes = Number(amount) * minutesOf[unit.charAt(0) as keyof typeof minutesOf];
  if (minutes < least) return { problem: `Al menos ${least} minuto.` };
  return minutes > most ? { problem: 'Como mucho una semana.' } : { value: minutes };
}

/** Reads how many visits of the candidate a step needs: `1.000`. @returns the number; or what is wrong, as a Spanish sentence */
export function readVisits(text: string): Read<number> {
  const { least, most } = limits.visits;
  const visits = wholeNumber(text.trim().replace(/^(\d{1,3})\.(\d{3})$/, '$1$2'));
  if (visits === null) return { problem: 'Escribe un número de visitas.' };
  if (visits < least) return { problem: `Al menos ${least} visitas.` };
  return visits > most ? { problem: `Como mucho ${most} visitas.` } : { value: visits };
}

/** Reads `2026-12-01 09:00`, or the same with a `T`, on the community's clock. @returns an ISO 8601 instant that is still to come */
export function readComing(text: string, now: Date): Read<string> {
  const found = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/.exec(text.trim());
  if (!found) return { problem: 'Escribe día y hora, como 2026-12-01 09:00.' };
  const instant = communityInstant(`${found[1]}T${found[2]}`);
  if (!instant) return { problem: 'Ese día y esa hora no existen: ¿cambia la hora esa noche? Elige otros.' };
  return instant <= now ? { problem: 'Ese momento ya ha pasado.' } : { value: instant.toISOString() };
}

/** The same of the start of a roll-out, which is not planned too far ahead. */
export function readStart(text: string, now: Date): Read<string> {
  const read = readComing(text, now);
  if (read.problem !== undefined) return read;
  const isFar = Date.parse(read.value) - now.getTime() > limits.plannedDays * 24 * 3_600_000;
  return isFar ? { problem: `Como mucho con ${limits.plannedDays} días de antelación.` } : read;
}

/**
 * The instant at which the community's clock shows a time; of an hour that comes twice, the first.
 * @param local `2026-11-28T18:30`
 * @returns null for a time that the clock never shows
 */
function communityInstant(local: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const shown = local.replace('T', ' ');
  // Madrid is one or two hours ahead of UTC.
  const instants = [2, 1].map((ahead) => new Date(asUtc - ahead * 3_600_000));
  return instants.find((instant) => isoMoment(instant, communityZone).startsWith(shown)) ?? null;
}

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);

/** `30 min`, `2 h`, `1 día`, as `readHold` reads it. */
export function holdInWords(minutes: number): string {
  if (minutes % minutesOf.d === 0) return minutes === minutesOf.d ? '1 día' : `${minutes / minutesOf.d} días`;
  return minutes % minutesOf.h === 0 ? `${minutes / minutesOf.h} h` : `${minutes} min`;
}
