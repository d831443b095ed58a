/** How an account stands: it can be used, it cannot, or it goes soon. */
export const accountStates = ['active', 'suspended', 'leaving'] as const;
export type AccountState = (typeof accountStates)[number];

/** What a part of the accounts is called: a state, or `never` for those that nobody has used since they were made. */
export const accountParts = [...accountStates, 'never'] as const;
export type AccountPart = (typeof accountParts)[number];

/** What accounts can be ordered by. */
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
