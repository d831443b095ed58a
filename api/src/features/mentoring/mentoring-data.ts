import {
  mentoringFormatNames,
  mentoringLanguageNames,
  mentoringLevelNames,
  mentoringModalityNames,
  mentoringStateNames,
  mentoringTopicNames,
  mentorStateNames,
  proposalStateNames,
  slotName,
} from '@femcoders/contracts/mentoring-names';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import {
  mentoringGoals,
  mentoringNotes,
  mentoringPairs,
  mentoringProposals,
  mentoringRatings,
  mentoringRequests,
  mentoringSessions,
  mentoringTeamNotes,
  mentors,
} from '../../database/mentoring-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

const named = <Id extends string>(names: Readonly<Record<Id, string>>, ids: readonly Id[]) =>
  ids.map((id) => names[id]);

/** Her card as a mentor. What hangs on it is settled by the hourly work: requests pass on, pairs are closed. */
export const mentorData: DataPart = {
  key: 'mentora',
  title: 'Tu ficha de mentora',
  columns: ['mentors.user_id'],
  fields: {
    estado: 'Estado',
    presentacion: 'Presentación',
    texto: 'Cómo acompañas',
    temas: 'Temas',
    acompana: 'A quién acompañas',
    idiomas: 'Idiomas',
    formatos: 'Formatos',
    modalidades: 'Cómo puedes quedar',
    ciudad: 'Ciudad',
    huecos: 'Huecos de la semana',
    maximo: 'Cuántas a la vez',
    contacto: 'Cómo prefieres que te escriban',
    publica: 'Se ve en la web',
    compromiso: 'Compromiso con el código de conducta',
    creada: 'Creada',
  },
  words: { estado: mentorStateNames },
  async read(db, { id }) {
    const rows = await db.select().from(mentors).where(eq(mentors.userId, id));
    return rows.map((row) => ({
      estado: row.state,
      presentacion: row.headline,
      texto: row.about,
      temas: named(mentoringTopicNames, row.topics),
      acompana: named(mentoringLevelNames, row.levels),
      idiomas: named(mentoringLanguageNames, row.languages),
      formatos: named(mentoringFormatNames, row.formats),
      modalidades: named(mentoringModalityNames, row.modalities),
      ciudad: row.city,
      huecos: row.slots.map(slotName),
      maximo: row.maxPairs,
      contacto: row.contact,
      publica: row.isPublic,
      compromiso: row.agreedAt,
      creada: row.createdAt,
    }));
  },
  /** Why she ended a pair is hers; that it ended is the mentee's, too. */
  async erase({ db }, { id }) {
    await db
      .update(mentoringPairs)
      .set({ closeReason: '' })
      .where(
        and(
          eq(mentoringPairs.closedBy, 'mentor'),
          inArray(mentoringPairs.mentorId, db.select({ id: mentors.id }).from(mentors).where(eq(mentors.userId, id))),
        ),
      );
  },
};

/** Her requests; with her account the pair and its shared notes are deleted, too. */
export const mentoringRequestData: DataPart = {
  key: 'mentoria',
  title: 'Tus solicitudes de mentoría',
  columns: ['mentoring_requests.user_id'],
  fields: {
    pedida: 'Pedida',
    estado: 'Estado',
    objetivo: 'Objetivo',
    partida: 'Punto de partida',
    temas: 'Temas',
    idiomas: 'Idiomas',
    formato: 'Formato',
    modalidades: 'Cómo puedes quedar',
    ciudad: 'Ciudad',
    huecos: 'Huecos de la semana',
    preferencias: 'Preferencias',
    contacto: 'Cómo prefieres que te escriban',
  },
  words: { estado: mentoringStateNames },
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(mentoringRequests)
      .where(eq(mentoringRequests.userId, id))
      .orderBy(asc(mentoringRequests.createdAt));
    return rows.map((row) => ({
      pedida: row.createdAt,
      estado: row.state,
      objetivo: row.goal,
      partida: mentoringLevelNames[row.level],
      temas: named(mentoringTopicNames, row.topics),
      idiomas: named(mentoringLanguageNames, row.languages),
      formato: mentoringFormatNames[row.format],
      modalidades: named(mentoringModalityNames, row.modalities),
      ciudad: row.city,
      huecos: row.slots.map(slotName),
      preferencias: row.preferences,
      contacto: row.contact,
    }));
  },
};

const sessionStates = { planned: 'por venir', done: 'hecha', missed: 'no se hizo', cancelled: 'cancelada' } as const;

