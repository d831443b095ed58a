import type { FigurePeriod, FigureStep } from '@femcoders/contracts/admin-figures-names';
import type { MailState } from '@femcoders/contracts/mail';
import type { CommentState, RejectReason } from '@femcoders/contracts/moderation-names';
import type { Role } from '@femcoders/contracts/session';
import { inDigits } from '@femcoders/contracts/spanish-count';
import { writeDate } from '@femcoders/contracts/spanish-date';
import { reasonWords } from '../moderation/decision-words.ts';

export const periodNames: Record<FigurePeriod, string> = { '30d': '30 días', '90d': '90 días', '12m': '12 meses' };

export const stepNames: Record<FigureStep, string> = { day: 'Día', week: 'Semana del', month: 'Mes' };

export const commentStateNames: Record<CommentState, string> = {
  pending: 'Pendientes',
  approved: 'Aprobados',
  rejected: 'Rechazados',
  spam: 'Spam',
};

export const rejectionNames: Record<RejectReason | 'none', string> = {
  ...reasonWords,
  none: 'Sin motivo',
};

export const mailStateNames: Record<MailState, string> = { queued: 'En cola', sent: 'Enviados', failed: 'Fallidos' };

export const roleLabels: Record<Role, string> = {
  member: 'Socias',
  promoter: 'Promotoras',
  mentor: 'Mentoras',
  company: 'Empresas',
  editor: 'Editoras',
  moderator: 'Moderadoras',
  organiser: 'Organizadoras',
  admin: 'Administradoras',
};

/** A step by its first day: `21 nov`, `nov 2026`. */
export function stepName(firstDay: string, step: FigureStep): string {
  return writeDate(firstDay, { month: 'short', ...(step === 'month' ? { year: 'numeric' } : { day: 'numeric' }) });
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `menos de 1 min`, `45 min`, `3 h 20 min`, `5 d 4 h`; null of nothing. */
export function duration(ms: number | null): string | null {
  if (ms === null) return null;
  if (ms < minute) return 'menos de 1 min';
  if (ms < hour) return `${Math.floor(ms / minute)} min`;
  const [large, small, names] = ms < 2 * day ? [hour, minute, ['h', 'min']] : [day, hour, ['d', 'h']];
  const rest = Math.floor((ms % large) / small);
  return `${Math.floor(ms / large)} ${names[0]}${rest > 0 ? ` ${rest} ${names[1]}` : ''}`;
}

/** `45 %`; null of nothing. */
export function share(part: number, whole: number): string | null {
  return whole === 0 ? null : `${inDigits((100 * part) / whole, 0)}\u00a0%`;
}
