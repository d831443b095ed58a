import { type JobState, jobStates } from './job-names.ts';

/** The parts of the queue: a state, published ones that end soon, those somebody reports, or all. */
export const jobParts = [
  'review',
  'changes',
  'published',
  'expiring',
  'reported',
  'closed',
  'rejected',
  'all',
] as const;
export type JobPart = (typeof jobParts)[number];

/** Sort keys of the queue. */
export const adminJobSorts = ['submitted_at', 'title', 'company', 'expires_at'] as const;

export const jobPartNames: Readonly<Record<JobPart, string>> = {
  review: 'Por revisar',
  changes: 'Devueltas',
  published: 'Publicadas',
  expiring: 'Por caducar',
  reported: 'Denunciadas',
  closed: 'Cerradas',
  rejected: 'Rechazadas',
  all: 'Todas',
};

/** Which states belong to a part; a part of which more is asked has its own condition besides. */
export const partStates: Readonly<Record<JobPart, readonly JobState[]>> = {
  review: ['review'],
  changes: ['changes'],
  published: ['published'],
  expiring: ['published'],
  reported: ['published'],
  closed: ['expired', 'filled', 'withdrawn'],
  rejected: ['rejected'],
  all: jobStates.filter((state) => state !== 'unconfirmed'),
};

export const jobStateNames: Readonly<Record<JobState, string>> = {
  unconfirmed: 'Sin confirmar',
  review: 'Por revisar',
  changes: 'Devuelta con cambios',
  published: 'Publicada',
  expired: 'Caducada',
  filled: 'Cubierta',
  rejected: 'Rechazada',
  withdrawn: 'Retirada',
};

/** The decisions of the team on an offer. `reopen` takes back a closing or a rejection: it waits for review again. */
export const jobDecisions = ['approve', 'return', 'reject', 'close', 'reopen'] as const;
export type JobDecision = (typeof jobDecisions)[number];

/** In which states each can be done. */
export const decidableStates: Readonly<Record<JobDecision, readonly JobState[]>> = {
  approve: ['review'],
  return: ['review'],
  reject: ['review'],
  close: ['published'],
  reopen: ['rejected', 'withdrawn', 'changes'],
};
