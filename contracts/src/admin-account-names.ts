/** How an account stands: it can be used, it cannot, or it goes soon. */
export const accountStates = ['active', 'suspended', 'leaving'] as const;
export type AccountState = (typeof accountStates)[number];

/** The parts into which the list of accounts is divided: the states, and `never` for accounts unused since they were made. */
export const accountParts = [...accountStates, 'never'] as const;
export type AccountPart = (typeof accountParts)[number];

/** Sort keys of the list of accounts. */
export const accountSorts = ['name', 'email', 'role', 'created_at', 'last_seen'] as const;

/** Why somebody is suspended: the sentence that she reads. */
export const suspensionReasons = {
  abuse: 'Insulto o acoso',
  spam: 'Spam o publicidad',
  impersonation: 'Suplantación de otra persona',
  security: 'Sospecha de que otra persona usa tu cuenta',
  conduct: 'Incumplimiento del código de conducta',
  other: 'Otro motivo',
} as const;
export type SuspensionReason = keyof typeof suspensionReasons;
