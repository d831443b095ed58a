/** A person is published only once she has accepted; a person who leaves is archived. */
export const personStates = ['draft', 'accepted', 'published', 'archived'] as const;
export type PersonState = (typeof personStates)[number];

/** Sort keys of the administration's list of people. */
export const personSorts = ['name', 'group', 'state', 'updated_at'] as const;
