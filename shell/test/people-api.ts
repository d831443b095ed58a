import type { Person } from '@femcoders/contracts/person';
import { type ApiClient, ApiError, type ApiRequest, UnreachableError } from '@femcoders/platform';

/** A person of the team whose slug is her name in small letters. */
export function testPerson(name: string, fields: Partial<Person> = {}): Person {
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    pronouns: null,
    group: 'promoter',
    title: 'Persona de prueba',
    summary: null,
    topics: [],
    links: { linkedin: null, github: null, web: null },
    portrait: null,
    ...fields,
  };
}

/** The people of the API as a page sees them; a group can be set to fail or to never answer. */
export class PeopleApi implements ApiClient {
  people: Person[] = [];
  readonly fails = new Set<string>();
  readonly hangs = new Set<string>();
  readonly asked: string[] = [];

  async request<T>(path: string, { query = {} }: ApiRequest = {}): Promise<T> {
    const { group, page, limit } = query;
    this.asked.push([path, group, page].filter(Boolean).join(' '));
    if (path !== '/people') return this.#one(path.split('/').at(-1)) as T;
    if (this.fails.has(String(group))) throw new UnreachableError('No hemos podido conectar.');
    if (this.hangs.has(String(group))) return new Promise<T>(() => {});
    const members = this.people.filter((person) => person.group === group);
    return members.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)) as T;
  }

  #one(slug: string | undefined): Person {
    if (this.fails.has(String(slug))) throw new UnreachableError('No hemos podido conectar.');
    const person = this.people.find((candidate) => candidate.slug === slug);
    if (!person) throw new ApiError(404, 'not-found', 'Esta persona no está en el equipo.');
    return person;
  }
}
