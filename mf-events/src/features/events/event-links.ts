/** Where an event is described. */
export function eventPath(slug: string): string {
  return `/eventos/${slug}`;
}

/** The form on an event's page. */
export const registrationAnchor = 'apuntarme';
