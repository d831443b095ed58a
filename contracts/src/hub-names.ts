export const hubKinds = ['resource', 'project', 'group', 'study'] as const;
export type HubKind = (typeof hubKinds)[number];

/** `pending` waits for a moderator; `withdrawn` is its author's act, `removed` a moderator's. */
export const hubStates = ['pending', 'published', 'rejected', 'withdrawn', 'removed'] as const;
export type HubState = (typeof hubStates)[number];

/** Sort keys of the moderators' list. */
export const hubPieceSorts = ['created_at', 'updated_at', 'title', 'kind', 'state'] as const;

/** The levels of experience that it is for; without one it is for everybody. */
export const hubLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type HubLevel = (typeof hubLevels)[number];

export const resourceTypes = ['article', 'course', 'template', 'grant', 'tool', 'video', 'book', 'other'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceLanguages = ['es', 'ca', 'en', 'other'] as const;
export type ResourceLanguage = (typeof resourceLanguages)[number];

export const hubReportReasons = ['wrong', 'spam', 'abuse', 'personal-data', 'illegal'] as const;
export type HubReportReason = (typeof hubReportReasons)[number];

export const hubIdeaStates = ['idea', 'under_way', 'done'] as const;
export type HubIdeaState = (typeof hubIdeaStates)[number];
