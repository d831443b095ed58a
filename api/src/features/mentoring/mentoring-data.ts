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
import { fieldOf, ownRows } from '../../feature/own-rows.ts';

const named =
  <Id extends string>(names: Readonly<Record<Id, string>>) =>
  (ids: readonly Id[]) =>
    ids.map((id) => names[id]);
const slotNames = (slots: readonly string[]) => slots.map(slotName);

/** Her card as a mentor. What hangs on it is settled by the hourly work: requests pass on, pairs are closed. */
export const mentorData: DataPart = {
  key: 'mentora',
  title: 'Tu ficha de mentora',
  ...ownRows({
    hers: mentors.userId,
    fields: {
      estado: ['Estado', mentors.state],
      presentacion: ['Presentación', mentors.headline],
      texto: ['Cómo acompañas', mentors.about],
      temas: fieldOf('Temas', mentors.topics, named(mentoringTopicNames)),
      acompana: fieldOf('A quién acompañas', mentors.levels, named(mentoringLevelNames)),
      idiomas: fieldOf('Idiomas', mentors.languages, named(mentoringLanguageNames)),
      formatos: fieldOf('Formatos', mentors.formats, named(mentoringFormatNames)),
      modalidades: fieldOf('Cómo puedes quedar', mentors.modalities, named(mentoringModalityNames)),
      ciudad: ['Ciudad', mentors.city],
      huecos: fieldOf('Huecos de la semana', mentors.slots, slotNames),
      maximo: ['Cuántas a la vez', mentors.maxPairs],
      contacto: ['Cómo prefieres que te escriban', mentors.contact],
      publica: ['Se ve en la web', mentors.isPublic],
      compromiso: ['Compromiso con el código de conducta', mentors.agreedAt],
      creada: ['Creada', mentors.createdAt],
    },
  }),
  words: { estado: mentorStateNames },
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
  ...ownRows({
    hers: mentoringRequests.userId,
    order: [mentoringRequests.createdAt],
    fields: {
      pedida: ['Pedida', mentoringRequests.createdAt],
      estado: ['Estado', mentoringRequests.state],
      objetivo: ['Objetivo', mentoringRequests.goal],
      partida: fieldOf('Punto de partida', mentoringRequests.level, (level) => mentoringLevelNames[level]),
      temas: fieldOf('Temas', mentoringRequests.topics, named(mentoringTopicNames)),
      idiomas: fieldOf('Idiomas', mentoringRequests.languages, named(mentoringLanguageNames)),
      formato: fieldOf('Formato', mentoringRequests.format, (format) => mentoringFormatNames[format]),
      modalidades: fieldOf('Cómo puedes quedar', mentoringRequests.modalities, named(mentoringModalityNames)),
      ciudad: ['Ciudad', mentoringRequests.city],
      huecos: fieldOf('Huecos de la semana', mentoringRequests.slots, slotNames),
      preferencias: ['Preferencias', mentoringRequests.preferences],
      contacto: ['Cómo prefieres que te escriban', mentoringRequests.contact],
    },
  }),
  words: { estado: mentoringStateNames },
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
