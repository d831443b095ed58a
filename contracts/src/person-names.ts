/** A person is published only once she has accepted; a person who leaves is archived. */
export const personStates = ['draft', 'accepted', 'published', 'archived'] as const;
export type PersonState = (typeof personStates)[number];

/** Sort keys of the administration's list of people. */
export const personSorts = ['name', 'group', 'state', 'updated_at'] as const;

/** Most speakers that `/eventos` shows: the others stand on the pages of their events and talks. */
export const mostSpeakerSlides = 60;
