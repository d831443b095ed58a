import type { AccountEntry, AdminAccount } from '@femcoders/contracts/admin-account';

/** An account as the API lists it. */
export function accountEntry(parts: Partial<AccountEntry> = {}): AccountEntry {
  return {
    id: 'a1',
    name: 'Alba Prueba',
    email: 'alba@prueba.example',
    role: 'member',
    state: 'active',
    createdAt: '2026-10-02T10:00:00.000Z',
    lastSeenOn: '2026-11-20',
    secondFactor: false,
    ...parts,
  };
}

/** An account as the API sends it by itself. */
export function adminAccount(parts: Partial<AdminAccount> = {}): AdminAccount {
  return {
    ...accountEntry(),
    suspension: null,
    deletion: null,
    secondFactorSince: null,
    sessions: 2,
    comments: { approved: 3, pending: 1, rejected: 0, spam: 0 },
    registrations: 1,
    achievements: 0,
    notes: [],
    history: [],
    ...parts,
  };
}
