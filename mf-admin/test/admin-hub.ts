import type { AdminHubIdea, AdminHubPiece } from '@femcoders/contracts/hub';

/** A resource that waits for its first decision by default. */
export function adminPiece(parts: Partial<Extract<AdminHubPiece, { kind: 'resource' }>> = {}): AdminHubPiece {
  return {
    id: 'p1',
    kind: 'resource',
    slug: 'guia-de-prueba',
    title: 'Guía de prueba',
    body: 'Sirve para probar la cola de quien modera.',
    topics: ['CSS'],
    level: null,
    author: 'Alba Prueba',
    publishedAt: null,
    marks: 0,
    details: { url: 'https://guia.example/', type: 'article', language: 'es', free: true, unreachable: false },
    state: 'pending',
    reason: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    decidedBy: null,
    accepted: 0,
    linkProblem: null,
    linkCheckedAt: null,
    reports: [],
    ...parts,
  };
}

/** An idea without news by default. */
export function adminIdea(parts: Partial<AdminHubIdea> = {}): AdminHubIdea {
  return {
    id: 'mentorias',
    name: 'Mentorías',
    summary: 'Conversaciones con alguien que ya pasó por donde tú estás.',
    state: 'idea',
    news: null,
    newsAt: null,
    votes: 7,
    version: 0,
    ...parts,
  };
}
