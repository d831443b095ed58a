import type { AdminPerson } from '@femcoders/contracts/person';

/** A person as the API sends her to the administration. */
export function adminPerson(parts: Partial<AdminPerson> = {}): AdminPerson {
  return {
    id: 'p1',
    slug: 'alba-prueba',
    name: 'Alba Prueba',
    pronouns: null,
    group: 'mentor',
    title: 'Desarrolladora',
    summary: 'Una frase.',
    topics: ['CSS', 'Datos'],
    links: { linkedin: null, github: null, web: null },
    portrait: null,
    state: 'draft',
    acceptance: null,
    updatedAt: '2026-11-21T08:00:00.000Z',
    ...parts,
  };
}
