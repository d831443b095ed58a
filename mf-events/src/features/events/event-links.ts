/** Where an event is told of. */
export function eventPath(slug: string): string {
  return `/eventos/${slug}`;
}

/** The form on an event's page. */
export const registrationAnchor = 'apuntarme';
