import type { Person } from '@femcoders/contracts/person';
import { personHref } from './team-groups.ts';

/**
 * A schema.org `Person`.
 * @param base address of any page of this site
 */
export function schemaPerson(person: Person, base: URL): Record<string, unknown> {
  const { slug, name, title, summary, topics, links, portrait } = person;
  const elsewhere = [links.linkedin, links.github, links.web].filter((link) => link !== null);
  return {
    '@type': 'Person',
    name,
    jobTitle: title,
    url: new URL(personHref(slug), base).href,
    ...(summary && { description: summary }),
    ...(portrait && { image: new URL(portrait, base).href }),
    ...(topics.length > 0 && { knowsAbout: topics }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
