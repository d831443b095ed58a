import { proposalKinds, proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { asc, eq } from 'drizzle-orm';
import { talkMarks, talkProposals, talks } from '../../database/talk-tables.ts';
import type { DataPart } from '../my-data/data-part.ts';

export const talkMarkData: DataPart = {
  key: 'charlas',
  title: 'Las charlas que has guardado o que te han ayudado',
  columns: ['talk_marks.user_id'],
  fields: { charla: 'Charla', que: 'Qué', cuando: 'Cuándo' },
  words: { que: { helpful: 'Me ayuda', saved: 'Guardada para luego' } },
  async read(db, { id }) {
    const rows = await db
      .select({ charla: talks.title, que: talkMarks.kind, cuando: talkMarks.markedAt })
      .from(talkMarks)
      .innerJoin(talks, eq(talks.id, talkMarks.talkId))
      .where(eq(talkMarks.userId, id))
      .orderBy(asc(talkMarks.markedAt));
    return rows;
  },
};

export const talkProposalData: DataPart = {
  key: 'propuestasDeCharla',
  title: 'Las charlas que has propuesto',
  columns: ['talk_proposals.user_id'],
  fields: {
    propuesta: 'Propuesta',
    titulo: 'Título',
    resumen: 'De qué va',
    temas: 'Temas',
    enlace: 'Enlace',
    deQuien: 'De quién es',
    ponente: 'Quién la da',
    contacto: 'Cómo dar con ella',
    estado: 'Estado',
    respuesta: 'Lo que te hemos escrito',
    decidida: 'Decidida',
  },
  words: {
    deQuien: { [proposalKinds[0]]: 'Tuya', [proposalKinds[1]]: 'De otra persona' },
    estado: proposalStateNames,
  },
  async read(db, { id }) {
    const rows = await db
      .select()
      .from(talkProposals)
      .where(eq(talkProposals.userId, id))
      .orderBy(asc(talkProposals.createdAt));
    return rows.map((row) => ({
      propuesta: row.createdAt,
      titulo: row.title,
      resumen: row.summary,
      temas: row.topics,
      enlace: row.link,
      deQuien: row.whose,
      ponente: row.speakerName,
      contacto: row.speakerContact,
      estado: row.state,
      respuesta: row.motive,
      decidida: row.decidedAt,
    }));
  },
};
