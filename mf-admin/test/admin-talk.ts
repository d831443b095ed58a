import type { AdminTalk } from '@femcoders/contracts/talk';
import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';

/** A draft that lacks nothing but its speaker's permission by default. */
export function adminTalk(parts: Partial<AdminTalk> = {}): AdminTalk {
  return {
    id: 't1',
    slug: 'rejillas',
    state: 'draft',
    title: 'Rejillas',
    summary: 'De qué va.',
    topics: ['CSS'],
    level: 'inicial',
    language: 'es',
    format: 'charla',
    licence: 'cc-by',
    minutes: 20,
    givenOn: '2026-03-05',
    event: '',
    video: '',
    resources: [{ title: 'Ejercicios', address: 'https://ejemplo.example/' }],
    slides: [{ title: 'Portada', points: ['Uno', 'Dos'], code: '', notes: '' }],
    transcript: '00:00 [1] Hola a todas.',
    speakers: [{ id: 'p1', slug: 'ana-prueba', name: 'Ana Prueba', published: true, permission: null }],
    pdf: null,
    proposal: null,
    missing: ['Falta anotar el permiso de Ana Prueba.'],
    updatedAt: '2026-11-21T08:00:00.000Z',
    ...parts,
  };
}

/** A proposal that nobody has scored by default. */
export function adminTalkProposal(parts: Partial<AdminTalkProposal> = {}): AdminTalkProposal {
  return {
    id: 'q1',
    title: 'Formularios que esperan',
    state: 'received',
    whose: 'own',
    proposedBy: 'Alba Prueba',
    scored: 0,
    mean: null,
    scoredByMe: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    summary: 'Qué pasa cuando la red va lenta.',
    topics: ['Formularios'],
    link: null,
    speakerName: null,
    speakerContact: null,
    scores: [],
    motive: null,
    decidedBy: null,
    decidedAt: null,
    talk: null,
    ...parts,
  };
}
