/** The states of a message. */
export const contactStates = ['new', 'open', 'resolved', 'spam'] as const;
export type ContactState = (typeof contactStates)[number];

/** The parts of the inbox: a state, `pending` for those still to be attended to, or `all`. */
export const inboxParts = ['pending', ...contactStates, 'all'] as const;
export type InboxPart = (typeof inboxParts)[number];

/** Sort keys of the inbox. */
export const inboxSorts = ['created_at', 'name', 'reason', 'state'] as const;

export type ContactEntryKind = 'answer' | 'note';
