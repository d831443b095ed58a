import { months } from '@femcoders/contracts/spanish-months';
import type { StatColumn } from '@femcoders/contracts/stat-definitions';
import type { StatRow } from '@femcoders/contracts/stats';
import type { Period } from './stat-address.ts';

/** `octubre de 2026` of `2026-10`. */
export function monthName(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} de ${year}`;
}

/** `enero de 2026`, `enero a marzo de 2026`, `diciembre de 2025 a febrero de 2026`, or the group. */
export function rowName({ from, to, group }: Pick<StatRow, 'from' | 'to' | 'group'>): string {
  if (!from || !to) return group ?? '';
  if (from === to) return monthName(from);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${sameYear ? monthName(from).split(' ')[0] : monthName(from)} a ${monthName(to)}`;
}

/** How many months a row is of; a group counts as one. */
export function monthsOf({ from, to }: Pick<StatRow, 'from' | 'to'>): number {
  if (!from || !to) return 1;
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from) + 1;
}

/** The same where there is little room: `ene 26`, `ene–mar 26`. */
export function shortRowName({ from, to, group }: Pick<StatRow, 'from' | 'to' | 'group'>): string {
  if (!from || !to) return group ?? '';
  const short = (month: string) => (months[Number(month.slice(5)) - 1] ?? '').slice(0, 3);
  const year = (month: string) => month.slice(2, 4);
  if (from === to) return `${short(from)} ${year(from)}`;
  const start = year(from) === year(to) ? short(from) : `${short(from)} ${year(from)}`;
  return `${start}–${short(to)} ${year(to)}`;
}

// Grouped below ten thousand, too, so that the figures of a column line up (`inDigits` groups from ten thousand on, as texts do).
const written = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 1 });

/** A number with its unit: `1.284`, `2,5 h`, `32.000 €`. */
export function valueText(value: number, unit: StatColumn['unit'] | 'percent' = 'count'): string {
  const text = written.format(value);
  return { count: text, hours: `${text} h`, euros: `${text} €`, percent: `${text} %` }[unit];
}

/**
 * The rows of a period: runs of months are whole or not there, so that none follows from the difference of two periods.
 * @param until the last month that is counted
 */
export function rowsOf(rows: readonly StatRow[], period: Period, until: string): readonly StatRow[] {
  if (period === 'todo') return rows;
  const [year = 0, month = 0] = until.split('-').map(Number);
  const since = month === 12 ? `${year}-01` : `${year - 1}-${String(month + 1).padStart(2, '0')}`;
  return rows.filter(({ to }) => to === null || to >= since);
}
