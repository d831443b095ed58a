import type { HubIdea, HubPiece, OwnHub, OwnHubPiece } from '@femcoders/contracts/hub';

const common = {
  body: 'La leí entera y por fin entiendo las líneas con nombre.',
  topics: ['CSS'],
  level: null,
  author: 'Alba Prueba',
  publishedAt: '2026-11-20T10:00:00.000Z',
  marks: 2,
};

/** A piece of one kind, as the API sends it. */
type Of<Kind extends HubPiece['kind']> = Extract<HubPiece, { kind: Kind }>;

export const demoResource = (parts: Partial<Of<'resource'>> = {}): Of<'resource'> => ({
  ...{ ...common, id: 'r1', kind: 'resource', slug: 'guia-de-prueba', title: 'Guía de prueba' },
  details: { url: 'https://www.guia.example/', type: 'article', language: 'es', free: true, unreachable: false },
  ...parts,
});

export const demoProject = (parts: Partial<Of<'project'>> = {}): Of<'project'> => ({
  ...{ ...common, id: 'p1', kind: 'project', slug: 'huerto-de-prueba', title: 'Huerto de prueba', marks: 0 },
  details: { roles: ['Diseño', 'Textos'], hoursPerWeek: 3, repository: '', complete: false },
  ...parts,
});

export const demoGroup = (parts: Partial<Of<'group'>> = {}): Of<'group'> => ({
  ...{ ...common, id: 'g1', kind: 'group', slug: 'grupo-de-prueba', title: 'Grupo de prueba', marks: 1 },
  details: { rhythm: 'Un jueves al mes', channel: '#datos', contact: '' },
  ...parts,
});

export const demoStudy = (parts: Partial<Of<'study'>> = {}): Of<'study'> => ({
  ...{ ...common, id: 's1', kind: 'study', slug: 'estudio-de-prueba', title: 'JavaScript de prueba', marks: 0 },
  details: { availability: 'Martes por la tarde', zone: 'En línea', expiresAt: '2027-01-19T10:00:00.000Z' },
  ...parts,
});

/** An idea without news by default. */
export const demoIdea = (parts: Partial<HubIdea> = {}): HubIdea => ({
  id: 'mentorias',
  name: 'Mentorías',
  summary: 'Conversaciones con alguien que ya pasó por donde tú estás.',
  state: 'idea',
  news: null,
  newsAt: null,
  votes: 4,
  ...parts,
});

/** A piece as its author has it: published and without answers by default. */
export const ownPiece = (piece: HubPiece, parts: Partial<OwnHubPiece> = {}): OwnHubPiece =>
  ({
    ...piece,
    state: 'published',
    reason: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    answers: [],
    ...parts,
  }) as OwnHubPiece;

/** All that a member has in the hub: nothing by default. */
export const ownHub = (parts: Partial<OwnHub> = {}): OwnHub => ({
  pieces: [],
  sent: [],
  marks: [],
  ideas: [],
  trusted: false,
  ...parts,
});
