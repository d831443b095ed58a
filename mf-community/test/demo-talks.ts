import type { TalkDetail, TalkSummary } from '@femcoders/contracts/talk';

/** A published talk by default. */
export function demoTalk(changes: Partial<TalkSummary> = {}): TalkSummary {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'charla-1',
    title: 'Charla de prueba',
    summary: 'De qué va la charla de prueba.',
    topics: [{ key: 'css', name: 'CSS' }],
    level: 'inicial',
    language: 'es',
    format: 'charla',
    minutes: 20,
    givenOn: '2026-03-05',
    speakers: [{ slug: 'ana-prueba', name: 'Ana Prueba' }],
    hasVideo: false,
    hasTranscript: true,
    helped: 0,
    ...changes,
  };
}

/** The same with all that its page shows: three slides, four pieces of what was said. */
export function demoTalkDetail(changes: Partial<TalkDetail> = {}): TalkDetail {
  const slide = (title: string) => ({ title, points: [`Un punto de ${title}`], code: '', notes: '' });
  return {
    ...demoTalk(),
    speakers: [
      {
        ...{
          slug: 'ana-prueba',
          name: 'Ana Prueba',
          pronouns: null,
          group: 'speaker',
          title: 'Ponente',
          summary: null,
        },
        ...{ topics: [], links: { linkedin: null, github: null, web: null }, portrait: null },
      },
    ],
    event: null,
    video: null,
    slides: [slide('Portada'), slide('Las líneas'), slide('El final')],
    transcript: [
      { start: 0, text: 'Hola a todas.', slide: 1 },
      { start: 35, text: 'Hoy hablamos de líneas.', slide: 1 },
      { start: 95, text: 'Las líneas se cuentan desde uno.', slide: 2 },
      { start: 150, text: 'Gracias por venir.', slide: 3 },
    ],
    resources: [],
    licence: 'cc-by',
    pdf: null,
    related: [],
    publishedAt: '2026-03-06T10:00:00.000Z',
    updatedAt: '2026-03-06T10:00:00.000Z',
    ...changes,
  };
}
