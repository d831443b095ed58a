import type {
  AdminMentor,
  AdminMentoring,
  AdminMentoringFigures,
  AdminProposal,
  MentorCandidate,
} from '@femcoders/contracts/admin-mentoring';

/** A request that waits by default. */
export function adminMentoring(parts: Partial<AdminMentoring> = {}): AdminMentoring {
  return {
    id: 's1',
    state: 'asked',
    name: 'Eva Prueba',
    topics: ['react', 'entrevistas'],
    format: 'ciclo',
    mentor: null,
    since: '2026-11-18T10:00:00.000Z',
    lastSession: null,
    atRisk: false,
    ranOut: false,
    menteeId: 'u7',
    goal: 'Preparar mis primeras entrevistas de frontend.',
    level: 'first-job',
    languages: ['es'],
    modalities: ['en-linea'],
    city: '',
    slots: ['11'],
    preferences: 'Otra mujer que haya cambiado de carrera',
    createdAt: '2026-11-18T10:00:00.000Z',
    updatedAt: '2026-11-18T10:00:00.000Z',
    proposals: [],
    pair: null,
    past: [],
    notes: [],
    ...parts,
  };
}

/** A mentor to whom the request was proposed, and who has to answer. */
export function adminProposal(parts: Partial<AdminProposal> = {}): AdminProposal {
  return {
    id: 'q1',
    mentor: { id: 'm1', name: 'Ana Prueba' },
    state: 'asked',
    score: 90,
    reasons: [{ text: 'Habláis castellano', points: 0, of: 0 }],
    askedAt: '2026-11-19T10:00:00.000Z',
    answerBy: '2026-11-26T10:00:00.000Z',
    answeredAt: null,
    reason: '',
    ...parts,
  };
}

/** A mentor whom the engine would propose first. */
export function candidate(parts: Partial<MentorCandidate> = {}): MentorCandidate {
  return {
    id: 'm1',
    name: 'Ana Prueba',
    headline: 'Desarrolladora frontend',
    score: 90,
    reasons: [{ text: 'Los 2 temas que se piden: React y Entrevistas', points: 45, of: 45 }],
    load: 1,
    maxPairs: 3,
    canTake: true,
    obstacle: null,
    ...parts,
  };
}

/** An active mentor whom everybody sees. */
export function adminMentor(parts: Partial<AdminMentor> = {}): AdminMentor {
  return {
    id: 'm1',
    userId: 'u8',
    slug: 'ana-prueba',
    state: 'active',
    pausedBy: null,
    name: 'Ana Prueba',
    headline: 'Desarrolladora frontend',
    topics: ['react'],
    isPublic: true,
    load: 1,
    maxPairs: 3,
    asked: 0,
    createdAt: '2026-10-01T10:00:00.000Z',
    about: 'Leemos tu código sin prisa.',
    levels: ['junior'],
    languages: ['es'],
    formats: ['ciclo'],
    modalities: ['en-linea'],
    city: '',
    slots: ['11'],
    updatedAt: '2026-10-01T10:00:00.000Z',
    pairs: [],
    ...parts,
  };
}

export const noMentoring: AdminMentoringFigures = {
  asked: 0,
  proposed: 0,
  accepted: 0,
  active: 0,
  paused: 0,
  closed: 0,
  atRisk: 0,
  oldest: null,
  mentorsPending: 0,
  mentorsActive: 0,
  places: 0,
};
