import { proposalKinds, proposalStateNames } from '@femcoders/contracts/talk-proposal-names';
import { eq } from 'drizzle-orm';
import { talkMarks, talkProposals, talks } from '../../database/talk-tables.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const talkMarkData: DataPart = {
  key: 'charlas',
  title: 'Las charlas que has guardado o que te han ayudado',
  ...ownRows({
    hers: talkMarks.userId,
    join: [talks, eq(talks.id, talkMarks.talkId)],
    order: [talkMarks.markedAt],
    fields: { charla: ['Charla', talks.title], que: ['Qué', talkMarks.kind], cuando: ['Cuándo', talkMarks.markedAt] },
  }),
  words: { que: { helpful: 'Me ayuda', saved: 'Guardada para luego' } },
};

export const talkProposalData: DataPart = {
  key: 'propuestasDeCharla',
  title: 'Las charlas que has propuesto',
  ...ownRows({
    hers: talkProposals.userId,
    order: [talkProposals.createdAt],
    fields: {
      propuesta: ['Propuesta', talkProposals.createdAt],
      titulo: ['Título', talkProposals.title],
      resumen: ['De qué va', talkProposals.summary],
      temas: ['Temas', talkProposals.topics],
      enlace: ['Enlace', talkProposals.link],
      deQuien: ['De quién es', talkProposals.whose],
      ponente: ['Quién la da', talkProposals.speakerName],
      contacto: ['Cómo dar con ella', talkProposals.speakerContact],
      estado: ['Estado', talkProposals.state],
      respuesta: ['Lo que te hemos escrito', talkProposals.motive],
      decidida: ['Decidida', talkProposals.decidedAt],
    },
  }),
  words: {
    deQuien: { [proposalKinds[0]]: 'Tuya', [proposalKinds[1]]: 'De otra persona' },
    estado: proposalStateNames,
  },
};