/** The shared notes of a pair; the reason of its end is given only to its author. */
export const mentoringPairData: DataPart = {
  key: 'mentorias',
  title: 'Tus mentorías',
  columns: [],
  fields: {
    papel: 'Qué eres en ella',
    empezo: 'Empezó',
    termino: 'Terminó',
    motivo: 'Por qué la cerraste',
    sesiones: 'Sesiones',
    objetivos: 'Objetivos',
  },
  words: { papel: { mentor: 'La mentora', mentee: 'A quien se acompaña' } },
  async read(db, { id }) {
    const pairs = await db
      .select({ pair: mentoringPairs, menteeId: mentoringRequests.userId })
      .from(mentoringPairs)
      .innerJoin(mentoringRequests, eq(mentoringRequests.id, mentoringPairs.requestId))
      .leftJoin(mentors, eq(mentors.id, mentoringPairs.mentorId))
      .where(or(eq(mentors.userId, id), eq(mentoringRequests.userId, id)))
      .orderBy(asc(mentoringPairs.startedAt));
    const ids = pairs.map(({ pair }) => pair.id);
    const [sessions, goals] = await Promise.all([
      db
        .select()
        .from(mentoringSessions)
        .where(inArray(mentoringSessions.pairId, ids))
        .orderBy(asc(mentoringSessions.startsAt)),
      db
        .select()
        .from(mentoringGoals)
        .where(inArray(mentoringGoals.pairId, ids))
        .orderBy(asc(mentoringGoals.createdAt)),
    ]);
    return pairs.map(({ pair, menteeId }) => {
      const side = menteeId === id ? 'mentee' : 'mentor';
      return {
        papel: side,
        empezo: pair.startedAt,
        termino: pair.closedAt,
        motivo: pair.closedBy === side ? pair.closeReason : '',
        sesiones: sessions
          .filter(({ pairId }) => pairId === pair.id)
          .map(({ startsAt, state, place }) =>
            [shortMoment(startsAt), sessionStates[state], place].filter(Boolean).join(' · '),
          ),
        objetivos: goals
          .filter(({ pairId }) => pairId === pair.id)
          .map(({ text, doneAt }) => (doneAt ? `${text} (hecho)` : text)),
      };
    });
  },
};

/** Her answers to requests for her as a mentor. */
export const mentorAnswerData: DataPart = {
  key: 'respuestasDeMentora',
  title: 'Lo que has respondido a quien te pidió como mentora',
  columns: [],
  fields: { preguntada: 'Preguntada', respuesta: 'Qué pasó', motivo: 'Lo que dijiste al equipo' },
  words: { respuesta: proposalStateNames },
  async read(db, { id }) {
    const rows = await db
      .select({
        preguntada: mentoringProposals.askedAt,
        respuesta: mentoringProposals.state,
        motivo: mentoringProposals.reason,
      })
      .from(mentoringProposals)
      .innerJoin(mentors, eq(mentors.id, mentoringProposals.mentorId))
      .where(and(eq(mentors.userId, id), isNotNull(mentoringProposals.askedAt)))
      .orderBy(asc(mentoringProposals.askedAt));
    return rows;
  },
};

export const mentoringNoteData: DataPart = {
  key: 'notasDeMentoria',
  title: 'Lo que has anotado de tus sesiones de mentoría',
  ...ownRows({
    hers: mentoringNotes.userId,
    join: [mentoringSessions, eq(mentoringSessions.id, mentoringNotes.sessionId)],
    newestFirst: true,
    order: [mentoringSessions.startsAt],
    fields: { sesion: ['Sesión', mentoringSessions.startsAt], nota: ['Nota', mentoringNotes.text] },
  }),
};

export const mentoringRatingData: DataPart = {
  key: 'valoracionesDeMentoria',
  title: 'Lo que has contado al equipo de tus mentorías',
  ...ownRows({
    hers: mentoringRatings.userId,
    order: [mentoringRatings.updatedAt],
    fields: {
      cuando: ['Cuándo', mentoringRatings.updatedAt],
      puntos: ['Del 1 al 5', mentoringRatings.stars],
      texto: ['Texto', mentoringRatings.note],
    },
  }),
  /** Removes her name from the notes that she wrote as a team member. */
  async erase({ db }, { id }) {
    await db
      .update(mentoringTeamNotes)
      .set({ authorName: 'Alguien del equipo' })
      .where(eq(mentoringTeamNotes.authorId, id));
  },
};
