/**
 * The states of an offer. `unconfirmed`: nobody has opened the link in the mail yet; `changes`: given back to the
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
