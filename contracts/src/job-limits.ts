// Apart from the schemas, so that pages and forms do not load the validator.

/**
 * What has become of an offer. `unconfirmed`: nobody has opened the link in the mail yet; `changes`: given back to the
 * company with a list. Visitors are shown `published`, and of `expired` and `filled` that they are closed.
 */
export const jobStates = [
  'unconfirmed',
  'review',
  'changes',
  'published',
  'expired',
  'filled',
  'rejected',
  'withdrawn',
] as const;
export type JobState = (typeof jobStates)[number];

export const workModes = ['presencial', 'hibrido', 'remoto'] as const;
export type WorkMode = (typeof workModes)[number];
export const workModeNames: Readonly<Record<WorkMode, string>> = {
  presencial: 'Presencial',
  hibrido: 'Híbrido',
  remoto: 'En remoto',
};

export const workdays = ['completa', 'parcial'] as const;
export type Workday = (typeof workdays)[number];
export const workdayNames: Readonly<Record<Workday, string>> = {
  completa: 'Jornada completa',
  parcial: 'Jornada parcial',
};

export const jobContracts = ['indefinido', 'temporal', 'formativo', 'autonomo'] as const;
export type JobContract = (typeof jobContracts)[number];
export const jobContractNames: Readonly<Record<JobContract, string>> = {
  indefinido: 'Indefinido',
  temporal: 'Temporal',
  formativo: 'Formativo o en prácticas',
  autonomo: 'Por cuenta propia',
};

export const jobLevels = ['inicial', 'junior', 'intermedio', 'senior', 'responsable'] as const;
export type JobLevel = (typeof jobLevels)[number];
export const jobLevelNames: Readonly<Record<JobLevel, string>> = {
  inicial: 'Primer empleo',
  junior: 'Junior',
  intermedio: 'Intermedio',
  senior: 'Senior',
  responsable: 'Responsable de equipo',
};

/** Why somebody reports an offer. */
export const jobReportReasons = ['salary', 'discrimination', 'fraud', 'closed', 'other'] as const;
export type JobReportReason = (typeof jobReportReasons)[number];
export const jobReportReasonNames: Readonly<Record<JobReportReason, string>> = {
  salary: 'El salario o las condiciones no son los que dice',
  discrimination: 'Discrimina a alguien',
  fraud: 'Parece un engaño o pide dinero',
  closed: 'Ya no está abierta',
  other: 'Otro motivo',
};

/** Lengths in characters, money in whole euros gross per year, times as their names say. */
export const jobLimits = {
  title: 80,
  company: 80,
  url: 300,
  city: 80,
  technologies: 10,
  technology: 30,
  aboutMin: 80,
  about: 4000,
  needs: 6,
  need: 160,
  note: 600,
  person: 80,
  email: 254,
  salaryLeast: 1_000,
  salaryMost: 500_000,
  /** How many times the lowest salary the highest may be: a wider range says nothing. */
  salarySpread: 1.6,
  /** Most days that an offer is open before it has to be renewed. */
  daysMost: 60,
  /** What the forms offer. */
  daysOffered: [15, 30, 45, 60],
  /** Hours in which only members see a new offer. */
  membersFirstHours: 72,
  /** Days before its end at which a company gets a mail. */
  notifyBeforeDays: 7,
  alerts: 10,
  reportNote: 300,
  changes: 8,
  change: 300,
  reason: 500,
  /** Longest search, in characters. */
  q: 100,
} as const;

/** `28.000 €`, with the point that Spanish readers of money expect also in four digits. */
export function euros(amount: number): string {
  return `${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')} €`;
}

/** `28.000 – 36.000 €` */
export function salaryRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryMin === salaryMax ? euros(salaryMin) : `${euros(salaryMin).slice(0, -2)} – ${euros(salaryMax)}`;
}

/** The same per month, in the twelve payments of a year. */
export function monthlyRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryRange({ salaryMin: Math.round(salaryMin / 12), salaryMax: Math.round(salaryMax / 12) });
}

/** Whether one applies by mail; otherwise by a page of the web. */
export const appliesByMail = (apply: string) => apply.includes('@') && !apply.includes('/');
